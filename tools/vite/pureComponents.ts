import MagicString from 'magic-string';
import type { Plugin } from 'vite';

/**
 * Lets the build drop the components of the router that no page renders: its links and forms, for which the lobby has its
 * own. Wrapping a component and naming it for the developer tools count as side effects, which keep it otherwise.
 */
export function pureComponents(): Plugin {
  return {
    name: 'lobby:pure-components',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\//, code: 'displayName' },
      handler(code) {
        const output = markPure(code);
        return { code: output.toString(), map: output.generateMap({ hires: true }) };
      },
    },
  };
}

export function markPure(code: string): MagicString {
  return new MagicString(code)
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/(?<=^const \w+ = )(?=React\$?\d*\.(?:createContext|forwardRef|memo)\()/gm, '/* @__PURE__ */ ');
}
