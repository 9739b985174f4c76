/**
 * Lets the bundler leave out the parts of React Router that nothing uses. Its one large file makes components by calls
 * that are not marked as free of side effects, and then names them, so its forms, navigation links and their contexts
 * would all be kept.
 */
import type { Plugin } from "vite";

const COMPONENT_MADE = /= (React\d*\.(?:forwardRef|createContext|memo)\()/g;
const COMPONENT_NAMED = /^\w+\.displayName = "\w+";$/gm;

/** Marks the calls as pure and takes the names, which only developer tools show, away. */
export function pureComponents(): Plugin {
  return {
    name: "loci-pure-components",
    apply: "build",
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler: (code) => ({
        code: code.replace(COMPONENT_MADE, "= /* @__PURE__ */ $1").replace(COMPONENT_NAMED, ""),
        map: null,
      }),
    },
  };
}
