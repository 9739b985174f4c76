/** The server and the page make no requests to other machines: they work without a network. */
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { runNode } from "../support/child.ts";
import { makeSeededFile } from "../support/real-server.ts";

/** Ways to run a program without a network, as root and as an ordinary user. */
const NAMESPACES = [
  ["unshare", "--net"],
  ["unshare", "--map-root-user", "--net"],
];
/** A new namespace has no network; only loopback is brought up. */
const LOOPBACK = ["sh", "-c", 'ip link set lo up && exec "$@"', "sh"];

/** The first that this machine allows; undefined in a container that allows none. */
const isolated = NAMESPACES.map((command) => [...command, ...LOOPBACK]).find(
  ([command = "", ...args]) => spawnSync(command, [...args, "true"]).status === 0,
);
if (!isolated) console.warn("This machine takes no network away: connections are refused by the programs themselves.");
const guard = { NODE_OPTIONS: "--import ./tests/support/no-network.js" };

test("serves a working page without a network", async () => {
  const { code, stdout, stderr } = await runNode(["tests/support/alone.js"], {
    through: isolated ?? [],
    env: {
      LOCI_DB: makeSeededFile(),
      PORT: "0",
      LOG_LEVEL: "warn",
      ...(process.env.CHROME_PATH ? { CHROME_PATH: process.env.CHROME_PATH } : {}),
      ...(isolated ? {} : guard),
    },
  });
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout.trim().split("\n")).toEqual([
    "200 /",
    "200 /logos/ccel.svg",
    "200 /api/answers/justification",
    "200 /api/search?q=what+is+justification",
    expect.stringMatching(/^answered \//),
  ]);
});

test("notices a connection that would leave the machine", async () => {
  const script = 'fetch("http://192.0.2.1/").catch((error) => console.log(error.cause.code))';
  const { stdout } = await runNode(["-e", script], { through: isolated ?? [], env: isolated ? {} : guard });
  expect(stdout).toBe("ENETUNREACH\n");
});
