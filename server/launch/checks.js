/** What must be so before anything is started; plain JavaScript, for it runs before anything is installed. */

const LEAST_NODE = [20, 19];

/**
 * Stops the process with one line when Node is too old.
 *
 * @param {string} version As `process.versions.node` gives it.
 */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [leastMajor = 0, leastMinor = 0] = LEAST_NODE;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  console.error(
    `Loci needs Node ${LEAST_NODE.join(".")} or newer, and this is Node ${version}; see https://nodejs.org/.`,
  );
  process.exit(1);
}
