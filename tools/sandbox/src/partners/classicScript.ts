/**
 * Modules as parts of one classic script, which depends on nothing: in the order of the files, in one scope. Their imports and
 * exports are for the editor and the types.
 */
export const classicScript = (statements: readonly string[], modules: readonly string[]): string =>
  [
    '(() => {',
    "'use strict';",
    ...statements,
    ...modules.map((source) => source.replaceAll(/^import [^;]*;\n/gm, '').replaceAll(/^export /gm, '')),
    '})();',
  ].join('\n');
