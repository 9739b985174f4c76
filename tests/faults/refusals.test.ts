import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeCheckout, useBuiltCheckout } from "../support/checkout.ts";

test("says in one line that the port is in use, before it builds or loads anything", async () => {
  const taken = createServer();
  onTestFinished(() => void taken.close());
  await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
  const address = taken.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const { code, stdout, stderr } = await makeCheckout().start({ PORT: String(port) }).ended;
  expect([code, stdout]).toEqual([1, ""]);
  expect(stderr).toBe(
    `Port ${port} on 127.0.0.1 is in use; stop the program that uses it, or set PORT to another port.\n`,
  );
});

const refused: Record<string, { env: Record<string, string>; message: RegExp }> = {
  "a PORT that is not a number": {
    env: { PORT: "http" },
    message: /^PORT is "http", but must be a whole number .+\n$/,
  },
  "a HOST of another machine": {
    env: { HOST: "192.0.2.1", LOCI_ORIGIN: "https://loci.example.org" },
    message: /^HOST is not an address of this machine \(.+\); set it to one, such as 127\.0\.0\.1\.\n$/,
  },
  "a HOST that does not exist": {
    env: { HOST: "nowhere.invalid", LOCI_ORIGIN: "https://loci.example.org" },
    message: /^HOST is not an address of this machine \(.+\); set it to one, such as 127\.0\.0\.1\.\n$/,
  },
};
for (const [what, { env, message }] of Object.entries(refused))
  test(`refuses ${what} with one line`, async () => {
    const { code, stderr } = await (await useBuiltCheckout()).start(env).ended;
    expect(stderr).toMatch(message);
    expect(stderr.trimEnd()).not.toContain("\n");
    expect(code).toBe(1);
  });

test("refuses a data folder that cannot be created with one line", async () => {
  const checkout = await useBuiltCheckout();
  checkout.write("regular-file", "text");
  const { code, stderr } = await checkout.start({ LOCI_DB: "regular-file/data/loci.sqlite" }).ended;
  expect(stderr).toMatch(
    /^The data folder .+regular-file\/data cannot be created \([^\n]+\); check its path and permissions\.\n$/,
  );
  expect(code).toBe(1);
});

test("refuses a file that is not a database with one line, and does not change it", async () => {
  const checkout = await useBuiltCheckout();
  const text = "Dear diary, today I read Calvin. ".repeat(50);
  writeFileSync(join(checkout.path, "diary.txt"), text);
  const { code, stderr } = await checkout.start({ LOCI_DB: "diary.txt" }).ended;
  expect(stderr).toMatch(/^.+diary\.txt is not a SQLite database; [^\n]+\.\n$/);
  expect(code).toBe(1);
  expect(readFileSync(join(checkout.path, "diary.txt"), "utf8")).toBe(text);
});
