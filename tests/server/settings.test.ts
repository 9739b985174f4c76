import { expect, test } from "vitest";
import {
  readServerSettings,
  readSettings,
  SETTING_NAMES,
  SettingsError,
  unknownSettings,
} from "../../server/settings.ts";

test("has a default for each setting", () => {
  expect(readSettings({})).toEqual({
    host: "127.0.0.1",
    port: 3000,
    databaseFile: "data/loci.sqlite",
    rateLimit: 120,
    maxDelay: 250,
    trustProxy: false,
    logLevel: "info",
    origin: null,
    contact: null,
    embed: [],
    storesQuestions: true,
    questionDays: 730,
    metrics: false,
  });
});

test("treats an empty variable as absent", () => {
  const empty = { HOST: "", PORT: " ", LOCI_DB: "", LOCI_RATE_LIMIT: "", LOCI_TRUST_PROXY: "", LOG_LEVEL: "" };
  expect(readSettings(empty)).toEqual(readSettings({}));
});

test("reads each setting, without surrounding white space", () => {
  expect(
    readSettings({
      HOST: " 0.0.0.0 ",
      PORT: " 8080",
      LOCI_DB: "/srv/loci/loci.sqlite",
      LOCI_RATE_LIMIT: "0",
      LOCI_MAX_DELAY: "500",
      LOCI_TRUST_PROXY: "10.0.0.1, 192.168.0.0/16",
      LOG_LEVEL: "silent",
      LOCI_METRICS: "1",
      LOCI_ORIGIN: "https://Loci.example:8443/",
      LOCI_CONTACT: "editors@loci.example",
      LOCI_KEEP_QUESTIONS: "0",
      LOCI_QUESTION_DAYS: "90",
      LOCI_EMBED: "https://Church.example/, http://127.0.0.1:8080",
    }),
  ).toEqual({
    host: "0.0.0.0",
    port: 8080,
    databaseFile: "/srv/loci/loci.sqlite",
    rateLimit: 0,
    maxDelay: 500,
    trustProxy: "10.0.0.1, 192.168.0.0/16",
    logLevel: "silent",
    origin: "https://loci.example:8443",
    contact: "mailto:editors@loci.example",
    storesQuestions: false,
    questionDays: 90,
    embed: ["https://church.example", "http://127.0.0.1:8080"],
    metrics: true,
  });
});

for (const [value, expected] of Object.entries({ true: true, "1": true, false: false, "0": false, "::1": "::1" }))
  test(`reads LOCI_TRUST_PROXY=${value}`, () => {
    expect(readSettings({ LOCI_TRUST_PROXY: value }).trustProxy).toBe(expected);
  });

for (const host of ["::", "::1", "localhost", "loci.example"])
  test(`reads HOST=${host}`, () => {
    expect(readSettings({ HOST: host }).host).toBe(host);
  });

test("cannot be changed afterwards", () => {
  const settings = readSettings({});
  expect(() => {
    (settings as { port: number }).port = 1;
  }).toThrow(TypeError);
});

const wrong: [name: string, value: string][] = [
  ["HOST", "http://localhost"],
  ["HOST", "two hosts"],
  ["PORT", "http"],
  ["PORT", "-1"],
  ["PORT", "65536"],
  ["PORT", "3000.5"],
  ["PORT", "0x50"],
  ["PORT", "1e3"],
  ["LOCI_RATE_LIMIT", "many"],
  ["LOCI_RATE_LIMIT", "-5"],
  ["LOCI_RATE_LIMIT", "1000001"],
  ["LOCI_MAX_DELAY", "1s"],
  ["LOCI_TRUST_PROXY", "yes"],
  ["LOCI_TRUST_PROXY", "10.0.0.1,"],
  ["LOCI_KEEP_QUESTIONS", "no"],
  ["LOCI_QUESTION_DAYS", "0"],
  ["LOCI_ORIGIN", "loci.example"],
  ["LOCI_ORIGIN", "ftp://loci.example"],
  ["LOCI_ORIGIN", "https://loci.example/path"],
  ["LOCI_ORIGIN", "https://me@loci.example"],
  ["LOCI_ORIGIN", "https://loci.example?q=1"],
  ["LOCI_ORIGIN", "https://a b"],
  ["LOCI_CONTACT", "the editors"],
  ["LOCI_CONTACT", "@loci.example"],
  ["LOCI_CONTACT", "editors@loci"],
  ["LOCI_CONTACT", "http://loci.example/contact"],
  ["LOCI_CONTACT", "javascript:alert(1)"],
  ["LOCI_CONTACT", "a@b.example\nContact: mailto:c@d.example"],
  ["LOCI_EMBED", "*"],
  ["LOCI_EMBED", "https://*.church.example"],
  ["LOCI_EMBED", "https://church.example/path"],
  ["LOCI_EMBED", "https://a.example https://b.example"],
  ["LOCI_EMBED", "https://a.example,"],
  ["LOCI_EMBED", "https://a.example;script-src *"],
  ["LOG_LEVEL", "loud"],
  ["LOG_LEVEL", "INFO"],
];

for (const [name, value] of wrong)
  test(`refuses ${name}=${value} with one line that names it`, () => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(
      new RegExp(`^${name} is ${JSON.stringify(value).replace(/[.*+?^$()|[\]\\]/g, "\\$&")}, but must be .+\\.$`),
    );
  });

for (const address of ["999.1.1.1", "10.0.0.0/33", "0.0.0.0/0", "::/0", "10.0.0.0/8/8", "::1/129", "abc", ":::::"])
  test(`refuses LOCI_TRUST_PROXY=${address}, which is not the address of a proxy`, () => {
    expect(() => readSettings({ LOCI_TRUST_PROXY: address })).toThrow(/^LOCI_TRUST_PROXY is /);
  });

for (const [contact, uri] of Object.entries({
  "mailto:editors@loci.example": "mailto:editors@loci.example",
  "https://loci.example/contact": "https://loci.example/contact",
}))
  test(`reads LOCI_CONTACT=${contact}`, () => {
    expect(readSettings({ LOCI_CONTACT: contact }).contact).toBe(uri);
  });

/** What a server that others reach has, but for its own address. */
const reachable: Record<string, Record<string, string>> = {
  "HOST=0.0.0.0": { HOST: "0.0.0.0" },
  "HOST=::": { HOST: "::" },
  "a host name": { HOST: "loci.example" },
  "LOCI_TRUST_PROXY=true": { LOCI_TRUST_PROXY: "true" },
  "LOCI_TRUST_PROXY=127.0.0.1": { LOCI_TRUST_PROXY: "127.0.0.1" },
};
for (const [what, environment] of Object.entries(reachable))
  test(`refuses a server with ${what} without LOCI_ORIGIN, but not a command`, () => {
    expect(() => readServerSettings(environment)).toThrow(/^LOCI_ORIGIN is missing, and [^\n]+; set it to [^\n]+\.$/);
    expect(readServerSettings({ ...environment, LOCI_ORIGIN: "https://loci.example" }).origin).toBeTruthy();
    expect(readSettings(environment).origin).toBeNull();
  });

for (const host of ["", "127.0.0.1", "127.0.0.2", "::1", "localhost"])
  test(`starts a server on ${host || "the default address"} without LOCI_ORIGIN`, () => {
    expect(readServerSettings({ HOST: host }).origin).toBeNull();
  });

for (const [name, meant] of Object.entries({
  LOCI_ORIGN: "LOCI_ORIGIN",
  LOCI_TRUST_PROXIES: null,
  LOCI_TRUSTPROXY: "LOCI_TRUST_PROXY",
  LOCI_RATELIMIT: "LOCI_RATE_LIMIT",
  LOCI_KEEP_QUESTION: "LOCI_KEEP_QUESTIONS",
  LOCI_METRIC: "LOCI_METRICS",
  LOCI_DBS: "LOCI_DB",
  LOCI_DATABASE: null,
}))
  test(meant ? `refuses ${name}, and names ${meant}` : `only names ${name}`, () => {
    const read = () => readSettings({ [name]: "1" });
    if (meant) expect(read).toThrow(`${name} is not a setting; write ${meant}, or remove it.`);
    else expect(read()).toEqual(readSettings({}));
    expect(unknownSettings({ [name]: "1", PATH: "/bin", LOCI_DB: "x" })).toEqual([name]);
  });

test("is not stopped by the names that a cluster sets, whatever service beside it is called loci", () => {
  const services = ["LOCI", ...SETTING_NAMES.filter((name) => name.startsWith("LOCI_"))];
  const ending = ["SERVICE_HOST", "SERVICE_PORT", "SERVICE_PORT_HTTP", "PORT", "PORT_3000_TCP", "PORT_3000_TCP_ADDR"];
  const names = services.flatMap((service) => ending.map((end) => `${service}_${end}`));
  const environment = Object.fromEntries(names.map((name) => [name, "tcp://10.0.0.1:3000"]));
  expect(readSettings(environment)).toEqual(readSettings({}));
  expect(unknownSettings(environment)).toEqual(names);
});
