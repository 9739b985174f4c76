/** Makes the names of downloaded files. */

/** Maximum length of a file name in characters, without the extension. */
const NAME_MAX_LENGTH = 80;

/**
 * A file's name from a title, plain enough for every file system and for a header: `What is salvation?` gives
 * `what-is-salvation`.
 *
 * @param fallback - The name if no character of the title can be used.
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

/** @returns A `Content-Disposition` header that makes browsers save a file under a name made by `fileName`. */
export function attachment(name: string): string {
  return `attachment; filename="${name}"`;
}
