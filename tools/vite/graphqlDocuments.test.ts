import { globSync, readFileSync } from 'node:fs';
import { parse, print } from 'graphql';
import { withoutIndentation } from './graphqlDocuments.ts';

const documentsIn = (code: string): string[] =>
  Array.from(code.matchAll(/\bgraphql\(\s*`([^`]*)`/g), ([, source = '']) => source);

it('leaves each document of the libraries what it is, in fewer characters', () => {
  const files = globSync('libs/**/*.{ts,tsx}', { cwd: `${__dirname}/../..` }).map((file) =>
    readFileSync(`${__dirname}/../../${file}`, 'utf8'),
  );
  const before = files.flatMap(documentsIn);
  const after = files.flatMap((code) => documentsIn(withoutIndentation(code).toString()));
  expect(before.length).toBeGreaterThan(50);
  expect(after.map((source) => print(parse(source)))).toEqual(before.map((source) => print(parse(source))));
  expect(after.join('')).not.toMatch(/\n| {2}/);
});

it('changes nothing else, and no text in a document', () => {
  const code =
    'const name = `two  ${\'x\'}  spaces`;\nconst Blocks = graphql(`\n  query Blocks {\n    blocks(page: "a : b") {\n      id\n      title\n    }\n  }\n`, [Parts]);\n';
  expect(withoutIndentation(code).toString()).toBe(
    'const name = `two  ${\'x\'}  spaces`;\nconst Blocks = graphql(`query Blocks{blocks(page:"a : b"){id title}}`, [Parts]);\n',
  );
});
