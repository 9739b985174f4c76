/** A door: the questions to begin with, in the order in which they should be read. */
import { Link, useParams } from "react-router-dom";
import type { Door } from "../../server/contract/home.ts";
import { LoadedPage } from "../components/layout/loaded-page.tsx";
import { NotFoundPage } from "../components/layout/not-found-page.tsx";
import { Gloss, PageHeading, PageText } from "../components/layout/page-frame.tsx";
import { LinkRow } from "../components/ui/link-row.tsx";
import { useQuery } from "../data/use-query.ts";
import { inWords } from "../lib/numbers.ts";
import { answerPath, doorCall, doorPath, paths } from "../lib/paths.ts";
import { capitalized } from "../lib/text.ts";
import { typeset } from "../lib/typeset.ts";

export function DoorPage() {
  const { door: id = "" } = useParams();
  return (
    <LoadedPage
      key={id}
      what="the questions"
      call={useQuery(doorCall(id))}
      title="Where to begin"
      titleOf={({ title }) => title}
      missing={() => <NotFoundPage />}
    >
      {(door) => <OpenDoor door={door} />}
    </LoadedPage>
  );
}

function OpenDoor({ door: { title, description, urgent, answers, others } }: { door: Door }) {
  return (
    <>
      <PageText>
        <PageHeading>{typeset(title)}</PageHeading>
        <p className="lede mt-1.5">{typeset(`${description}.`)}</p>
        {urgent && (
          <p className="mt-6 border-rubric border-s-2 ps-4 text-body">
            <strong className="font-semibold">If you, or someone near you, may be in danger,</strong> call the emergency
            number where you are, call someone you trust, and stay with a person. Do that now, before you read on.
          </p>
        )}
        <h2 className="label mt-9">{`${capitalized(inWords(answers.length))} questions to begin with`}</h2>
        <ol className="mt-2 border-rule border-t">
          {answers.map(({ id, question, firstSentence }, index) => (
            <li key={id} className="grid grid-cols-[2.25rem_1fr] border-rule border-b py-3.5">
              <span className="font-serif text-item text-rubric" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <Link
                  className="block text-balance font-medium font-serif text-item hover:text-rubric"
                  to={answerPath(id)}
                >
                  {typeset(question)}
                </Link>
                <p className="mt-0.5 font-serif text-body text-ink-2">{typeset(firstSentence)}</p>
              </div>
            </li>
          ))}
        </ol>
      </PageText>
      <Gloss className="@gloss:pt-12" aria-label="Other ways to begin">
        <h2 className="label">Other ways to begin</h2>
        <ul className="mt-2 border-rule border-t">
          {others.map((other) => (
            <li key={other.id}>
              <LinkRow to={doorPath(other.id)}>{typeset(other.title)}</LinkRow>
            </li>
          ))}
          <li>
            <LinkRow to={paths.library}>All questions, by topic</LinkRow>
          </li>
        </ul>
      </Gloss>
    </>
  );
}
