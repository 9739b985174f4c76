/** The searching state: the page is pricked and ruled, ready for the scribe, and a red pen rules line after line. */
import { BrandMark } from "../ui/brand-mark.tsx";
import { TakingLonger } from "../ui/taking-longer.tsx";

export function Searching({ question }: { question: string }) {
  return (
    <div className="searching" aria-busy="true">
      <div className="status" role="status">
        <BrandMark />
        <span>Searching theological resources...</span>
      </div>
      <TakingLonger />
      <div className="ruled" aria-hidden="true">
        <span className="pen" />
        <span className="space">{guideLetter(question)}</span>
      </div>
    </div>
  );
}

/** The small letter that tells the rubricator which versal belongs here. */
function guideLetter(question: string): string {
  return question.match(/\p{L}/u)?.[0].toLowerCase() ?? "";
}
