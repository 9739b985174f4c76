/** A line drawing of 34 pixels in black and red ink. */
type Props = {
  /** Path data in a square of side 32, for each ink. */
  ink: string;
  red: string;
};

export function InkDrawing({ ink, red }: Props) {
  return (
    <svg
      className="mt-0.25 -ml-0.5 size-8.5 fill-none stroke-[1.3] stroke-ink-2 [stroke-linecap:round] [stroke-linejoin:round]"
      viewBox="0 0 32 32"
      aria-hidden="true"
    >
      <path d={ink} />
      <path className="stroke-rubric" d={red} />
    </svg>
  );
}
