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

export interface Proxy {
  /** Ports on 127.0.0.1. */
  http: number;
  https: number;
}

/** Starts nginx in front of a server; it is stopped with the test. */
export async function startNginx(server: string): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), "loci-nginx-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  makeCertificate(folder);
  for (let attempt = 1; ; attempt++) {
    const proxy = { http: await freePort(), https: await freePort() };
    writeFileSync(join(folder, "nginx.conf"), configure(folder, server, proxy));
    try {
      await run(folder, proxy);
      return proxy;
    } catch (error) {
      if (attempt === ATTEMPTS || !/Address already in use/.test(String(error))) throw error;
    }
  }
}

/** @returns The nginx block of server/README.md with the ports, address and certificate of the test. */
function configure(folder: string, server: string, { http, https }: Proxy): string {
  const readme = readFileSync(join(projectFolder, "server/README.md"), "utf8");
  let block = /```nginx\n(.*?)```/s.exec(readme)?.[1] ?? "";
  for (const [theirs, ours] of [
    ["listen 80;", `listen 127.0.0.1:${http};`],
    ["listen 443 ssl;", `listen 127.0.0.1:${https} ssl;`],
    ["http://127.0.0.1:3000", server],
    [/ssl_certificate .+;/, `ssl_certificate ${folder}/certificate.pem;`],
    [/ssl_certificate_key .+;/, `ssl_certificate_key ${folder}/key.pem;`],
  ] as const) {
    if (block.search(theirs) < 0) throw new Error(`The nginx block of server/README.md has no "${theirs}".`);
    block = block.replace(theirs, ours);
  }
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

/** Resolves when nginx accepts connections; rejects with its output if it ends instead. */
function run(folder: string, { http }: Proxy): Promise<void> {
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
      if (up) return;
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
