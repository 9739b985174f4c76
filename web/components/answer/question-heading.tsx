/** The question over its answer. */
import { QUESTION_MAX_LENGTH, questionLength } from "../../../server/shared/limits.ts";
import { asSentence, shortened } from "../../lib/text.ts";
import { typeset } from "../../lib/typeset.ts";
import { PageHeading } from "../layout/page-frame.tsx";

const cardSize = "text-card tracking-[-0.01em]";
const longSize = "text-title print:text-[24pt]/[1.15]";

/** From this length on, a question is set smaller. */
const LONG = 90; // characters
/** How much of an overlong question is shown, in characters. A line below it says that it is too long. */
const REFUSED = 160; // characters

type Props = {
  question: string;
  answered: boolean;
  /** Whether it is on the answer card, where it is smaller. */
  onCard?: boolean;
};

export function QuestionHeading({ question, answered, onCard = false }: Props) {
  return (
    <PageHeading answered={answered} className={onCard ? cardSize : question.length > LONG ? longSize : ""}>
      {typeset(asSentence(questionLength(question) > QUESTION_MAX_LENGTH ? shortened(question, REFUSED) : question))}
    </PageHeading>
  );
}
