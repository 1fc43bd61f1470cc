import type { Exchange, Operation, OperationResult } from '@urql/core';
import { filter, merge, pipe, share, type Source } from 'wonka';

/**
 * For a query whose answer nothing else reads from the cache, such as thousands of entries of a catalogue: the cache would normalise each of them.
 * Its caller stores what it needs: `client.urql.query(document, variables, withoutCache)`.
 */
export const withoutCache = { requestPolicy: 'network-only', isWithoutCache: true } as const;

/** What the back end does not offer is not sent again: it is requested of the cache alone. */
const isPast = ({ context }: Operation): boolean =>
  context['isWithoutCache'] === true && context.requestPolicy !== 'cache-only';

/** Leads operations {@link withoutCache} past the cache, with their answers. */
export const pastCache =
  (cacheExchange: Exchange): Exchange =>
  (input) =>
  (operations) => {
    const shared = share(operations);
    let answers: Source<OperationResult> | undefined;
    const cached = cacheExchange({
      ...input,
      // One way down for both: what is below has a state of its own.
      forward(requests) {
        answers = share(input.forward(merge([requests, pipe(shared, filter(isPast))])));
        return pipe(
          answers,
          filter(({ operation }) => !isPast(operation)),
        );
      },
    })(
      pipe(
        shared,
        filter((operation) => !isPast(operation)),
      ),
    );
    if (!answers) throw new Error('The cache has no way to the network.');
    return merge([
      cached,
      pipe(
        answers,
        filter(({ operation }) => isPast(operation)),
      ),
    ]);
  };
