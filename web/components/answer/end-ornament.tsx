/** The leaf at the end of an answer. Its vein has the background colour: the page's, or the `--ground` of a card. */

export function EndOrnament() {
  return (
    <div className="mt-9 flex justify-center print:my-[14pt]" aria-hidden="true">
      <svg className="h-8 w-12 fill-minium stroke-minium" viewBox="0 0 48 32" aria-hidden="true">
        <path
          stroke="none"
          d="M22.5 15.2C20.3 9.2 25.2 4.3 30.3 6.3c5 2 8.9 7.8 16.2 11.2-7.2 1.3-11.6 4.6-14.8 8.4-3.2 3.7-9.2 2.9-10.6-1.6-1-3.3.2-6.4 1.4-9.1z"
        />
        <path
          fill="none"
          strokeWidth="1.5"
          strokeLinecap="round"
          d="M22.3 15.8C15.8 17.4 8.8 15.3 5.8 10.2 4.1 7.2 5.7 4.3 8.3 4.8c2.2.4 2.6 3.1.8 3.9"
        />
        <path
          className="stroke-(--ground,var(--color-paper))"
          fill="none"
          strokeWidth="1"
          strokeLinecap="round"
          d="M24.5 15.8c5.5-.7 11.5 0 16 1.5"
        />
      </svg>
    </div>
  );
}
