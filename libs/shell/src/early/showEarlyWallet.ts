import { formatMoneyOnce } from '@lobby/i18n';
import { areAmountsLong, type EarlyWallet } from '@lobby/money';
import { onCookieChangeSignal } from '@lobby/storage';

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
export function showEarlyWallet(session: string, isCurrent: () => boolean, answers: Promise<unknown[]>): void {
  const early: EarlyWallet = { session, wallet: null, show: write };
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
    if (!isWhole || !isCurrent()) return;
    show(amounts);
    // The header may be on its way.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => early.show(early.wallet));
  };
  // A browser's first formatter takes long: it is made once the page is painted, while the answers are under way.
  requestAnimationFrame(() => setTimeout(() => formatMoneyOnce(document.documentElement.lang, '0', 'EUR')));
  answers.then((both) => receive(both as Answer[])).catch(() => {});
}

function write(wallet: EarlyWallet['wallet']): void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-amount]')];
  const texts = places.map(({ dataset }) => {
    if (wallet === null) return '';
    const amount = dataset['amount'] === 'bonus' ? wallet.bonusBalance : wallet.balance;
    return formatMoneyOnce(document.documentElement.lang, amount, wallet.currency);
  });
  for (const [index, place] of places.entries()) {
    const text = place.querySelector('[translate] > :last-child');
    if (text) text.textContent = texts[index] ?? '';
  }
  const isLong = places.length > 1 && areAmountsLong(...texts);
  places[0]?.parentElement?.toggleAttribute('data-long', isLong);
}
