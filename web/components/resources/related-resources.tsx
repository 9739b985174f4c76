/** The gloss beside an answer: works to go on with, all from the catalogue. */
import type { RelatedResources as Related } from "../../../server/contract/resource.ts";
import { AdditionalResources } from "./additional-resources.tsx";
import { FurtherReading } from "./further-reading.tsx";
import { RecommendedBook } from "./recommended-book.tsx";

/** @param related - Null while it is not there. */
export function RelatedResources({ related }: { related: Related | null }) {
  return (
    <>
      <h2>Related Resources</h2>
      {related && related.resources.length > 0 && <AdditionalResources resources={related.resources} />}
      {related?.book && <RecommendedBook book={related.book} />}
      {related && related.furtherReading.length > 0 && <FurtherReading links={related.furtherReading} />}
    </>
  );
}
