import ts from 'typescript';
import { root } from '../start/operator.ts';

/**
 * Finds text beside other nodes in one element, and bare text of a fragment. A browser that translates a page replaces its text
 * nodes: React then changes one that nobody sees, or fails to remove it. Text that is all of an element's content is safe.
 */
const { options, fileNames } = readConfig();
const sources = fileNames.filter((file) => /\/libs\/.*(?<!\.(?:test|stories|fixture))\.tsx$/.test(file));
const program = ts.createProgram([...sources, ...fileNames.filter((file) => file.endsWith('.d.ts'))], options);
const types = program.getTypeChecker();

function readConfig(): ts.ParsedCommandLine {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, root);
}

/** What React makes a text node of. Nothing comes of an empty text, and zero is a mistake of another kind. */
function isText(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some(isText);
  if (type.isStringLiteral()) return type.value.trim() !== '';
  if (type.isNumberLiteral()) return type.value !== 0;
  return (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) !== 0;
}

/** Nodes of React are not looked into: a part of the kit gives those that may be text an element of their own. */
function isTextNode(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.text.trim() !== '';
  if (!ts.isJsxExpression(child) || !child.expression) return false;
  const type = types.getTypeAtLocation(child.expression);
  return !isNode(type) && isText(type);
}

const isNode = (type: ts.Type): boolean =>
  type.isUnion() && type.types.some((each) => ['ReactPortal', 'Iterable'].includes(each.getSymbol()?.name ?? ''));

const isEmpty = (child: ts.JsxChild): boolean =>
  ts.isJsxText(child) ? child.containsOnlyTriviaWhiteSpaces : ts.isJsxExpression(child) && !child.expression;

/** Texts of Lingui are in one element each (`I18nProvider`). */
const isSafe = (element: ts.JsxElement): boolean =>
  element.openingElement.tagName.getText() === 'Trans' ||
  element.openingElement.attributes.properties.some((attribute) => attribute.getText() === 'translate="no"');

let found = 0;

function check(node: ts.Node, file: ts.SourceFile): void {
  if (ts.isJsxElement(node) && isSafe(node)) return;
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
    const children = node.children.filter((child) => !isEmpty(child));
    if (children.length > 1 || ts.isJsxFragment(node))
      for (const child of children.filter(isTextNode)) {
        const { line } = file.getLineAndCharacterOfPosition(child.getStart(file));
        found += 1;
        console.error(
          `${file.fileName.slice(root.length)}:${line + 1} has text beside other nodes: ${child.getText(file).trim()}`,
        );
      }
  }
  ts.forEachChild(node, (child) => check(child, file));
}

for (const name of sources) {
  const file = program.getSourceFile(name);
  if (file) check(file, file);
}
console.log(`${sources.length} files read; ${found} texts without an element of their own.`);
process.exitCode = found === 0 ? 0 : 1;
