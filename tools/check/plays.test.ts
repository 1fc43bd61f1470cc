import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { root } from '../start/operator.ts';

const isNamedPlay = (name: ts.Node) => name.getText() === 'play';

/** `expect(…).…`: without a matcher nothing is asserted. */
const isAssertion = (node: ts.Node) =>
  ts.isCallExpression(node) && node.expression.getText() === 'expect' && ts.isPropertyAccessExpression(node.parent);

/** Lines of the play functions that assert nothing, neither themselves nor by what they use of their file. */
function silentPlays(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const declarations = new Map<string, ts.Node>();
  const plays: ts.Node[] = [];
  function collect(node: ts.Node): void {
    const isDeclaration = ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node);
    if (isDeclaration && node.name) declarations.set(node.name.getText(), node);
    const isProperty =
      ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node) || ts.isShorthandPropertyAssignment(node);
    if (isProperty && isNamedPlay(node.name)) plays.push(node);
    const isAssigned = ts.isBinaryExpression(node) && ts.isPropertyAccessExpression(node.left);
    if (isAssigned && isNamedPlay(node.left.name)) plays.push(node.right);
    ts.forEachChild(node, collect);
  }
  collect(source);

  function asserts(node: ts.Node, seen: Set<ts.Node>): boolean {
    if (seen.has(node)) return false;
    seen.add(node);
    const isMember = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
    const used = ts.isIdentifier(node) && !isMember ? declarations.get(node.text) : undefined;
    return (
      isAssertion(node) ||
      (used !== undefined && asserts(used, seen)) ||
      Boolean(ts.forEachChild(node, (child) => asserts(child, seen) || undefined))
    );
  }
  return plays
    .filter((play) => !asserts(play, new Set()))
    .map((play) => `${path}:${source.getLineAndCharacterOfPosition(play.getStart()).line + 1}`);
}

it.each([
  ['play: async ({ canvas }) => void (await canvas.findByText("Slots"))', true],
  ['play: async ({ canvas }) => { expect(canvas.getByText("Slots")); }', true],
  ['play: async ({ canvas }) => { /* expect(canvas).toBeVisible() */ }', true],
  ['play: press', true],
  ['play: async (context) => context.reports()', true],
  ['play', true],
  ['play: async ({ canvas }) => void (await expect(canvas.getByText("Slots")).toBeVisible())', false],
  ['async play() { await waitFor(() => expect(document.body).not.toHaveFocus()); }', false],
  ['play: async () => { await press(); await reports("Saved"); }', false],
  ['args: {}', false],
])('a play function of { %s } asserts nothing: %s', (story, isSilent) => {
  const helpers = `const press = async () => userEvent.click(button), play = press;
    function reports(text) { return expect(status).toHaveTextContent(text); }`;
  expect(silentPlays('a.stories.tsx', `${helpers}\nexport const Default = { ${story} };`)).toHaveLength(
    isSilent ? 1 : 0,
  );
});

it('every play function asserts what its story is about', () => {
  const files = globSync('{.storybook,libs}/**/*.stories.tsx', { cwd: root });
  expect(files.length).toBeGreaterThan(90);
  expect(files.flatMap((file) => silentPlays(file, readFileSync(`${root}${file}`, 'utf8')))).toEqual([]);
});
