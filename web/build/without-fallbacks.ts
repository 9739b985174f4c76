/** Leaves out of the styles what Tailwind adds for browsers before the oldest ones of the build. */
import type { Plugin } from "vite";

/** A declaration with a fixed colour, before the one that mixes colours. */
const FIXED_COLOUR = /[\w-]+: [^;{}]*;\s*@supports \(color: color-mix\([^{]*\{([^{}]*)\}/g;
/** Initial values of variables, for browsers without `@property`. The minifier resolves the media query. */
const INITIAL_VALUES = /@supports \(\(-webkit-hyphens: none\)[^{]*/g;

/** Belongs after Tailwind. */
export function withoutFallbacks(): Plugin {
  return {
    name: "loci-without-fallbacks",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\.css$/ },
      handler: (code) => code.replaceAll(FIXED_COLOUR, "$1").replaceAll(INITIAL_VALUES, "@media not all "),
    },
  };
}
