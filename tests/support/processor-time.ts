/** The processor time of other processes: unlike time by the clock, it hardly depends on what else the machine does. */
import { readFileSync } from "node:fs";

/** The unit of `/proc/PID/stat`, in s. */
const TICK_SECONDS = 0.01;

/** @returns The processor time that a process and its children have used so far, in s. */
export function processorSeconds(pid: number | undefined): number {
  // The name of the program, in parentheses, may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  const own = (Number(fields[11]) + Number(fields[12])) * TICK_SECONDS;
  return children.reduce((sum, child) => sum + processorSeconds(Number(child)), own);
}
