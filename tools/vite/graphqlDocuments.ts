import MagicString from 'magic-string';
import type { Plugin } from 'vite';

/**
 * Takes the indentation out of the libraries' GraphQL documents, of which the first load has those of all features. Both the
 * app and its renderer do so: a page's answers are found by the text of its queries.
 */
export function graphqlDocuments(): Plugin {
  return {
    name: 'lobby:graphql-documents',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/libs\/.*\.tsx?$/, code: /\bgraphql\(/ },
      handler(code) {
        const output = withoutIndentation(code);
        return { code: output.toString(), map: output.generateMap({ hires: true }) };
      },
    },
  };
}

const document = /(?<=\bgraphql\(\s*`)[^`]*(?=`)/g;
/** A text, which stays; a punctuator with the space around it; any other space. */
const space = /"[^"]*"|\s*(\.{3}|[{}():!,=])\s*|\s+/g;

export const withoutIndentation = (code: string): MagicString =>
  new MagicString(code).replaceAll(document, (source) =>
    source
      .trim()
      .replaceAll(space, (match: string, punctuator?: string) => (match.startsWith('"') ? match : (punctuator ?? ' '))),
  );
