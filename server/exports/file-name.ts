/** Names of the files that are downloaded. */

/** Longest name of a file, in characters without its ending. */
const NAME_MAX_LENGTH = 80;

/**
 * A file's name from a title, plain enough for every file system and for a header: `What is salvation?` gives
 * `what-is-salvation`.
 *
 * @param fallback - The name where nothing of the title can be kept.
 */
export function fileName(title: string, fallback: string): string {
  const plain = title
    .normalize("NFKD")
    .replaceAll(/['’\p{M}]/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, NAME_MAX_LENGTH)
    .replaceAll(/^-+|-+$/g, "");
  return plain || fallback;
}

/** @returns The header `Content-Disposition` by which a browser saves a file under the name that `fileName` makes. */
export function attachment(name: string): string {
  return `attachment; filename="${name}"`;
}
