import { type CombinedError, type Exchange, getOperationName, type Operation, type OperationResult } from '@urql/core';
import { filter, fromPromise, merge, mergeMap, pipe, tap } from 'wonka';

/**
 * Whether the back end does not know what was asked for: it refuses the document itself, whatever its variables, and says
 * so by a code or in the words of the reference implementation. An error with a path comes from a document that was executed.
 */
export const isNotOffered = (error: Pick<CombinedError, 'graphQLErrors'> | undefined): boolean =>
  error?.graphQLErrors.some(
    ({ message, extensions, path }) =>
      !path &&
      (extensions?.['code'] === 'GRAPHQL_VALIDATION_FAILED' ||
        extensions?.['classification'] === 'ValidationError' ||
        /^(Cannot query field|Unknown (argument|type)) /.test(message)),
  ) === true;

/** Sends an operation that the back end does not know once: asked for again, it has the same error at once. */
export const refusalsExchange =
  (onRefused: (error: CombinedError, operationName: string) => void): Exchange =>
  ({ forward }) =>
  (operations) => {
    const refused = new Map<string, OperationResult>();
    const refusalOf = ({ kind, query }: Operation) => (kind === 'teardown' ? undefined : refused.get(nameOf(query)));
    return merge([
      pipe(
        operations,
        filter((operation) => refusalOf(operation) !== undefined),
        // Later, as from the network: urql's client marks the result as stale that it gets while it sends.
        mergeMap((operation) =>
          fromPromise(Promise.resolve({ ...(refusalOf(operation) as OperationResult), operation })),
        ),
      ),
      pipe(
        operations,
        filter((operation) => refusalOf(operation) === undefined),
        forward,
        tap((result) => {
          const { error, operation } = result;
          const name = nameOf(operation.query);
          if (!error || !isNotOffered(error) || refused.has(name)) return;
          refused.set(name, result);
          onRefused(error, name);
        }),
      ),
    ]);
  };

const nameOf = (document: Operation['query']): string => getOperationName(document) ?? '';
