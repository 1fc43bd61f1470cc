import { readFileSync } from 'node:fs';
import { parse, print } from 'graphql';
import { format } from 'oxfmt';
import { specifiedPart } from '../sandbox/src/graphql/specification.ts';
import { root } from '../start/operator.ts';
import { libraryOperations, textOf } from './documents.ts';
import { optionalOperations } from './optional.ts';
import { specifiedOperations } from './specified.ts';

export const backendFile = `${root}docs/backend.md`;

const operations = libraryOperations();
const graphql = (text: string): string => `\`\`\`graphql\n${text}\n\`\`\``;
const documentOf = (name: string): string => {
  const operation = operations.get(name);
  return operation ? graphql(textOf(operation)) : '';
};
const folded = (summary: string, text: string): string =>
  `<details>\n<summary>${summary}</summary>\n\n${text}\n\n</details>`;

const specified = (): string[] =>
  Object.entries(specifiedOperations).flatMap(([area, rows]) => [
    `### ${area}`,
    ...Object.entries(rows).flatMap(([name, row]) => [`**${name}** (${row})`, documentOf(name)]),
  ]);

const optional = (): string[] =>
  Object.entries(optionalOperations).flatMap(([feature, parts]) => [
    `### ${feature}`,
    ...parts.flatMap(({ operations: names, gives, without }) => [
      `**${names.join(', ')}**: ${gives} _Without_: ${without}`,
      folded('Documents', names.map(documentOf).join('\n\n')),
    ]),
  ]);

function strictSchema(): string {
  const schema = readFileSync(`${root}libs/contracts/schema.graphql`, 'utf8');
  return folded('Schema', graphql(print(specifiedPart(parse(schema)))));
}

/** The text with its generated parts, between `<!-- name -->` and `<!-- /name -->`, as the sources have them. */
export async function withOperations(text: string): Promise<string> {
  const parts = { specified: specified().join('\n\n'), schema: strictSchema(), optional: optional().join('\n\n') };
  const written = Object.entries(parts).reduce((all, [name, part]) => {
    const [before, rest = ''] = all.split(`<!-- ${name} -->`);
    const [, after = ''] = rest.split(`<!-- /${name} -->`);
    return `${before}<!-- ${name} -->\n\n${part}\n\n<!-- /${name} -->${after}`;
  }, text);
  return (await format('backend.md', written, { printWidth: 120 })).code;
}
