import { expect, test } from "vitest";
import { readSettings, SettingsError } from "../../server/settings.ts";

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
    keepQuestions: true,
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
      LOCI_KEEP_QUESTIONS: "0",
      LOCI_QUESTION_DAYS: "90",
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
    keepQuestions: false,
    questionDays: 90,
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
