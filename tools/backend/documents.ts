import { globSync, readFileSync } from 'node:fs';
import {
  type ASTNode,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  visit,
} from 'graphql';
import { root } from '../start/operator.ts';

export interface LibraryDocument {
  /** Path of its source. */
  file: string;
  document: DocumentNode;
}

export interface LibraryOperation extends LibraryDocument {
  name: string;
  operation: OperationDefinitionNode;
  /** With the fragments that it spreads: what is sent. */
  document: DocumentNode;
}

/** Documents are template literals, whether they go through `graphql()` or not. */
const documentPattern = /`\s*((?:query|mutation|subscription|fragment) \w+[^`]+)`/g;

/** The GraphQL documents of the libraries' sources. */
export const libraryDocuments = (): LibraryDocument[] =>
  globSync('libs/**/src/**/*.{ts,tsx}', { cwd: root })
    .toSorted()
    .filter((file) => !/\.(?:test|stories|fixture)\.|\/testing\//.test(file))
    .flatMap((file) =>
      [...readFileSync(root + file, 'utf8').matchAll(documentPattern)].map(([, text = '']) => ({
        file,
        document: parse(text),
      })),
    );

/** Fragments by name. */
export function fragmentsOf(documents: readonly LibraryDocument[]): Map<string, FragmentDefinitionNode> {
  const all = documents.flatMap(({ document }) => document.definitions);
  return new Map(
    all.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  );
}

function spreadsOf(
  node: ASTNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  found = new Map<string, FragmentDefinitionNode>(),
) {
  visit(node, {
    FragmentSpread({ name: { value } }) {
      const fragment = fragments.get(value);
      if (!fragment || found.has(value)) return;
      found.set(value, fragment);
      spreadsOf(fragment, fragments, found);
    },
  });
  return found;
}

/** The directive is the client's own, and not sent. */
const withoutUnmask = (node: DefinitionNode): DefinitionNode => ({
  ...node,
  ...('directives' in node && {
    directives: (node.directives ?? []).filter(({ name }) => name.value !== '_unmask') as [],
  }),
});

/** The operations of the libraries, as they are sent but for `__typename`, by name. */
export function libraryOperations(documents = libraryDocuments()): Map<string, LibraryOperation> {
  const fragments = fragmentsOf(documents);
  const operations = documents.flatMap(({ file, document }) =>
    document.definitions.flatMap((operation) => {
      if (operation.kind !== Kind.OPERATION_DEFINITION || !operation.name) return [];
      const definitions = [operation, ...spreadsOf(operation, fragments).values()].map(withoutUnmask);
      return { file, name: operation.name.value, operation, document: { kind: Kind.DOCUMENT, definitions } as const };
    }),
  );
  return new Map(operations.map((operation) => [operation.name, operation]));
}

export const textOf = ({ document }: LibraryOperation): string => print(document);
