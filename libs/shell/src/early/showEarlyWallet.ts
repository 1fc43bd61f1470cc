import { formatMoneyOnce, writeMoney } from '@lobby/i18n';
import { areAmountsLong, type EarlyWallet } from '@lobby/money';
import { onCookieChangeSignal } from '@lobby/storage';
import type { EarlyRecord } from './earlyRecord.ts';
import { whenParsed } from './whenParsed.ts';

interface Answer {
  data?: { viewer?: { player?: object | null; wallet?: EarlyWallet['wallet'] } | null } | null;
  errors?: unknown;
}

/**
 * Writes balance and bonus balance into their places, as `Balance` does, until the lobby takes them over (`takeEarlyWallet`). Nothing stands there
 * where the player or the wallet could not be had whole, and once the browser has another session, or none.
 *
 * @param answers to GetPlayerInfo and Wallet
 */
export function showEarlyWallet(
  session: string,
  isCurrent: () => boolean,
  answers: Promise<unknown[]>,
  money: EarlyRecord['money'],
): void {
  const early: EarlyWallet = { session, wallet: null, show: (wallet) => write(wallet, money) };
  window.earlyWallet = early;
  const show = (wallet: EarlyWallet['wallet']) => {
    early.wallet = wallet;
    early.show(wallet);
  };
  const check = () => {
    if (window.earlyWallet !== early) stopListening();
    else if (!isCurrent()) show(null);
  };
  // Restored from the back/forward cache, shown or used again, or signed out in another tab, before the lobby's scripts are there.
  for (const event of ['pageshow', 'visibilitychange', 'focus']) addEventListener(event, check);
  const stopListening = onCookieChangeSignal(check);

  const receive = ([player, wallet]: Answer[]) => {
    const amounts = wallet?.data?.viewer?.wallet;
    const isWhole = player?.data?.viewer?.player && amounts && !player.errors && !wallet.errors;
    if (!isWhole) return;
    // The header is whole once what follows it has begun.
    whenParsed('main', () => isCurrent() && show(amounts));
    // The scripts need a formatter: the browser's first takes long, and has time now, while they are under way. React finds its own text.
    window.requestIdleCallback?.(() => window.earlyWallet === early && write(early.wallet));
  };
  answers.then((both) => receive(both as Answer[])).catch(() => {});
}

function write(wallet: EarlyWallet['wallet'], money?: EarlyRecord['money']): void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-amount]')];
  const texts = places.map(({ dataset }) => {
    if (wallet === null) return '';
    const amount = dataset['amount'] === 'bonus' ? wallet.bonusBalance : wallet.balance;
    const text = money?.currency === wallet.currency ? writeMoney(money.pattern, amount) : null;
    return text ?? formatMoneyOnce(document.documentElement.lang, amount, wallet.currency);
  });
  for (const [index, place] of places.entries()) {
    const text = place.querySelector('[translate] > :last-child');
    if (text && text.textContent !== texts[index]) text.textContent = texts[index] ?? '';
  }
  const isLong = places.length > 1 && areAmountsLong(...texts);
  places[0]?.parentElement?.toggleAttribute('data-long', isLong);
}
