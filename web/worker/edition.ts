/** The edition of what is kept: the build of the client and the revision of the content. */
import { REVISION_HEADER } from "../../server/contract/revision.ts";

declare const __BUILD__: string;

/** The hash of the client's sources, inserted by the build. */
export const BUILD = __BUILD__;

/** Where an entry of a cache names its edition. */
export const EDITION_HEADER = "x-edition";

/** @returns The edition of a response of the server; null if it names none. */
export function editionOf(response: Response): string | null {
  const revision = response.headers.get(REVISION_HEADER);
  return revision === null ? null : `${BUILD} ${revision}`;
}
