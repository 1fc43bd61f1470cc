import { execute, GraphQLError, OperationTypeNode, parse, subscribe, validate, getOperationAST } from 'graphql';
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import { localeOf, type Context, type Platform } from '../graphql/context.ts';

/** What the old server said, and what the lobby answers by connecting anew. */
export const contextError = 'Error resolving subscription context';

export const tokenOf = (params: unknown): string | undefined => {
  const token = (params as { accessToken?: unknown } | null | undefined)?.accessToken;
  return typeof token === 'string' && token ? token : undefined;
};

/** The context of one subscription. @throws when the connection's token does not hold */
export async function socketContext(platform: Platform, params: unknown): Promise<Context> {
  const authentication = await platform.authenticate(tokenOf(params));
  if (authentication === 'invalid' || authentication === 'ended') throw new GraphQLError(contextError);
  return { ...platform, authentication, visitor: 'none', locale: localeOf(platform.brand, null) };
}

export interface Operation {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

/** Results of any operation: one for a query or mutation, any number for a subscription. */
export async function runOperation(
  schema: GraphQLSchema,
  contextValue: Context,
  { query, operationName, variables: variableValues }: Operation,
): Promise<AsyncGenerator<ExecutionResult, void, void> | ExecutionResult> {
  let document: DocumentNode;
  try {
    document = parse(query);
  } catch (error) {
    return { errors: [error as GraphQLError] };
  }
  const errors = validate(schema, document);
  if (errors.length > 0) return { errors };
  const operation = getOperationAST(document, operationName);
  if (!operation) return { errors: [new GraphQLError('There is no such operation in the document.')] };
  const args = { schema, document, contextValue, operationName, variableValues };
  return operation.operation === OperationTypeNode.SUBSCRIPTION ? subscribe(args) : execute(args);
}
