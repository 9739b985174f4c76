/** About: who speaks, how an answer is written, what happens when you ask, and what is stored. */
import { type ReactNode, use } from "react";
import { Link } from "react-router-dom";
import { PageFrame, PageHeading, PageText } from "../components/layout/page-frame.tsx";
import { PageSettings } from "../data/page-settings.ts";
import { useQuery } from "../data/use-query.ts";
import { describePeriod } from "../lib/dates.ts";
import { aboutCall, answerPath, paths } from "../lib/paths.ts";

export function AboutPage() {
  const query = useQuery(aboutCall);
  const about = query.status === "ready" ? query.data : null;
  const { questionDays } = use(PageSettings);
  return (
    <PageFrame title="About">
      <PageText>
        <PageHeading>About Loci</PageHeading>
        <p className="lede mt-1.5">Written answers to questions about the Christian faith, each with its sources.</p>
        <Section title="Who speaks">
          <p>
            Loci speaks from the Reformed confessions: the <To id="westminster-confession">Westminster Confession</To>{" "}
            with its catechisms, and the <To id="three-forms-of-unity">Three Forms of Unity</To>. Where Christians
            differ, an answer gives the ground of these confessions first, and says who differs and why.
          </p>
          <p>
            Loci is no church. It cannot know you, pray with you, baptize you or sit beside you; a congregation and its
            pastor can. Nor does it take the place of a doctor, of a lawyer or of the police.
          </p>
          {about?.contact && (
            <p>
              Whoever runs this site can be reached at{" "}
              <a className="link" href={about.contact}>
                {about.contact.replace(/^mailto:/, "").replace(/^https:\/\//, "")}
              </a>
              .
            </p>
          )}
        </Section>
        <Section title="How an answer is written">
          <p>
            Every answer was written beforehand, for Loci, and cites its sources by number. What stands beside a number
            says in our own words what the source says at that place; the link beside it leads to the source.
            {about && ` Only works of the catalogue are cited, ${about.works} at present.`} Scripture is quoted from the
            King James Version.
          </p>
          <p>
            When an answer has been compared with its sources, its file records the day and what was compared, and the
            end of the answer says so. The record holds for the text that was compared: once the text has changed, the
            answer counts as not yet compared.
            {about && ` Of ${about.answers} answers, ${about.compared} have such a record for their present text.`}
          </p>
          <p>
            Answers are corrected. What has changed is listed at the end of an answer and in the{" "}
            <a className="link" href="/feed.xml">
              feed
            </a>
            .
            {questionDays !== null &&
              " If you find a mistake, “Report a mistake” at the end of the answer keeps it for the editors."}
          </p>
          <p>
            The cited works are on the sites of others, who publish them freely. That Loci links to a site implies
            neither its endorsement nor any affiliation.
          </p>
        </Section>
        <Section title="What happens when you ask">
          <p>
            No text is generated. This server compares your question with the written answers, by its words and, with a
            small language model, by its meaning. It shows the answer that is nearest, or says that it is not sure of
            any. The model only chooses, and runs on this server: your question is passed on to nobody.
          </p>
        </Section>
        <Section title="What is stored">
          <p>
            On the server, nothing about you. There are no accounts and no tracking, and a page asks nothing of other
            sites. Its log names the pages that were opened, but neither your question nor your address.
            {questionDays !== null &&
              ` Only when you press “Ask the editors” or “Report a mistake” is what you wrote kept, for ${describePeriod(questionDays)}, with the day; nothing about you is.`}
          </p>
          <p>
            In your browser, without a press: your recent searches, the pages that you have opened, so that they open
            offline, and whether the sidebar is open. With a press: what you save in Study, your notes, and your
            settings. Notes are sent only if you put them in a PDF: this server then sets them in type, and neither
            stores nor logs them.{" "}
            <Link className="link" to={paths.settings}>
              Settings
            </Link>{" "}
            shows it and clears it.
          </p>
        </Section>
      </PageText>
    </PageFrame>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-9 flex flex-col gap-3 font-serif text-body">
      <h2 className="font-medium text-heading/none">{title}</h2>
      {children}
    </section>
  );
}

function To({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Link className="link" to={answerPath(id)}>
      {children}
    </Link>
  );
}
