/** Disks that are small, full or read-only, each with the least privilege that it needs. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Whether this machine allows mounting a disk, found by trying; a container may refuse it even to root. */
export const canMount = tryToMount();

function tryToMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), "loci-mount-"));
  try {
    mount(folder, "64k");
    unmount(folder);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @returns A folder on its own small disk, unmounted with the test. */
export function makeSmallDisk(size: string): string {
  const folder = mkdtempSync(join(tmpdir(), "loci-disk-"));
  mount(folder, size);
  onTestFinished(() => {
    unmount(folder);
    rmSync(folder, { recursive: true });
  });
  return folder;
}

function mount(folder: string, size: string): void {
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", folder], { stdio: "pipe" });
}

function unmount(folder: string): void {
  execFileSync("umount", ["-l", folder], { stdio: "pipe" });
}

/** @returns A wrapper for a command that limits the size of its files; it needs no privilege. */
export function throughFileLimit(bytes: number): string[] {
  return ["prlimit", `--fsize=${bytes}`];
}

/** @returns A wrapper for a command that makes permissions apply even to root. */
export function throughPermissions(): string[] {
  return process.getuid?.() === 0 ? ["setpriv", "--bounding-set", "-dac_override,-dac_read_search"] : [];
}
