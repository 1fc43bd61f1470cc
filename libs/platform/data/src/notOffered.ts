import {
  type CombinedError,
  type Exchange,
  getOperationName,
  makeOperation,
  type Operation,
  type OperationResult,
  type RequestPolicy,
} from '@urql/core';
import { filter, map, merge, pipe } from 'wonka';

/** Why a query has no data. */
export type QueryError = Pick<CombinedError, 'graphQLErrors'> | undefined;

/**
 * Whether the back end does not know what was requested: it rejects the document itself, whatever its variables, and says
 * so by the code of Apollo, Yoga or Hasura, by the class of graphql-java, or in the words of graphql-js or Hot Chocolate. An error
 * with a path comes from a document that was executed.
 */
export const isNotOffered = (error: QueryError): boolean =>
  error?.graphQLErrors.some(
    ({ message, extensions, path }) =>
      !path &&
      (/^(GRAPHQL_VALIDATION_FAILED|validation-failed|ValidationError)$/.test(
        String(extensions?.['code'] ?? extensions?.['classification']),
      ) ||
        /^(Cannot query field|Unknown (argument|type)|The (field|argument) `\w+` does not exist) /.test(message)),
  ) === true;

/**
 * Sends an operation that the back end does not know once: requested again, it has the same error at once, or what the
 * cache has by a push. Sits above the cache, which drops a query that it lacks right after an answer without data.
 */
export const notOfferedExchange =
  (onRejected: (error: CombinedError, operationName: string) => void): Exchange =>
  ({ forward }) =>
  (operations) => {
    const rejected = new Map<string, CombinedError>();
    const errorOf = ({ query }: Operation) => rejected.get(nameOf(query));
    const isSent = (operation: Operation) =>
      operation.kind === 'query' || operation.kind === 'teardown' || !errorOf(operation);

    function note(result: OperationResult): OperationResult {
      const { error, operation, data } = result;
      const name = nameOf(operation.query);
      if (error && isNotOffered(error) && !rejected.has(name)) {
        rejected.set(name, error);
        onRejected(error, name);
      }
      const rejection = operation.kind === 'query' && errorOf(operation);
      if (!rejection) return result;
      return { ...result, operation: withPolicy(operation, 'cache-first'), error: data ? undefined : rejection };
    }

    return merge([
      pipe(
        operations,
        filter((operation) => !isSent(operation)),
        map((operation): OperationResult => {
          return { operation, data: undefined, error: errorOf(operation), stale: false, hasNext: false };
        }),
      ),
      pipe(
        operations,
        filter(isSent),
        map((operation) =>
          operation.kind === 'query' && errorOf(operation) ? withPolicy(operation, 'cache-only') : operation,
        ),
        forward,
        map(note),
      ),
    ]);
  };

const nameOf = (document: Operation['query']): string => getOperationName(document) ?? '';
const withPolicy = (operation: Operation, requestPolicy: RequestPolicy): Operation =>
  makeOperation(operation.kind, operation, { ...operation.context, requestPolicy });
