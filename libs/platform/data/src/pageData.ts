import { CombinedError, composeExchanges, makeOperation, mapExchange, ssrExchange } from '@urql/core';
import type { Exchange, SSRData } from '@urql/core';
import { whenIdle } from '@lobby/runtime';
import { isNotOffered } from './refusals.ts';

/** The answers to a prerendered page's queries, by key of the operation, as JSON. */
export type PageAnswers = SSRData;

/** What a visitor's client has of a prerendered page, or collects for it. Another session's client gets none of it. */
export interface PageData {
  exchange: Exchange;
  /** On the server only: queries suspend until they are answered, and are sent by this. */
  server?: { fetch: typeof fetch };
  /** In the browser only: asks again for what the page has brought, when the browser is idle. Call it after hydration. */
  refresh?(): void;
}

/** On the server: keeps the answers to all queries of one rendering. */
export function collectPageData(fetchAnswers: typeof fetch) {
  const ssr = ssrExchange({ isClient: false });
  return {
    exchange: ssr,
    server: { fetch: fetchAnswers },
    answers: (): PageAnswers => ssr.extractData(),
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
 * page may be older than that, so each is to be asked again; an answer while React hydrates would be a mismatch.
 */
export function restorePageData(answers: PageAnswers): PageData & { refresh(): void } {
  let waiting: (() => void)[] = [];
  let isHydrated = false;

  const refreshWhenHydrated = (ask: () => void) => {
    if (isHydrated) whenIdle(ask, { afterLoad: true });
    else waiting.push(ask);
  };

  return {
    // React may begin to hydrate anew, as when a button is pressed, and then with a new client, which needs all again.
    exchange({ client, ...input }) {
      if (isHydrated) return input.forward;
      waiting = [];
      const known = new Set<number>();
      const askAgain = mapExchange({
        onResult({ operation }) {
          const { key, context } = operation;
          if (known.has(key) || context.meta?.cacheOutcome !== 'hit') return;
          known.add(key);
          const again = makeOperation('query', operation, { ...context, requestPolicy: 'network-only' });
          refreshWhenHydrated(() => client.reexecuteOperation(again));
        },
      });
      const ssr = ssrExchange({ isClient: true, initialState: answers });
      return composeExchanges([askAgain, ssr])({ client, ...input });
    },
    refresh() {
      isHydrated = true;
      waiting.forEach(refreshWhenHydrated);
      waiting = [];
    },
  };
}
