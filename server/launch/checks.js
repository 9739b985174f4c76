/** Checks that precede every command. Plain JavaScript, because it runs before anything is installed. */

const MIN_NODE = [20, 19];

/**
 * Ends the process with a one-line message if Node is too old.
 *
 * @param {string} version Such as `20.19.0`.
 */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [minMajor = 0, minMinor = 0] = MIN_NODE;
  if (major > minMajor || (major === minMajor && minor >= minMinor)) return;
  console.error(
    `Loci needs Node ${MIN_NODE.join(".")} or newer, but this is Node ${version}; install a newer one from https://nodejs.org/.`,
  );
  process.exit(1);
}
