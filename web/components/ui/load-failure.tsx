/** In place of what could not be loaded: what it is, and a way to try again. */

type Props = { message: string; onRetry: () => void };

export function LoadFailure({ message, onRetry }: Props) {
  return (
    <div className="failure" role="alert">
      <p className="lede">{message}</p>
      <button type="button" className="btn" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
