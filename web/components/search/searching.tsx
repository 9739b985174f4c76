/** The searching state: a ruled page on which a red pen draws line after line. */
import { BrandMark } from "../ui/brand-mark.tsx";
import { TakingLonger } from "../ui/taking-longer.tsx";

type Props = {
  question: string;
  /**
   * Whether the status is as high as chips and tabs, so that the first ruled line is where the answer's first line
   * goes.
   */
  onLinesOfAnswer?: boolean;
};

export function Searching({ question, onLinesOfAnswer = false }: Props) {
  return (
    <div className="relative" aria-busy="true">
      <div
        className={`flex items-center gap-3 font-serif text-ink-2 text-lede italic ${onLinesOfAnswer ? "pt-3.5 pb-17.75" : ""}`}
        role="status"
      >
        <BrandMark className="size-5 animate-breathe" />
        <span>Searching theological resources...</span>
      </div>
      <TakingLonger className={onLinesOfAnswer ? "absolute inset-s-8 top-12.5" : "block"} />
      <div className="ruled-page" aria-hidden="true">
        <span className="pen" />
        <span className="absolute inset-s-[calc(1.5rem+1px)] top-0 grid h-[calc(6rem-1px)] w-21 place-items-center bg-paper font-serif text-body/none text-ink-3">
          {guideLetter(question)}
        </span>
      </div>
    </div>
  );
}

/** The small guide letter in the place of the versal. */
function guideLetter(question: string): string {
  return question.match(/\p{L}/u)?.[0].toLowerCase() ?? "";
}
