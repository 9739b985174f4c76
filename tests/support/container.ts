/**
 * Follows a Containerfile without a container engine: its steps run in a folder that is the root of their file system, with
 * this machine's programs in it.
 */
import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/** The user of Node's images. */
const NODE_USER = "node:x:1000:1000::/home/node:/bin/sh\n";
const PROGRAMS = ["/usr", "/bin", "/sbin", "/lib", "/lib64", "/etc/alternatives", "/etc/ssl"];

export interface Image {
  /** The folder; it is removed with the test. */
  root: string;
  /** What `COPY` names and the folder does not have. */
  missing: string[];
  base: string;
  user: string;
  env: Record<string, string>;
  health: string[];
  command: string[];
  /** Wraps a command so that it runs in the image, as its user, with everything read-only but the volumes and `/tmp`. */
  within(command: string[]): string[];
}

/**
 * @param file - A Containerfile.
 * @param context - The folder that `COPY` reads.
 */
export function buildImage(file: string, context: string): Image {
  const root = makeRoot();
  const image: Image = { root, missing: [], base: "", user: "root", env: {}, health: [], command: [], within };
  let folder = "/";
  let volumes: string[] = [];
  const list = (text: string) => JSON.parse(text.slice(text.indexOf("["))) as string[];
  const steps: Record<string, (rest: string) => void> = {
    FROM: (rest) => {
      image.base = rest;
      for (const path of ["etc", "tmp", "proc", "dev"]) mkdirSync(join(root, path));
      writeFileSync(join(root, "etc/passwd"), `root:x:0:0::/root:/bin/sh\n${NODE_USER}`);
      writeFileSync(join(root, "etc/group"), "root:x:0:\nnode:x:1000:\n");
    },
    WORKDIR: (rest) => {
      folder = rest;
      mkdirSync(join(root, folder), { recursive: true });
    },
    COPY: (rest) => {
      const paths = rest.split(" ");
      const target = join(root, folder, paths.pop() ?? "");
      for (const path of paths)
        if (existsSync(join(context, path))) cpSync(join(context, path), target, { recursive: true });
        else image.missing.push(path);
    },
    RUN: (rest) => void execFileSync("unshare", enter(0, ["sh", "-c", rest], false), { stdio: "pipe" }),
    USER: (rest) => {
      image.user = rest;
    },
    ENV: (rest) => {
      const [name = "", value = ""] = rest.split("=");
      image.env[name] = value;
    },
    VOLUME: (rest) => {
      volumes = list(rest);
    },
    EXPOSE: () => {},
    HEALTHCHECK: (rest) => {
      image.health = list(rest);
    },
    CMD: (rest) => {
      image.command = list(rest);
    },
  };
  for (const line of readFileSync(file, "utf8").split("\n")) {
    if (line === "" || line.startsWith("#")) continue;
    const [, name = "", rest = ""] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    const step = steps[name];
    if (!step) throw new Error(`A Containerfile has no step such as: ${line}`);
    step(rest);
  }
  return image;

  function within(command: string[]): string[] {
    return ["unshare", ...enter(1000, command, true)];
  }

  /** The arguments of `unshare` to run a command in the folder. */
  function enter(user: number, command: string[], readOnly: boolean): string[] {
    const bind = (path: string) =>
      existsSync(path) ? `mkdir -p '${root}${path}' && mount --rbind '${path}' '${root}${path}'` : "true";
    const mounts = [
      `mount --bind '${root}' '${root}'`,
      ...PROGRAMS.map(bind),
      bind(dirname(process.execPath)),
      bind("/dev"),
      bind("/proc"),
      ...(readOnly ? volumes.map((path) => `mount --bind '${root}${path}' '${root}${path}'`) : []),
      ...(readOnly ? [`mount -o remount,bind,ro '${root}'`] : []),
      `mount -t tmpfs -o mode=1777 tmpfs '${root}/tmp'`,
    ];
    const become = `setpriv --reuid=${user} --regid=${user} --clear-groups --pdeathsig=KILL`;
    const inside = `cd ${folder} && PATH='${dirname(process.execPath)}':$PATH exec "$@"`;
    const script = `${mounts.join(" && ")} && exec chroot '${root}' ${become} sh -c '${inside.replaceAll("'", "'\\''")}' - "$@"`;
    return ["--mount", "--pid", "--fork", "--kill-child", "sh", "-c", script, "-", ...command];
  }
}

function makeRoot(): string {
  const root = mkdtempSync(join(tmpdir(), "loci-image-"));
  chmodSync(root, 0o755);
  onTestFinished(() => {
    // Never through a mount: the machine's programs would be removed.
    if (readFileSync("/proc/self/mounts", "utf8").includes(root)) throw new Error(`Something is mounted in ${root}.`);
    rmSync(root, { recursive: true, force: true });
  });
  return root;
}
