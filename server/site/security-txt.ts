/** Writes `/.well-known/security.txt` (RFC 9116): where to report a weakness of the site. */

export const SECURITY_TXT_PATH = "/.well-known/security.txt";
/** How long readers may rely on it, in days; less than a year is recommended. */
const VALID_DAYS = 180;

/**
 * @param contact - A URI.
 * @param origin - The site's own address.
 * @param now - It expires half a year later, at midnight UTC.
 */
export function writeSecurityTxt(contact: string, origin: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + VALID_DAYS));
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${origin}${SECURITY_TXT_PATH}`,
    "",
  ].join("\n");
}
