import {
  type ASTNode,
  type ConstDirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  type TypeNode,
  type TypeSystemDefinitionNode,
  visit,
} from 'graphql';

const isSpecified = ({ directives = [] }: { directives?: readonly ConstDirectiveNode[] | undefined }): boolean =>
  directives.some(({ name }) => name.value === 'specified');

const typeName = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : typeName(type.type));

/** Name of a type, or of a directive with its sign. */
const nameOf = (node: TypeSystemDefinitionNode): string =>
  node.kind === Kind.SCHEMA_DEFINITION
    ? 'schema'
    : (node.kind === Kind.DIRECTIVE_DEFINITION ? '@' : '') + node.name.value;

const withoutMark = <Node extends { readonly directives?: readonly ConstDirectiveNode[] }>(node: Node): Node => ({
  ...node,
  directives: node.directives?.filter(({ name }) => name.value !== 'specified'),
});

/** The fields and arguments of a schema that are marked as `@specified`, with the types that they need. */
export function specifiedPart(schema: DocumentNode): DocumentNode {
  const definitions = new Map<string, TypeSystemDefinitionNode>();
  const reached = new Set<string>();
  for (const definition of schema.definitions as readonly TypeSystemDefinitionNode[])
    definitions.set(nameOf(definition), definition);

  const argumentsOf = (nodes: readonly InputValueDefinitionNode[] = []) => nodes.filter(isSpecified).map(withoutMark);
  const fieldsOf = (nodes: readonly FieldDefinitionNode[] = [], isWhole: boolean) =>
    nodes
      .filter((node) => isWhole || isSpecified(node))
      .map((node) => ({ ...withoutMark(node), arguments: isWhole ? node.arguments : argumentsOf(node.arguments) }));

  function reach(name: string): void {
    if (reached.has(name)) return;
    reached.add(name);
    const definition = definitions.get(name);
    if (!definition) return;
    const reduced: TypeSystemDefinitionNode =
      definition.kind === Kind.OBJECT_TYPE_DEFINITION
        ? { ...withoutMark(definition), fields: fieldsOf(definition.fields, isSpecified(definition)) }
        : definition;
    definitions.set(name, reduced);
    visit(reduced as ASTNode, { NamedType: (node) => reach(typeName(node)) });
  }
  reach('schema');
  const isReached = (node: TypeSystemDefinitionNode) => reached.has(nameOf(node));
  return { kind: Kind.DOCUMENT, definitions: [...definitions.values()].filter(isReached) };
}
