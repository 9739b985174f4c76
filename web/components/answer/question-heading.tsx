/** The question over its answer. The focus goes there when the answer arrives, unless one came by back or forward. */
import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { QUESTION_MAX_LENGTH, questionLength } from "../../../server/contract/limits.ts";
import { shortened } from "../../lib/text.ts";
import { typeset } from "../../lib/typeset.ts";

const cardSize = "text-36/10.5 tracking-[-0.01em] max-md:text-34/9.5";
const longSize = "text-32/9.5 print:text-[24pt]/[1.15]";

/** From here on a question is set smaller. */
const LONG = 90; // characters
/** So much shows of one that is too long to be answered: the page says why below it. */
const REFUSED = 160; // characters

type Props = {
  question: string;
  answered: boolean;
  /** Whether it stands on the answer card, where it is smaller. */
  onCard?: boolean;
};

export function QuestionHeading({ question, answered, onCard = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigationType();
  // A step to a place on the page, such as a source, is no arrival.
  const isPlace = useLocation().hash !== "";
  const arrived = answered && navigation === "PUSH" && !isPlace;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question has its own arrival.
  useEffect(() => {
    if (arrived) heading.current?.focus({ preventScroll: true });
  }, [arrived, question]);
  return (
    <h1 ref={heading} tabIndex={-1} className={onCard ? cardSize : question.length > LONG ? longSize : ""}>
      {typeset(questionLength(question) > QUESTION_MAX_LENGTH ? shortened(question, REFUSED) : question)}
    </h1>
  );
}
