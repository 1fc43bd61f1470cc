import { CombinedError, composeExchanges, createRequest, makeOperation, mapExchange, ssrExchange } from '@urql/core';
import type { Exchange, Operation, SSRData } from '@urql/core';
import { fromValue, makeSubject, map, mergeMap, pipe, take } from 'wonka';
import { afterPictures, whenIdle } from '@lobby/runtime';
import { networkOnly } from './networkOnly.ts';
import { isNotOffered } from './notOffered.ts';

/** The answers to a prerendered page's queries, by {@link pageKey}, as JSON. */
export type PageAnswers = SSRData;

/** What a visitor's client has of a prerendered page, or collects for it. Another session's client gets none of it. */
export interface PageData {
  /** @param windowVariables names of variables that depend on the window, by the rules of the cache */
  exchange(windowVariables: readonly string[]): Exchange;
  /** On the server only: queries suspend until they are answered, and are sent by this. */
  server?: { fetch: typeof fetch };
  /**
   * In the browser only: lets answers from the network in, and requests again for what the page has brought, when the browser is
   * idle. To be called when all of the page is hydrated.
   */
  refresh?(): void;
}

/** Key of an operation whatever its variables of the window: a page is one for windows of all sizes. */
function pageKey({ query, variables }: Operation, windowVariables: readonly string[]): number {
  const left = Object.entries(variables as object).filter(([name]) => !windowVariables.includes(name));
  return createRequest(query, Object.fromEntries(left)).key;
}

/** On the server: keeps the answers to all queries of one rendering. */
export function collectPageData(fetchAnswers: typeof fetch) {
  const ssr = ssrExchange({ isClient: false });
  const pageKeys = new Map<string, number>();
  return {
    exchange(windowVariables) {
      const noteKey = mapExchange({
        onOperation: (operation) => void pageKeys.set(String(operation.key), pageKey(operation, windowVariables)),
      });
      return composeExchanges([noteKey, ssr]);
    },
    server: { fetch: fetchAnswers },
    answers: (): PageAnswers =>
      Object.fromEntries(Object.entries(ssr.extractData()).map(([key, answer]) => [pageKeys.get(key), answer])),
    /** Why the page is not whole. What the back end does not know is missing from no page. */
    failure: () => errorsIn(ssr.extractData()).find((error) => !isNotOffered(error)),
  } satisfies PageData & Record<string, unknown>;
}

const errorsIn = (answers: PageAnswers): CombinedError[] =>
  Object.values(answers).flatMap((answer) => {
    const { graphQLErrors = [], networkError } = answer?.error ?? {};
    if (!answer?.error) return [];
    return new CombinedError({ graphQLErrors, networkError: networkError ? new Error(networkError) : undefined });
  });

/**
 * In the browser: answers each query of the page at once by what the page brought along, which fills the cache. The
 * platform may know more by now, so each is to be requested again. Until the page is hydrated, no answer to a query reaches
 * the cache: queries share objects there, so that the answer to another query may change what the page is rendered from.
 */
export function restorePageData(answers: PageAnswers): PageData & { refresh(): void } {
  let waiting: (() => void)[] = [];
  let isHydrated = false;
  const hydrated = makeSubject<void>();

  const holdUntilHydrated: Exchange =
    ({ forward }) =>
    (operations) =>
      pipe(
        forward(operations),
        mergeMap((result) => {
          if (isHydrated || result.operation.kind !== 'query') return fromValue(result);
          return pipe(
            hydrated.source,
            take(1),
            map(() => result),
          );
        }),
      );

  const refreshWhenHydrated = (refresh: () => void) => {
    if (isHydrated) whenIdle(refresh, afterPictures());
    else waiting.push(refresh);
  };

  return {
    // React may begin to hydrate anew, as when a button is pressed, and then with a new client, which needs all again.
    exchange: (windowVariables) => (input) => {
      const { client } = input;
      if (isHydrated) return input.forward;
      waiting = [];
      const known = new Set<number>();
      const askAgain = mapExchange({
        onResult({ operation }) {
          const { key, context } = operation;
          if (known.has(key) || context.meta?.cacheOutcome !== 'hit') return;
          known.add(key);
          const again = makeOperation('query', operation, { ...context, ...networkOnly });
          refreshWhenHydrated(() => client.reexecuteOperation(again));
        },
      });
      const ssr = ssrExchange({ isClient: true });
      const unread = { ...answers };
      const findAnswer = mapExchange({
        onOperation(operation) {
          const key = pageKey(operation, windowVariables);
          if (unread[key]) ssr.restoreData({ [operation.key]: unread[key] });
          delete unread[key];
        },
      });
      return composeExchanges([askAgain, findAnswer, ssr, holdUntilHydrated])(input);
    },
    refresh() {
      isHydrated = true;
      hydrated.next();
      waiting.forEach(refreshWhenHydrated);
      waiting = [];
    },
  };
}
