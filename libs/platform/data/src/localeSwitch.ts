import type { Exchange, Operation, OperationResult } from '@urql/core';
import { filter, makeSubject, merge, pipe, tap } from 'wonka';
import { timings } from './timings.ts';

/** The language that an operation was sent in; the client writes it into the context. */
export const localeOf = ({ context }: Operation): string | undefined => context['locale'] as string | undefined;

/**
 * Holds back results in another language than the one on screen, so that texts and data change in one step. It
 * stands below the cache, because a result that reaches the cache changes every component that reads it.
 */
export function createLocaleSwitch(getLocale: () => string | undefined) {
  const released = makeSubject<OperationResult>();
  /** Queries in flight in the next language. */
  const awaited = new Map<number, string | undefined>();
  const delayed = new Map<number, OperationResult>();
  let shown = getLocale();
  let settle: (() => void) | undefined;

  function forget(key: number): void {
    awaited.delete(key);
    if (awaited.size === 0) settle?.();
  }

  /** Whether a result may reach the cache now. A query in a language that was left has been sent again. */
  function passes(result: OperationResult): boolean {
    const { operation } = result;
    const locale = localeOf(operation);
    if (operation.kind !== 'query' || locale === shown) return true;
    if (locale === getLocale()) {
      delayed.set(operation.key, result);
      forget(operation.key);
    }
    return false;
  }

  const exchange: Exchange =
    ({ forward }) =>
    (operations) => {
      const results = forward(
        pipe(
          operations,
          tap((operation) => {
            if (operation.kind === 'teardown') {
              delayed.delete(operation.key);
              forget(operation.key);
            } else if (operation.kind === 'query' && localeOf(operation) !== shown) {
              awaited.set(operation.key, localeOf(operation));
            }
          }),
        ),
      );
      return merge([pipe(results, filter(passes)), released.source]);
    };

  return {
    exchange,

    /** Resolves when all queries in the language of the address have their results, or after `localeSwitchTimeout`. */
    async whenAnswered(): Promise<void> {
      const next = getLocale();
      for (const [key, locale] of awaited) if (locale !== next) awaited.delete(key);
      for (const [key, { operation }] of delayed) if (localeOf(operation) !== next) delayed.delete(key);
      // urql's client re-executes operations in a later task.
      await new Promise((resolve) => setTimeout(resolve));
      if (awaited.size === 0) return;
      await new Promise<void>((resolve) => {
        settle = resolve;
        setTimeout(resolve, timings.localeSwitchTimeout);
      });
    },

    /** The language of the address is on screen: releases the results that were delayed. */
    show(): void {
      shown = getLocale();
      const results = [...delayed.values()];
      delayed.clear();
      awaited.clear();
      for (const result of results) released.next(result);
    },
  };
}
