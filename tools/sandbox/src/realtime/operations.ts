import { execute, GraphQLError, OperationTypeNode, subscribe, validate, getOperationAST } from 'graphql';
import type { DocumentNode, ExecutionArgs, ExecutionResult, GraphQLSchema } from 'graphql';
import { localeOf, type Context, type Platform } from '../graphql/context.ts';
import type { Presented } from '../auth/dpop.ts';
import { failure } from '../graphql/errors.ts';
import { limitViolation, parseWithinLimits } from '../graphql/limits.ts';
import type { OpenSocket } from '../net/sockets.ts';

/** Error for an invalid token in the legacy protocol; the lobby reconnects on it. */
export const subscriptionContextError = 'Error resolving subscription context';

const textIn = (params: unknown, name: 'accessToken' | 'dpop'): string | undefined => {
  const text = (params as Record<string, unknown> | null | undefined)?.[name];
  return typeof text === 'string' && text ? text : undefined;
};

/** By the parameters of a connection: its proof is checked with the first subscription, and holds for all. */
const proofs = new WeakMap<object, Presented>();

function presentedWith(params: unknown, url: string): Presented | undefined {
  const proof = textIn(params, 'dpop');
  if (typeof params !== 'object' || params === null || proof === undefined) return undefined;
  const presented = proofs.get(params) ?? { proof, method: 'GET', url };
  proofs.set(params, presented);
  return presented;
}

/**
 * The context of one subscription. @throws if the connection's token is invalid or its session has ended
 * @param url the socket's address with the scheme of HTTP
 */
export async function socketContext(platform: Platform, params: unknown, url: string): Promise<Context> {
  const authentication = await platform.authenticate(textIn(params, 'accessToken'), presentedWith(params, url));
  if (authentication === 'ended') throw failure('InvalidTokenFailure', 'The session has ended.');
  if (authentication === 'unproven' || authentication === 'nonce')
    throw failure('AuthenticationFailure', 'Prove that the token is yours.');
  if (authentication === 'invalid') throw new GraphQLError(subscriptionContextError);
  return {
    ...platform,
    authentication,
    cookieAuthentication: 'none',
    // Nothing of a connection says it, and the player may choose another while it is open.
    get locale() {
      const playerId = typeof authentication === 'string' ? '' : authentication.playerId;
      return localeOf(platform.brand, platform.store.players.find(playerId)?.profile.language);
    },
    // The lobby signs in by HTTP: what comes by sockets is limited as one client.
    address: 'socket',
  };
}

/** Records the player and session of a socket, so that it is closed when the session ends. */
export function assignPlayer(entry: OpenSocket, { authentication }: Context): void {
  if (typeof authentication === 'string') return;
  entry.playerId = authentication.playerId;
  entry.sessionId = authentication.sid;
}

export interface Operation {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

/** Parses, validates and limits an operation. @returns execution arguments, or the errors to answer with */
export function prepareOperation(
  schema: GraphQLSchema,
  contextValue: Context,
  { query, operationName, variables: variableValues }: Operation,
): ExecutionArgs | readonly GraphQLError[] {
  let document: DocumentNode;
  try {
    document = parseWithinLimits(query);
  } catch (error) {
    return [error as GraphQLError];
  }
  const errors = validate(schema, document);
  if (errors.length > 0) return errors;
  if (!getOperationAST(document, operationName))
    return [new GraphQLError('There is no such operation in the document.')];
  const violation = limitViolation(schema, document, operationName, variableValues);
  return violation ? [violation] : { schema, document, contextValue, operationName, variableValues };
}

/** Executes an operation: one result for a query or mutation, a stream for a subscription. */
export async function runOperation(
  schema: GraphQLSchema,
  context: Context,
  operation: Operation,
): Promise<AsyncGenerator<ExecutionResult, void, void> | ExecutionResult> {
  const args = prepareOperation(schema, context, operation);
  if (!('document' in args)) return { errors: args };
  const kind = getOperationAST(args.document, args.operationName)?.operation;
  return kind === OperationTypeNode.SUBSCRIPTION ? subscribe(args) : execute(args);
}
