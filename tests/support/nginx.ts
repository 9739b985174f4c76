/** Debian's nginx in front of a server, with the configuration of server/README.md. */
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { projectFolder } from "./child.ts";

/** How often to try other ports if the free ones are taken in the meantime. */
const ATTEMPTS = 5;

/** Ports on 127.0.0.1. */
interface Ports {
  http: number;
  https: number;
}

export interface Proxy extends Ports {
  /** Of the process that started the others. */
  pid: number | undefined;
}

/** Starts nginx in front of a server; it is stopped with the test. */
export function startNginx(server: string): Promise<Proxy> {
  return start((folder, { http, https }) => {
    makeCertificate(folder);
    return readBlock("listen 443", [
      ["listen 80;", `listen 127.0.0.1:${http};`],
      ["listen 443 ssl;", `listen 127.0.0.1:${https} ssl;`],
      ["http://127.0.0.1:3000", server],
      [/ssl_certificate .+;/, `ssl_certificate ${folder}/certificate.pem;`],
      [/ssl_certificate_key .+;/, `ssl_certificate_key ${folder}/key.pem;`],
    ]);
  });
}

/** Starts nginx as a cache before two servers, without TLS; it is stopped with the test. */
export function startCachingNginx(servers: readonly [string, string]): Promise<Proxy> {
  return start((folder, { http }) =>
    readBlock("proxy_cache_path", [
      ["listen 80;", `listen 127.0.0.1:${http};`],
      ["127.0.0.1:3000", servers[0].replace("http://", "")],
      ["127.0.0.1:3001", servers[1].replace("http://", "")],
      ["/var/cache/nginx/loci", `${folder}/cache`],
    ]),
  );
}

async function start(configure: (folder: string, ports: Ports) => string): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), "loci-nginx-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (let attempt = 1; ; attempt++) {
    const ports = { http: await freePort(), https: await freePort() };
    writeFileSync(join(folder, "nginx.conf"), wrap(folder, configure(folder, ports)));
    try {
      return { ...ports, pid: await run(folder, ports) };
    } catch (error) {
      if (attempt === ATTEMPTS || !/Address already in use/.test(String(error))) throw error;
    }
  }
}

/**
 * @param marker - What only the wanted nginx block of server/README.md contains.
 * @param replacements - What the test replaces in it: ports, addresses and paths.
 */
function readBlock(marker: string, replacements: readonly (readonly [string | RegExp, string])[]): string {
  const readme = readFileSync(join(projectFolder, "server/README.md"), "utf8");
  let block = [...readme.matchAll(/```nginx\n(.*?)```/gs)].find(([text]) => text.includes(marker))?.[1] ?? "";
  for (const [theirs, ours] of replacements) {
    if (block.search(theirs) < 0) throw new Error(`The nginx block of server/README.md has no "${theirs}".`);
    block = block.replace(theirs, ours);
  }
  return block;
}

function wrap(folder: string, block: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `daemon off; pid ${folder}/pid; error_log stderr; ${process.getuid?.() === 0 ? "user root;" : ""}
events {}
http {
access_log off;
${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n")}
${block}
}
`;
}

function makeCertificate(folder: string): void {
  const subject = ["-subj", "/CN=loci.example.org", "-days", "2"];
  const key = ["-newkey", "rsa:2048", "-nodes", "-keyout", join(folder, "key.pem")];
  execFileSync("openssl", ["req", "-x509", ...key, ...subject, "-out", join(folder, "certificate.pem")], {
    stdio: "pipe",
  });
}

/** Resolves with the id of its process when nginx accepts connections; rejects with its output if it ends instead. */
function run(folder: string, { http }: Ports): Promise<number | undefined> {
  const nginx = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], {
    // Where Debian installs it, which is not in every user's path.
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  nginx.stderr.on("data", (chunk: Buffer) => {
    errors += chunk;
  });
  const ended = new Promise<never>((_resolve, reject) => {
    nginx.once("error", () => reject(new Error("nginx is needed, and was not found; in Debian: nginx-light.")));
    nginx.once("close", () => reject(new Error(`nginx ended: ${errors}`)));
  });
  onTestFinished(async () => {
    nginx.kill("SIGTERM");
    await ended.catch(() => {});
  });
  const answers = async () => {
    for (;;) {
      const up = await fetch(`http://127.0.0.1:${http}/`, { redirect: "manual" }).catch(() => null);
      if (up) return nginx.pid;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  return Promise.race([answers(), ended]);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
