const { join } = require('node:path');
const { formatFiles, generateFiles } = require('@nx/devkit');

const OPERATORS_FILE = 'libs/contracts/src/operators.ts';
const TOGGLES_FILE = 'libs/contracts/src/toggles.ts';
const WIREFRAME_FILE = 'libs/platform/theming/src/wireframe.ts';

/** Adds an operator: its name to the contracts, its folder to the apps. Nothing else depends on brands. */
module.exports = async function brand(tree, { operator, license, locale, country, currency }) {
  const id = operator.toLowerCase();
  const folder = `apps/${id}`;
  if (tree.exists(folder)) throw new Error(`${folder} exists already.`);

  const operators = tree.read(OPERATORS_FILE, 'utf8');
  const extended = operators.replace(/(export const operators = \[[^\]]*?),?(\s*\] as const)/, `$1, '${operator}'$2`);
  if (extended === operators) throw new Error(`${OPERATORS_FILE} has no list of operators.`);
  tree.write(OPERATORS_FILE, extended);

  const list = /export const toggles = \[([^\]]*)\]/.exec(tree.read(TOGGLES_FILE, 'utf8'))?.[1] ?? '';
  const names = [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name);
  generateFiles(tree, join(__dirname, 'files'), folder, {
    tmpl: '',
    id,
    operator,
    license,
    locale,
    country,
    currency,
    toggles: names,
    initial: operator[0],
  });
  for (const shared of ['index.html', 'lobby.ts', 'main.ts', 'server.ts', 'theme.css.ts', 'vite.config.ts']) {
    tree.write(`${folder}/${shared}`, tree.read(`apps/infiniza/${shared}`));
  }
  tree.write(`${folder}/theme.ts`, themeLike(tree.read(WIREFRAME_FILE, 'utf8')));
  await formatFiles(tree);
};

/** The grey theme as plain data of the app: the build reads it without the theming library. */
const themeLike = (wireframe) =>
  wireframe
    .replace(/^import type .*$/m, "import type { FontFamily, ThemeAssets, ThemeTokens } from '@lobby/theming';")
    .replace(/^\/\*\*.*\*\/$/m, '/** Replace these by the brand’s colours: every pair must pass the contrast test. */')
    .replace('export const wireframe:', 'export const tokens:')
    .replace('export const wireframeAssets:', 'export const assets:')
    .replace(/'\/(?:favicon-\d+|apple-touch-icon)\.png'/g, "'/favicon.svg'")
    .concat('\nexport const fonts: readonly FontFamily[] = [];\n');
