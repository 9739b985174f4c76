/** Addresses and file names of what is exported. */

/** @param origin - Of this site, such as `https://loci.example`. */
export function answerAddress(origin: string, id: string): string {
  return `${origin}/answers/${encodeURIComponent(id)}`;
}

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
