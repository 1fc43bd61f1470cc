import MagicString from 'magic-string';
import type { Plugin } from 'vite';

/**
 * Lets the build drop the parts of the router that the lobby does not use: its links and forms, for which the lobby has its
 * own, and what serves options that it never gives: instrumentation, routes that are discovered, a data strategy, forms that are sent by a navigation.
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
        const output = withoutOptions(markPure(code));
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

export const withoutOptions = (code: MagicString): MagicString => code.replaceAll(unusedOptions, 'undefined');
