import MagicString from 'magic-string';
import type { Plugin } from 'vite';

/**
 * Lets the build drop the parts of the router that the lobby does not use: its links and forms, for which the lobby has its
 * own, and the instrumentation of loaders and navigations, which is an option of each router.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: 'lobby:unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\//, code: /displayName|instrumentations/ },
      handler(code) {
        const output = withoutInstrumentation(markPure(code));
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

export const withoutInstrumentation = (code: MagicString): MagicString =>
  code.replaceAll(/\b(?:init|opts)\??\.instrumentations\b/g, 'undefined');
