/** A partner: its description, its website, and all its works in the catalogue. */
import type { Work } from "../../../server/contract/library.ts";
import type { Partner } from "../../../server/contract/partner.ts";
import { libraryWorkPath } from "../../lib/library-paths.ts";
import { counted } from "../../lib/numbers.ts";
import { byTitle, capitalized } from "../../lib/text.ts";
import { typeset } from "../../lib/typeset.ts";
import { yearOf } from "../answer/format-citation.ts";
import { useCiteDialog } from "../cite/use-cite-dialog.tsx";
import { buttonStyles, IconButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { LinkRow } from "../ui/link-row.tsx";
import { PartnerLogo } from "../ui/partner.tsx";
import { LibrarySection } from "./library-section.tsx";
import { PartHeading } from "./part-frame.tsx";

type Props = { partner: Partner; works: readonly Work[] };

export function PartnerWorks({ partner, works }: Props) {
  return (
    <div className="max-w-(--measure)">
      <PartHeading title={partner.name} lede={partner.description} />
      <p className="mt-5 flex items-center gap-4">
        <PartnerLogo partner={partner} size={44} />
        <a className={buttonStyles.outline} href={partner.siteUrl} target="_blank" rel="noopener">
          Visit {typeset(partner.shortName)} <Icon name="outward" small />
        </a>
      </p>
      <LibrarySection title={`${capitalized(counted(works.length, "work"))} in the catalogue`} className="mt-8">
        <ul>
          {byTitle(works).map((work) => (
            <WorkRow key={work.id} work={work} />
          ))}
        </ul>
      </LibrarySection>
      <p className="aside mt-6">
        This site publishes the texts freely. To be listed here implies no affiliation or endorsement.
      </p>
    </div>
  );
}

function WorkRow({ work }: { work: Work }) {
  const { opener, dialog } = useCiteDialog({ kind: "work", workId: work.id }, typeset(work.title));
  return (
    <li className="flex items-center border-rule border-b">
      <LinkRow className="min-h-15 flex-1 border-b-0" to={libraryWorkPath(work.id)}>
        <span>
          {typeset(work.title)}
          <small className="block font-sans text-ink-3 text-meta">
            {typeset([work.author, yearOf(work)].filter(Boolean).join(", "))}
            {work.answerCount > 0 && ` · cited in ${counted(work.answerCount, "answer")}`}
          </small>
        </span>
      </LinkRow>
      <IconButton className="-me-2" aria-label={`Cite: ${typeset(work.title)}`} {...opener}>
        <Icon name="quote" className="size-4.5" />
      </IconButton>
      {dialog}
    </li>
  );
}
