import type { Plugin } from 'vite';
import { inlineMembers } from './inlineMembers.ts';

const moduleId = 'virtual:lobby-build';
type Constants = Readonly<Record<string, boolean>>;

/**
 * Replaces what a module reads of `build`, of `virtual:lobby-build`, by literals, before the bundler reads the module
 * graph: a lazy import behind a false constant would otherwise still become a chunk.
 */
export function brandConstants(constants: Constants): Plugin {
  return {
    name: 'lobby:brand-constants',
    enforce: 'pre',
    transform: {
      filter: { code: moduleId, id: /\.[cm]?tsx?(\?|$)/ },
      handler: (code, id) => inlineConstants(code, id, constants),
    },
  };
}

/**
 * The same constants as a module that is evaluated at run time, for builds that allow overrides: a tester's
 * `features` in session storage take precedence. Such a build contains all code and must not serve players.
 */
export function overridableConstants(constants: Constants): Plugin {
  const resolved = `\0${moduleId}`;
  return {
    name: 'lobby:overridable-constants',
    resolveId: (id) => (id === moduleId ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined;
      const members = Object.entries(constants).map(([name, value]) => `${name}: features.${name} ?? ${value},`);
      return `
        let features = {};
        try {
          features = JSON.parse(sessionStorage.getItem('testUtils'))?.features ?? {};
        } catch {}
        export const build = { ${members.join('\n')} };
      `;
    },
  };
}

export const inlineConstants = (code: string, id: string, constants: Constants) =>
  inlineMembers(code, id.split('?')[0] ?? id, {
    name: 'build',
    isModule: (source) => source === moduleId,
    values: constants,
  });
