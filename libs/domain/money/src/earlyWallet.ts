import { type Auth, sessionScope } from '@lobby/auth';
import type { DataClient } from '@lobby/data';
import { useDataClient } from '@lobby/data';
import { createStore, type ReadableStore, useStore } from '@lobby/runtime';
import type { Wallet } from './documents.ts';

export type Amounts = Pick<Wallet, 'balance' | 'bonusBalance' | 'currency'>;

/** The wallet that an inline script of the page has requested. */
export interface EarlyWallet {
  /** As `Auth.session`. */
  session: string;
  /** What the page shows; null while it shows none. */
  wallet: Amounts | null;
  /** Called with each change; without a wallet where the session is no longer the browser's. */
  show(wallet: Amounts | null): void;
}

declare global {
  interface Window {
    /** Until the lobby has taken it over. */
    earlyWallet?: EarlyWallet;
  }
}

const nothing: ReadableStore<Amounts | null> = { get: () => null, subscribe: () => () => {} };
const shown = sessionScope(
  (_client: DataClient) => ({ amounts: nothing }),
  (early) => {
    early.amounts = nothing;
  },
);

/**
 * Takes over the amounts that stand on the page, so that React's first rendering has the same. To be called right before that: from then on
 * the script writes nothing. Those of another session than this client's leave the page.
 */
export function takeEarlyWallet({ session }: Pick<Auth, 'session'>, data: DataClient): void {
  const { earlyWallet: early } = window;
  if (early === undefined) return;
  delete window.earlyWallet;
  if (early.session !== session) {
    early.show(null);
    early.show = () => {};
    return;
  }
  const store = createStore(early.wallet);
  early.show = store.set;
  shown(data).amounts = store;
}

/** The amounts that the page may show before the session has loaded its player; null where none are known. */
export const useEarlyWallet = (): Amounts | null => useStore(shown(useDataClient()).amounts);

/** Two amounts with more characters than these do not stand side by side in narrow windows. */
const mostCharacters = 18;
export const areAmountsLong = (...amounts: readonly (string | undefined)[]): boolean =>
  amounts.join('').length > mostCharacters;
