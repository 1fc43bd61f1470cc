import {
  getNamedType,
  getNullableType,
  getOperationAST,
  GraphQLError,
  isAbstractType,
  isListType,
  isObjectType,
  Kind,
  parse,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ParseOptions,
  type SelectionSetNode,
  type Source,
} from 'graphql';

/** Limits of a single request, above what the lobby's largest document needs. */
export const limits = {
  /** Size of a request body or a WebSocket frame. */
  bytes: 64 * 1024,
  /** Lexical tokens of a document. */
  tokens: 1000,
  /** Nesting of fields. */
  depth: 12,
  /** Estimated number of resolved fields, with list entries counted individually: the last 500 rewards are 22,000. */
  cost: 25_000,
};

/** Assumed length of a list without an argument that limits it. */
const assumedEntries = 10;
const countArguments = ['first', 'last', 'maxRecentlyPlayedGames'];

const limitError = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { http: { status: 400 } } });

/** @throws GraphQLError for a syntax error or too many tokens */
export const parseWithinLimits = (source: string | Source, options?: ParseOptions): DocumentNode =>
  parse(source, { ...options, maxTokens: limits.tokens });

interface Size {
  depth: number;
  cost: number;
}

/** The error with which an operation is rejected before execution, if it exceeds a limit. Expects a valid document. */
export function limitViolation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName?: string | null,
  variables?: Readonly<Record<string, unknown>> | null,
): GraphQLError | undefined {
  const operation = getOperationAST(document, operationName);
  if (!operation) return undefined;
  const { depth, cost } = sizeOf(schema, document, operation, variables ?? {});
  if (depth > limits.depth) return limitError(`The operation is deeper than ${limits.depth} fields.`);
  return cost > limits.cost ? limitError(`The operation asks for more than ${limits.cost} fields.`) : undefined;
}

function sizeOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Size {
  const fragments = new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  ) as ReadonlyMap<string, FragmentDefinitionNode>;
  // Memoised per fragment and type; valid documents have no cycles.
  const measured = new Map<string, Size>();

  function fragmentSize(name: string, type: GraphQLNamedType | undefined): Size {
    const fragment = fragments.get(name);
    if (!fragment || !applies(fragment.typeCondition.name.value, type)) return { depth: 0, cost: 0 };
    const key = `${name} ${type?.name}`;
    const size = measured.get(key) ?? measure(type, fragment.selectionSet);
    measured.set(key, size);
    return size;
  }

  /** Whether a fragment's condition holds for an object type. */
  function applies(condition: string | undefined, type: GraphQLNamedType | undefined): boolean {
    const conditionType = condition === undefined ? type : schema.getType(condition);
    if (conditionType === type || !isObjectType(type) || !isAbstractType(conditionType)) return conditionType === type;
    return schema.isSubType(conditionType, type);
  }

  /** Of an abstract type: as much as the largest of its types, as an object is of one. */
  function measure(type: GraphQLNamedType | undefined, selectionSet: SelectionSetNode, isCounted = false): Size {
    const types = isAbstractType(type) ? schema.getPossibleTypes(type) : [type];
    const sizes = types.map((one) => measureObject(one, selectionSet, isCounted));
    return {
      depth: Math.max(0, ...sizes.map(({ depth }) => depth)),
      cost: Math.max(0, ...sizes.map(({ cost }) => cost)),
    };
  }

  function measureObject(
    type: GraphQLNamedType | undefined,
    { selections }: SelectionSetNode,
    isCounted: boolean,
  ): Size {
    const sizes = selections.map((selection): Size => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return fragmentSize(selection.name.value, type);
      if (selection.kind === Kind.INLINE_FRAGMENT)
        return applies(selection.typeCondition?.name.value, type)
          ? measure(type, selection.selectionSet, isCounted)
          : { depth: 0, cost: 0 };
      const field = isObjectType(type) ? type.getFields()[selection.name.value] : undefined;
      if (!selection.selectionSet) return { depth: 1, cost: 1 };
      const requested = requestedEntries(selection, variables);
      const isList = field !== undefined && isListType(getNullableType(field.type));
      const entries = requested ?? (isList && !isCounted ? assumedEntries : 1);
      // The argument of a connection limits the lists inside it.
      const inner = measure(
        field && getNamedType(field.type),
        selection.selectionSet,
        requested !== undefined && !isList,
      );
      return { depth: inner.depth + 1, cost: 1 + inner.cost * entries };
    });
    return {
      depth: Math.max(0, ...sizes.map(({ depth }) => depth)),
      cost: sizes.reduce((sum, { cost }) => sum + cost, 0),
    };
  }

  return measure(schema.getRootType(operation.operation) ?? undefined, operation.selectionSet);
}

/** The number of entries that a field's arguments request, if any. */
function requestedEntries(
  { arguments: args }: FieldNode,
  variables: Readonly<Record<string, unknown>>,
): number | undefined {
  const value = args?.find(({ name }) => countArguments.includes(name.value))?.value;
  if (value?.kind === Kind.INT) return Math.max(1, Number(value.value));
  const given = value?.kind === Kind.VARIABLE ? variables[value.name.value] : undefined;
  return typeof given === 'number' ? Math.max(1, given) : undefined;
}
