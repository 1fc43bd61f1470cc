// The player's bets: open and settled ones.
import { dateTime, el, keyed, money, odds as showOdds, t, withUpdate, write } from './kit.js';
import { post } from './lobby.js';
import { call } from './service.js';
import { actions, link, marketName, outcomeName, state } from './state.js';

/** @import { Bet } from './types.d.ts' */

/**
 * `aurora-588000.total.over`
 * @param {string} selection
 */
const partsOf = (selection) => {
  const [, market = '', outcome = ''] = selection.split('.');
  return { market, outcome };
};

/** @param {Bet['legs'][number]} leg */
function legLine({ selection, eventId, odds, line, status, event }) {
  const { market, outcome } = partsOf(selection);
  const { home, away, sport, score } = event ?? { home: '', away: '', sport: '', score: null };
  const result = score ? `${score.home}–${score.away}` : '';
  return el(
    'li',
    { class: `bet-leg ${status}` },
    el('span', { class: 'bet-leg-name' }, outcomeName({ outcome, line, home, away })),
    el('span', { class: 'value' }, showOdds(odds)),
    link(
      `/event/${eventId}/`,
      { class: 'bet-leg-event' },
      `${marketName(market, sport)} · ${home} – ${away} ${result}`,
    ),
    el('span', { class: 'sr-only' }, t(`status${status}`)),
  );
}

/** @param {Bet} bet */
function betCard(bet) {
  const node = el('li', { class: 'card bet' });
  /** @type {string | undefined} */
  let shown;
  const card = withUpdate(node, (/** @type {Bet} */ present) => {
    const { id, status, legs, stake, possible, payout, placedAt, currency } = present;
    const text = JSON.stringify([present, document.documentElement.lang]);
    if (text === shown) return;
    shown = text;
    /**
     * @param {string} name
     * @param {string} amount
     */
    const sum = (name, amount) => el('div', {}, el('dt', {}, t(name)), el('dd', {}, money(amount, currency)));
    node.id = `bet-${id}`;
    node.replaceChildren(
      el(
        'div',
        { class: 'bet-head' },
        el('h2', {}, legs.length === 1 ? t('single') : t('combination', { count: legs.length })),
        el('span', { class: `status ${status}` }, t(`status${status}`)),
      ),
      el('ul', { class: 'bet-legs' }, ...legs.map(legLine)),
      el(
        'dl',
        { class: 'sums' },
        sum('stake', stake),
        status === 'open' ? sum('possible', possible) : sum('return', payout),
      ),
      el('p', { class: 'when' }, t('placedAt', { time: dateTime(placedAt) })),
    );
    // A currency beside the amount would be said twice.
    for (const term of node.querySelectorAll('dt')) term.textContent = term.textContent.replace(/ \(.*\)$/, '');
  });
  card.update(bet);
  return card;
}

/** Follows the player: `reload` when a bet has changed. */
export function betsView() {
  const title = el('h1', { tabindex: '-1' });
  const tab = (/** @type {boolean} */ isSettled) =>
    el('button', { type: 'button', onclick: () => void show(isSettled) });
  const [open, settled] = [tab(false), tab(true)];
  const tabs = el('div', { class: 'kinds', role: 'group' }, open, settled);
  const list = el('ul', { class: 'list bets' });
  const empty = el('p', { class: 'card message' });
  const signIn = el('button', { type: 'button', class: 'primary', onclick: () => post({ type: 'signIn' }) });
  const visitorText = el('p');
  const visitor = el('div', { class: 'card message' }, visitorText, signIn);
  const failedText = el('p');
  const again = el('button', { type: 'button', onclick: () => void load() });
  const failed = el('div', { class: 'card message', role: 'alert' }, failedText, again);
  const more = el('button', { type: 'button', class: 'secondary', onclick: () => void load(bets?.at(-1)?.id) });
  const node = el('div', { class: 'bets-page' }, title, tabs, visitor, failed, list, empty, more);
  let isSettled = false;
  /** @type {Bet[] | undefined} */
  let bets;
  let hasMore = false;
  let hasFailed = false;
  /** @type {string | null} */
  let token = null;
  let latestLoad = 0;

  /** @param {string} [after] */
  async function load(after) {
    const mine = (latestLoad += 1);
    const path = `/bets?state=${isSettled ? 'settled' : 'open'}${after ? `&after=${after}` : ''}`;
    let answer = await call(path, { token });
    if (answer.status === 401) {
      const next = await actions.nextToken(token);
      if (next) answer = await call(path, { token: next });
    }
    if (mine !== latestLoad) return;
    hasFailed = answer.status !== 200;
    if (!hasFailed) {
      const { bets: next = [], hasMore: isMore = false } = answer.body;
      bets = after ? [...(bets ?? []), ...next] : next;
      hasMore = isMore;
    }
    view.update();
  }

  /** @param {boolean} value */
  function show(value) {
    isSettled = value;
    bets = undefined;
    hasMore = false;
    view.update();
    return load();
  }

  const view = withUpdate(node, () => {
    if (state.token !== token) {
      const isOther = token === null || state.token === null;
      token = state.token;
      if (token === null) {
        latestLoad += 1;
        bets = undefined;
        hasMore = false;
        hasFailed = false;
      } else if (isOther) void load();
    }
    const isVisitor = token === null;
    write(title, t('myBets'));
    write(open, t('betsOpen'));
    write(settled, t('betsSettled'));
    tabs.setAttribute('aria-label', t('myBets'));
    open.setAttribute('aria-pressed', String(!isSettled));
    settled.setAttribute('aria-pressed', String(isSettled));
    tabs.hidden = isVisitor;
    visitor.hidden = !isVisitor;
    write(visitorText, t('visitorBets'));
    write(signIn, t('signInShort'));
    failed.hidden = isVisitor || !hasFailed;
    write(failedText, t('betsFailed'));
    write(again, t('again'));
    keyed(list, bets ?? [], ({ id }) => id, betCard);
    empty.hidden = isVisitor || hasFailed || (bets !== undefined && bets.length > 0);
    write(empty, bets === undefined ? t('loading') : t(isSettled ? 'noSettledBets' : 'noOpenBets'));
    more.hidden = isVisitor || !hasMore;
    write(more, t('showMore'));
  });
  return Object.assign(view, { reload: () => (state.token === null ? undefined : load()) });
}
