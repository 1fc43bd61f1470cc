import MagicString from 'magic-string';
import type { Plugin } from 'vite';

/**
 * Lets the build drop the parts of the router that the lobby does not use: its links and forms, for which the lobby has its
 * own, and what serves options and methods that it never uses: instrumentation, routes that are discovered, a data strategy, forms
 * that are sent by a navigation, fetchers, blockers.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: 'lobby:unused-router-parts',
    apply: 'build',
    transform: {
      filter: {
        id: /node_modules\/react-router\/dist\//,
        code: /displayName|instrumentations|patchRoutesOnNavigation/,
      },
      handler(code) {
        const output = withoutUnused(markPure(code));
        return { code: output.toString(), map: output.generateMap({ hires: true }) };
      },
    },
  };
}

/** Wrapping a component and naming it for the developer tools count as side effects, which keep it otherwise. */
export function markPure(code: string): MagicString {
  return new MagicString(code)
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/(?<=^const \w+ = )(?=React\$?\d*\.(?:createContext|forwardRef|memo)\()/gm, '/* @__PURE__ */ ');
}

/** Options of a router and of a navigation that the lobby never gives. */
const unusedOptions =
  /\b(?:init|opts)\??\.(?:instrumentations|patchRoutesOnNavigation|dataStrategy|submission|fetcherSubmission)\b/g;

/** Methods of the router's object that the lobby never calls, each on a line of its own. */
const unusedMethods =
  /(?<=^\trouter = \{(?:(?!^\t\};)[^])*)^\t\t(?:fetch|getFetcher|resetFetcher|getBlocker|deleteBlocker|patchRoutes),$/gm;

export const withoutUnused = (code: MagicString): MagicString =>
  code
    .replaceAll(unusedOptions, 'undefined')
    .replaceAll('!isSubmissionNavigation(opts)', 'true')
    .replaceAll(unusedMethods, '');
