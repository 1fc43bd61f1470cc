import type { Exchange, Operation, OperationResult } from '@urql/core';
import { filter, makeSubject, merge, pipe, tap } from 'wonka';

/** In ms: so long do the answers in the next language wait for each other. */
export const localePatience = 4000;

/** The language that an operation was sent in; the client writes it into the context. */
export const localeOf = ({ context }: Operation): string | undefined => context['locale'] as string | undefined;

/**
 * Holds answers back that are in another language than the one on screen, so that texts and data can
 * change in one step. Sits below the cache, which each answer changes for all who read it.
 */
export function createLocaleSwitch(getLocale: () => string | undefined) {
  const released = makeSubject<OperationResult>();
  /** Queries sent in the next language and not answered yet. */
  const awaited = new Map<number, string | undefined>();
  const held = new Map<number, OperationResult>();
  let shown = getLocale();
  let settle: (() => void) | undefined;

  function forget(key: number): void {
    awaited.delete(key);
    if (awaited.size === 0) settle?.();
  }

  /** Whether an answer may reach the cache now. One in a language that has been left was asked for anew. */
  function passes(result: OperationResult): boolean {
    const { operation } = result;
    const locale = localeOf(operation);
    if (operation.kind !== 'query' || locale === shown) return true;
    if (locale === getLocale()) {
      held.set(operation.key, result);
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
              held.delete(operation.key);
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

    /** Resolves when what was sent in the language of the address has been answered, or after {@link localePatience}. */
    async whenAnswered(): Promise<void> {
      const next = getLocale();
      for (const [key, locale] of awaited) if (locale !== next) awaited.delete(key);
      for (const [key, { operation }] of held) if (localeOf(operation) !== next) held.delete(key);
      // The client sends what it was told to send again in a task of its own.
      await new Promise((resolve) => setTimeout(resolve));
      if (awaited.size === 0) return;
      await new Promise<void>((resolve) => {
        settle = resolve;
        setTimeout(resolve, localePatience);
      });
    },

    /** The language of the address is on screen: hands out what was held back. */
    show(): void {
      shown = getLocale();
      const results = [...held.values()];
      held.clear();
      awaited.clear();
      for (const result of results) released.next(result);
    },
  };
}
