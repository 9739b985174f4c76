/** Reads the settings from the environment and validates them. `server/README.md` lists their names and defaults. */
import { isIP } from "node:net";
import { PlainError } from "./plain-error.ts";
import { editDistance } from "./shared/edit-distance.ts";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** A setting, of which every value is checked. */
interface Setting<Value> {
  /** The variable. */
  name: string;
  fallback: string;
  /** What a value must be, in words. */
  expected: string;
  /** @returns Undefined if the value is invalid. */
  parse(value: string): Value | undefined;
}

function setting<Value>(
  name: string,
  fallback: string,
  expected: string,
  parse: Setting<Value>["parse"],
): Setting<Value> {
  return { name, fallback, expected, parse };
}

function wholeNumber(name: string, fallback: string, min: number, max: number): Setting<number> {
  return setting(name, fallback, `a whole number from ${min} to ${max}`, (value) => {
    const number = Number(value);
    return /^\d+$/.test(value) && number >= min && number <= max ? number : undefined;
  });
}

function onOrOff(name: string, fallback: "0" | "1"): Setting<boolean> {
  return setting(name, fallback, "1 or 0", (value) => (/^[01]$/.test(value) ? value === "1" : undefined));
}

const settings = {
  host: setting("HOST", "127.0.0.1", "a host name or an address to listen on, such as 127.0.0.1", (value) =>
    /[\s/]/.test(value) ? undefined : value,
  ),
  port: wholeNumber("PORT", "3000", 0, 65535),
  /** Path of the database file. */
  databaseFile: setting("LOCI_DB", "data/loci.sqlite", "a path", (value) => value),
  /** Requests under `/api` per minute and client; 0 means no limit. */
  rateLimit: wholeNumber("LOCI_RATE_LIMIT", "120", 0, 1_000_000),
  /** How long a request may wait while others are answered, in ms, before it is refused; 0 means no limit. */
  maxDelay: wholeNumber("LOCI_MAX_DELAY", "250", 0, 60_000),
  /**
   * Whether `X-Forwarded-For` and `X-Forwarded-Proto` are trusted, or the addresses of the proxies they are trusted
   * from.
   */
  trustProxy: setting(
    "LOCI_TRUST_PROXY",
    "false",
    "true (one proxy at any address), false, or the addresses of the proxies, separated by commas",
    parseTrustProxy,
  ),
  logLevel: setting("LOG_LEVEL", "info", `one of ${LOG_LEVELS.join(", ")}`, (value) =>
    LOG_LEVELS.find((level) => level === value),
  ),
  /** The site's own address, such as `https://loci.example.org`; null to take it from each request. */
  origin: setting(
    "LOCI_ORIGIN",
    "",
    "the address of the site without a path, such as https://loci.example.org",
    (value) => (value === "" ? null : toOrigin(value)),
  ),
  /** Where to reach those who run the site, as a URI (`mailto:` or `https:`); null if they do not say. */
  contact: setting(
    "LOCI_CONTACT",
    "",
    "an email address, or an address such as https://example.org/contact",
    parseContact,
  ),
  /** The origins of the sites that may frame answers; none turns that off. */
  embed: setting(
    "LOCI_EMBED",
    "",
    "addresses of sites without a path, separated by commas, such as https://church.example.org",
    parseEmbed,
  ),
  /** Whether visitors may leave questions for the editors. */
  storesQuestions: onOrOff("LOCI_KEEP_QUESTIONS", "1"),
  /** How long a question is kept after it was last left, in days. */
  questionDays: wholeNumber("LOCI_QUESTION_DAYS", "730", 1, 36_500),
  /** Whether `/api/metrics` is served (to this machine only). */
  metrics: onOrOff("LOCI_METRICS", "0"),
};

export type Settings = {
  readonly [Key in keyof typeof settings]: Exclude<ReturnType<(typeof settings)[Key]["parse"]>, undefined>;
};

export const SETTING_NAMES = Object.values(settings).map(({ name }) => name);

/** A setting is invalid; the message is one line that names the variable. */
export class SettingsError extends PlainError {
  override name = "SettingsError";
}

type Environment = Record<string, string | undefined>;

/**
 * Reads the settings.
 *
 * @param environment - Usually `process.env`; an empty value counts as absent.
 * @throws {SettingsError} if a value is invalid, or a name most likely misspelt; the message names the first such
 *   variable.
 */
export function readSettings(environment: Environment): Settings {
  refuseMisspelt(environment);
  const read = Object.entries<Setting<unknown>>(settings).map(([key, { name, fallback, expected, parse }]) => {
    const text = environment[name]?.trim() || fallback;
    const value = parse(text);
    if (value === undefined) throw new SettingsError(`${name} is ${JSON.stringify(text)}, but must be ${expected}.`);
    return [key, value];
  });
  return Object.freeze(Object.fromEntries(read)) as Settings;
}

/**
 * Reads the settings of a server that others reach: it must know its own address, because otherwise its links would begin
 * with whatever a client sends as `Host`.
 *
 * @throws {SettingsError} as `readSettings`, and if `LOCI_ORIGIN` is missing.
 */
export function readServerSettings(environment: Environment): Settings {
  const read = readSettings(environment);
  const { host, trustProxy, origin } = read;
  if (origin === null && (trustProxy !== false || !isLoopback(host))) {
    const why = trustProxy === false ? `HOST (${host}) is not this machine only` : "LOCI_TRUST_PROXY is set";
    throw new SettingsError(
      `LOCI_ORIGIN is missing, and ${why}; set it to the address of the site, such as https://loci.example.org.`,
    );
  }
  return read;
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
}

/** How the names begin that belong to this program. */
const PREFIX = "LOCI_";
/** Names that Kubernetes and Docker give every container beside a service called `loci…`. */
const OF_A_CLUSTER = /_SERVICE_(?:HOST|PORT)|_PORT(?:_\d+_(?:TCP|UDP|SCTP).*)?$/;
/** Up to how many letters may differ in a misspelt name. */
const MISSPELT = 2;

/** @returns The variables that look like settings of this program, but are none. */
export function unknownSettings(environment: Environment): string[] {
  return Object.keys(environment).filter((name) => name.startsWith(PREFIX) && !SETTING_NAMES.includes(name));
}

function refuseMisspelt(environment: Environment): void {
  for (const name of unknownSettings(environment)) {
    if (OF_A_CLUSTER.test(name)) continue;
    const meant = SETTING_NAMES.find((known) => known.startsWith(PREFIX) && editDistance(name, known) <= MISSPELT);
    if (meant) throw new SettingsError(`${name} is not a setting; write ${meant}, or remove it.`);
  }
}

function parseContact(value: string): string | null | undefined {
  if (value === "") return null;
  const uri = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(value) ? `mailto:${value}` : value;
  const url = URL.canParse(uri) ? new URL(uri) : null;
  // RFC 9116, 2.5.3: a page must be served over HTTPS.
  const isRight = url?.protocol === "https:" || /^mailto:[^@]+@[^@]+\.[^@]+$/.test(uri);
  return url && isRight && !/\s/.test(uri) ? url.href : undefined;
}

function parseTrustProxy(value: string): boolean | string | undefined {
  if (value === "true" || value === "1") return true;
  if (value === "false" || value === "0") return false;
  return value.split(",").every((part) => isAddressRange(part.trim())) ? value : undefined;
}

/** @returns Whether a text is an address or a range of addresses, but not of all: `10.0.0.1`, `10.0.0.0/8`, `::1`. */
function isAddressRange(text: string): boolean {
  const [address = "", prefix, ...more] = text.split("/");
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (prefix === undefined) return bits > 0;
  return more.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= bits;
}

function parseEmbed(value: string): readonly string[] | undefined {
  const parts = value === "" ? [] : value.split(",");
  const origins = parts.flatMap((part) => toOrigin(part.trim()) ?? []);
  return origins.length === parts.length ? [...new Set(origins)] : undefined;
}

/** @returns The origin that a text is, or undefined if it is none. A wildcard is none. */
function toOrigin(value: string): string | undefined {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isOrigin = url && /^https?:$/.test(url.protocol) && /^[\w.:[\]-]+$/.test(url.host);
  return isOrigin && [url.origin, `${url.origin}/`].includes(value.toLowerCase()) ? url.origin : undefined;
}
