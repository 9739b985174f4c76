/** Reads the settings from the environment and validates them. `server/README.md` lists their names and defaults. */
import { isIP } from "node:net";
import { editDistance } from "./shared/edit-distance.ts";

export interface Settings {
  host: string;
  port: number;
  /** Path of the database file. */
  databaseFile: string;
  /** Requests under `/api` per minute and client; 0 means no limit. */
  rateLimit: number;
  /** How long a request may wait while others are answered, in ms, before it is refused; 0 means no limit. */
  maxDelay: number;
  /**
   * Whether `X-Forwarded-For` and `X-Forwarded-Proto` are trusted, or the addresses of the proxies they are trusted
   * from.
   */
  trustProxy: boolean | string;
  logLevel: (typeof LOG_LEVELS)[number];
  /** The site's own address, such as `https://loci.example.org`; null to take it from each request. */
  origin: string | null;
  /** Where to reach those who run the site, as a URI (`mailto:` or `https:`); null if they do not say. */
  contact: string | null;
  /** The origins of the sites that may frame answers; none turns that off. */
  embed: readonly string[];
  /** Whether visitors may leave questions for the editors. */
  storesQuestions: boolean;
  /** How long a question is kept after it was last left, in days. */
  questionDays: number;
  /** Whether `/api/metrics` is served (to this machine only). */
  metrics: boolean;
}

/** All settings. One that is read and not listed here is an error of types. */
export const SETTING_NAMES = [
  "HOST",
  "PORT",
  "LOCI_DB",
  "LOCI_RATE_LIMIT",
  "LOCI_MAX_DELAY",
  "LOCI_TRUST_PROXY",
  "LOG_LEVEL",
  "LOCI_ORIGIN",
  "LOCI_CONTACT",
  "LOCI_EMBED",
  "LOCI_KEEP_QUESTIONS",
  "LOCI_METRICS",
  "LOCI_QUESTION_DAYS",
] as const;
type SettingName = (typeof SETTING_NAMES)[number];

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** A setting is invalid; the message is one line that names the variable. */
export class SettingsError extends Error {
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
export function readSettings(environment: Environment): Readonly<Settings> {
  refuseMisspelt(environment);
  const read = (name: SettingName, fallback: string) => environment[name]?.trim() || fallback;
  return Object.freeze({
    host: parseHost(read("HOST", "127.0.0.1")),
    port: parseInteger("PORT", read("PORT", "3000"), 0, 65535),
    databaseFile: read("LOCI_DB", "data/loci.sqlite"),
    rateLimit: parseInteger("LOCI_RATE_LIMIT", read("LOCI_RATE_LIMIT", "120"), 0, 1_000_000),
    maxDelay: parseInteger("LOCI_MAX_DELAY", read("LOCI_MAX_DELAY", "250"), 0, 60_000),
    trustProxy: parseTrustProxy(read("LOCI_TRUST_PROXY", "false")),
    logLevel: parseLogLevel(read("LOG_LEVEL", "info")),
    origin: parseOrigin(read("LOCI_ORIGIN", "")),
    contact: parseContact(read("LOCI_CONTACT", "")),
    embed: parseEmbed(read("LOCI_EMBED", "")),
    storesQuestions: parseSwitch("LOCI_KEEP_QUESTIONS", read("LOCI_KEEP_QUESTIONS", "1")),
    questionDays: parseInteger("LOCI_QUESTION_DAYS", read("LOCI_QUESTION_DAYS", "730"), 1, 36_500),
    metrics: parseSwitch("LOCI_METRICS", read("LOCI_METRICS", "0")),
  });
}

/**
 * Reads the settings of a server that others reach: it must know its own address, because otherwise its links would begin
 * with whatever a client sends as `Host`.
 *
 * @throws {SettingsError} as `readSettings`, and if `LOCI_ORIGIN` is missing.
 */
export function readServerSettings(environment: Environment): Readonly<Settings> {
  const settings = readSettings(environment);
  const { host, trustProxy, origin } = settings;
  if (origin === null && (trustProxy !== false || !isLoopback(host))) {
    const why = trustProxy === false ? `HOST (${host}) is not this machine only` : "LOCI_TRUST_PROXY is set";
    throw new SettingsError(
      `LOCI_ORIGIN is missing, and ${why}; set it to the address of the site, such as https://loci.example.org.`,
    );
  }
  return settings;
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
  const known = new Set<string>(SETTING_NAMES);
  return Object.keys(environment).filter((name) => name.startsWith(PREFIX) && !known.has(name));
}

function refuseMisspelt(environment: Environment): void {
  for (const name of unknownSettings(environment)) {
    if (OF_A_CLUSTER.test(name)) continue;
    const meant = SETTING_NAMES.find((known) => known.startsWith(PREFIX) && editDistance(name, known) <= MISSPELT);
    if (meant) throw new SettingsError(`${name} is not a setting; write ${meant}, or remove it.`);
  }
}

function parseContact(value: string): string | null {
  if (value === "") return null;
  const uri = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(value) ? `mailto:${value}` : value;
  const url = URL.canParse(uri) ? new URL(uri) : null;
  // RFC 9116, 2.5.3: a page must be served over HTTPS.
  if (url && !/\s/.test(uri) && (url.protocol === "https:" || /^mailto:[^@]+@[^@]+\.[^@]+$/.test(uri))) return url.href;
  throw invalid("LOCI_CONTACT", value, "an email address, or an address such as https://example.org/contact");
}

function parseHost(value: string): string {
  if (/[\s/]/.test(value)) throw invalid("HOST", value, "a host name or an address to listen on, such as 127.0.0.1");
  return value;
}

function parseInteger(name: string, value: string, min: number, max: number): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max)
    throw invalid(name, value, `a whole number from ${min} to ${max}`);
  return number;
}

function parseSwitch(name: string, value: string): boolean {
  if (value !== "0" && value !== "1") throw invalid(name, value, "1 or 0");
  return value === "1";
}

function parseTrustProxy(value: string): boolean | string {
  if (value === "true" || value === "1") return true;
  if (value === "false" || value === "0") return false;
  if (value.split(",").every((part) => isAddressRange(part.trim()))) return value;
  throw invalid(
    "LOCI_TRUST_PROXY",
    value,
    "true (one proxy at any address), false, or the addresses of the proxies, separated by commas",
  );
}

/** @returns Whether a text is an address or a range of addresses, but not of all: `10.0.0.1`, `10.0.0.0/8`, `::1`. */
function isAddressRange(text: string): boolean {
  const [address = "", prefix, ...more] = text.split("/");
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (prefix === undefined) return bits > 0;
  return more.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= bits;
}

function parseOrigin(value: string): string | null {
  if (value === "") return null;
  const origin = toOrigin(value);
  if (origin !== null) return origin;
  throw invalid("LOCI_ORIGIN", value, "the address of the site without a path, such as https://loci.example.org");
}

function parseEmbed(value: string): readonly string[] {
  const origins = value === "" ? [] : value.split(",").map((part) => toOrigin(part.trim()));
  if (origins.includes(null))
    throw invalid(
      "LOCI_EMBED",
      value,
      "addresses of sites without a path, separated by commas, such as https://church.example.org",
    );
  return [...new Set(origins.flatMap((origin) => origin ?? []))];
}

/** @returns The origin that a text is, or null if it is none. A wildcard is none. */
function toOrigin(value: string): string | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isOrigin = url && /^https?:$/.test(url.protocol) && /^[\w.:[\]-]+$/.test(url.host);
  return isOrigin && [url.origin, `${url.origin}/`].includes(value.toLowerCase()) ? url.origin : null;
}

function parseLogLevel(value: string): Settings["logLevel"] {
  const level = LOG_LEVELS.find((candidate) => candidate === value);
  if (!level) throw invalid("LOG_LEVEL", value, `one of ${LOG_LEVELS.join(", ")}`);
  return level;
}

function invalid(name: string, value: string, expected: string): SettingsError {
  return new SettingsError(`${name} is ${JSON.stringify(value)}, but must be ${expected}.`);
}
