/**
 * Lets the bundler leave out the parts of React Router that nothing uses. Its one large file makes components by calls
 * that are not marked as free of side effects, so its forms, navigation links and data routes would all be kept: 2 kB.
 */
import type { Plugin } from "vite";

const COMPONENT_MADE = /= (React\d*\.(?:forwardRef|createContext|memo)\()/g;

/** Marks the calls as pure. */
export function pureComponents(): Plugin {
  return {
    name: "loci-pure-components",
    apply: "build",
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler: (code) => ({ code: code.replace(COMPONENT_MADE, "= /* @__PURE__ */ $1"), map: null }),
    },
  };
}
