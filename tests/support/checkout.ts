/**
 * A separate checkout of the project, with the real server and seed scripts, a small content and a small
 * client, for tests to start, change and break.
 */
import { randomUUID } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { projectFolder, type Running, runNode, startNode } from "./child.ts";
import { makeContentFolder } from "./content-folder.ts";

const page = `<!doctype html>
<html lang="en"><head><title>Loci</title></head>
<body><div id="root"></div><!--page-data--><script type="module" src="/main.ts"></script></body></html>
`;

export interface Checkout {
  path: string;
  /** Path of the database, unless a start sets another one. */
  database: string;
  write(file: string, text: string): void;
  /** Runs `npm start`, on a free port unless the environment sets one. */
  start(env?: Record<string, string>): Running;
}

/** @returns A fresh checkout whose packages are installed; nothing is built or loaded. */
export function makeCheckout(): Checkout {
  const checkout = copyProject();
  onTestFinished(() => rmSync(checkout.path, { recursive: true, force: true }));
  return checkout;
}

/** @returns As `makeCheckout`, with the real client in place of a small one. */
export function makeCheckoutWithClient(): Checkout {
  const checkout = makeCheckout();
  const dist = join(projectFolder, "web/dist");
  cpSync(join(projectFolder, "web"), join(checkout.path, "web"), { recursive: true, filter: (file) => file !== dist });
  rmSync(join(checkout.path, "web/main.ts"));
  cpSync(join(projectFolder, ".gitignore"), join(checkout.path, ".gitignore")); // Tailwind reads no ignored files.
  return checkout;
}

let built: Checkout | undefined;

/**
 * The checkout that the tests of a worker share. Its client is built, and the tests change nothing but their databases.
 */
export async function useBuiltCheckout(): Promise<Checkout> {
  if (built === undefined) {
    built = copyProject();
    const script = 'import { prepareBuild } from "./server/launch/prepare.js"; prepareBuild();';
    await runNode(["--input-type=module", "-e", script], { cwd: built.path });
  }
  return { ...built, database: join(built.path, "data", `${randomUUID()}.sqlite`) };
}

process.once("exit", () => {
  if (built) rmSync(built.path, { recursive: true, force: true });
});

function copyProject(): Checkout {
  const path = mkdtempSync(join(tmpdir(), "loci-checkout-"));
  for (const name of ["package.json", "package-lock.json", "server", "seed", "migrations"])
    cpSync(join(projectFolder, name), join(path, name), {
      recursive: true,
      filter: (source) => source !== join(projectFolder, "seed/content"),
    });
  cpSync(makeContentFolder().path, join(path, "seed/content"), { recursive: true });
  linkPackages(path);
  mkdirSync(join(path, "web"));
  const write = (file: string, text: string) => writeFileSync(join(path, file), text);
  const types = JSON.parse(readFileSync(join(projectFolder, "tsconfig.json"), "utf8"));
  write("tsconfig.json", JSON.stringify({ ...types, references: [{ path: "./server" }] }));
  write("web/index.html", page);
  write("web/main.ts", 'document.title = "first";\n');
  write("web/entry-server.tsx", 'export const renderPage = () => "";\n');
  return {
    path,
    database: join(path, "data/loci.sqlite"),
    write,
    start: (env = {}) =>
      startNode(["server/launch/start.js"], { cwd: path, env: { PORT: "0", LOG_LEVEL: "warn", ...env } }),
  };
}

/** @returns The address at which a starting server serves; rejects when it stops instead. */
export async function addressOf(server: Running): Promise<string> {
  const [, address = ""] = await server.printed(/ serves .+ on (http:\S+)\n/);
  return address;
}

/** Links the project's packages one by one, with npm's record of them, so that nothing done here can change them. */
function linkPackages(checkout: string): void {
  const packages = join(projectFolder, "node_modules");
  mkdirSync(join(checkout, "node_modules"));
  for (const name of readdirSync(packages)) symlinkSync(join(packages, name), join(checkout, "node_modules", name));
}
