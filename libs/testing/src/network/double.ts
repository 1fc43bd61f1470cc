import { buildSchema, executeSync, getNamedType, isLeafType, parse, validate } from 'graphql';
import type { DocumentNode, GraphQLFieldResolver, GraphQLObjectType } from 'graphql';
import { scalarFormats } from '../../../contracts/src/scalars.ts';

export interface SentOperation {
  operationName: string;
  query: string;
  variables: Record<string, unknown>;
}

/** What the platform sends of such data, and where it could not be the platform's. */
export interface Execution {
  data: object | null;
  faults: readonly string[];
}

/** The errors with which a platform rejects an operation that its schema does not allow. */
export type Rejections = (operation: SentOperation) => readonly object[];

export type PlatformDouble = (operation: SentOperation, data: object) => Execution;

type Fields = Readonly<Record<string, unknown>>;

/** JSON's types of the scalars. GraphQL would convert others without a word. */
const jsonTypes: Readonly<Record<string, string>> = {
  ID: 'string',
  String: 'string',
  Decimal: 'string',
  DateTime: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
};
const formats: Readonly<Record<string, RegExp>> = scalarFormats;

function checkLeaf(type: string, value: unknown): void {
  if (Array.isArray(value)) return value.forEach((item) => checkLeaf(type, item));
  if (value === null || !jsonTypes[type]) return;
  if (typeof value !== jsonTypes[type] || formats[type]?.test(String(value)) === false)
    throw new Error(`${JSON.stringify(value)} is no ${type}`);
}

/** Reads fields by their names in the response, or else in the schema, and notes what each object was requested. */
function createReader() {
  const read = new Map<Fields, { type: GraphQLObjectType; names: Set<string> }>();
  const readField: GraphQLFieldResolver<Fields, unknown> = (
    parent,
    _args,
    _context,
    { fieldName, path, parentType, returnType },
  ) => {
    const known = read.get(parent) ?? { type: parentType, names: new Set(['__typename']) };
    read.set(parent, known);
    known.names.add(String(path.key));
    const typename = parent['__typename'] ?? parentType.name;
    if (typename !== parentType.name) throw new Error(`${parentType.name} has the __typename ${String(typename)}`);
    const value = path.key in parent ? parent[path.key] : parent[fieldName];
    if (value === undefined) throw new Error('is missing');
    const type = getNamedType(returnType);
    if (isLeafType(type)) checkLeaf(type.name, value);
    return value;
  };
  /** Names that neither the operation nor the schema has. */
  const unknownFields = () =>
    [...read].flatMap(([object, { type, names }]) =>
      Object.keys(object)
        .filter((name) => !names.has(name) && !(name in type.getFields()))
        .map((name) => `${type.name} has no field ${name}`),
    );
  return { readField, unknownFields };
}

/**
 * A stand-in for the platform, which executes operations by its schema on data of their answers: what was not requested is left
 * out, and what the platform could never send is a fault. So are an operation and variables that it would reject.
 */
export function createPlatformDouble(sdl: string): PlatformDouble {
  const schema = buildSchema(sdl);
  const documents = new Map<string, { document: DocumentNode; faults: readonly string[] }>();
  function read(query: string) {
    const document = parse(query);
    return { document, faults: validate(schema, document).map(({ message }) => message) };
  }
  return ({ operationName, query, variables }, rootValue) => {
    const known = documents.get(query) ?? read(query);
    documents.set(query, known);
    if (known.faults.length > 0) return { data: null, faults: known.faults };
    const { readField, unknownFields } = createReader();
    const { data, errors = [] } = executeSync({
      schema,
      document: known.document,
      operationName,
      variableValues: variables,
      rootValue,
      fieldResolver: readField,
    });
    const faults = errors.map(({ path, message }) => (path ? `${path.join('.')}: ${message}` : message));
    return { data: data ?? null, faults: [...faults, ...unknownFields()] };
  };
}

/** Rejections of a platform that has this part of the schema alone. */
export function createRejections(sdl: string): Rejections {
  const schema = buildSchema(sdl);
  return ({ query }) =>
    validate(schema, parse(query)).map(({ message }) => ({
      message,
      extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
    }));
}
