/** In place of what could not be loaded: what failed in plain words, and a way to try again where that may help. */
import { type Failure, isWorthAsking, reasonOf } from "../../data/failure.ts";
import { typeset } from "../../lib/typeset.ts";

type Props = {
  /** Such as `The search failed.`; left out where the server says itself why it refuses. */
  what: string;
  call: Failure;
};

export function LoadFailure({ what, call: { error, retry } }: Props) {
  const again = isWorthAsking(error);
  return (
    <div className="failure" role="alert">
      <p>{again ? `${what} ${reasonOf(error)}` : typeset(reasonOf(error))}</p>
      {again && (
        <button type="button" className="btn" onClick={retry}>
          Try again
        </button>
      )}
    </div>
  );
}
