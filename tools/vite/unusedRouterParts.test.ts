import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import MagicString from 'magic-string';
import { markPure, metConditions, unmetConditions, withoutUnused } from './unusedRouterParts.ts';

const folder = join(__dirname, '../../node_modules/react-router/dist/production/lib');
const wrapped = `const Link = React$1.forwardRef(function LinkWithRef() {});
Link.displayName = "Link";
const Routes = React.memo(Rendered);
export { Link, Routes };
`;

it('marks a component as unused unless it is imported, and drops its name for the developer tools', () => {
  expect(markPure(wrapped).toString()).toBe(`const Link = /* @__PURE__ */ React$1.forwardRef(function LinkWithRef() {});

const Routes = /* @__PURE__ */ React.memo(Rendered);
export { Link, Routes };
`);
});

it('finds what keeps components in the version of the router that is installed', () => {
  const code = globSync('**/*.js', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(code.filter((text) => markPure(text).hasChanged()).length).toBeGreaterThan(2);
  for (const text of code)
    expect(markPure(text).toString()).not.toMatch(/^(?:\w+\.displayName|const \w+ = React[^;(]*\()/m);
});

it('leaves no use of an option in the version of the router that is installed', () => {
  const code = readFileSync(join(folder, 'router/router.js'), 'utf8');
  const options = /(?:init|opts)\.(?:instrumentations|patchRoutesOnNavigation|submission)\b/;
  expect(code).toMatch(options);
  const left = withoutUnused(new MagicString(code)).toString();
  // What served it stands behind a condition that is never met.
  expect(left).toContain('if (undefined) {');
  expect(left).toContain('if (!undefined) return {');
  expect(left).not.toMatch(options);
});

it('leaves no method that nobody calls in the version of the router that is installed', () => {
  const code = readFileSync(join(folder, 'router/router.js'), 'utf8');
  const left = withoutUnused(new MagicString(code)).toString();
  const methods = (text: string) =>
    [...(/^\trouter = \{$[^]*?^\t\};$/m.exec(text)?.[0] ?? '').matchAll(/^\t\t(\w+),$/gm)].map(([, name]) => name);
  expect(methods(code).filter((name) => !methods(left).includes(name))).toEqual([
    'fetch',
    'getFetcher',
    'resetFetcher',
    'getBlocker',
    'deleteBlocker',
    'patchRoutes',
    '_internalSetRoutes',
  ]);
  expect(left).toContain('if (!opts || true) return { path };');
});

it.each([
  ...unmetConditions.map((condition) => [`if (${condition})`, 'if (false)']),
  ...metConditions.map((condition) => [condition, 'true']),
  ['runClientMiddleware = isStaticHandler', 'runClientMiddleware = true'],
  ['isMutationMethod(formMethod)', 'false'],
])('decides %s in the version of the router that is installed', (condition, decided) => {
  const files = ['router/router.js', 'components.js'].map((file) => readFileSync(join(folder, file), 'utf8'));
  const found = files.filter((code) => code.includes(condition));
  expect(found).not.toEqual([]);
  for (const code of found) {
    const left = withoutUnused(new MagicString(code)).toString();
    expect(left).not.toContain(condition);
    expect(left).toContain(decided);
  }
});

it('leaves no warning, and nothing else of its line, in the version of the router that is installed', () => {
  const code = readFileSync(join(folder, 'router/router.js'), 'utf8');
  const left = withoutUnused(new MagicString(code)).toString();
  expect(code).toMatch(/ if \(isStaticallyDefined\) warning\(/);
  expect(left).toMatch(/ if \(isStaticallyDefined\) ;$/m);
  expect(left).not.toMatch(/\bwarning\(/);
});
