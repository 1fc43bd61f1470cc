// The bet slip's content, and how its bets are placed.
import { money, productOf, returnOf, t, toDecimal, toMinor } from './kit.js';
import { post } from './lobby.js';
import { call } from './service.js';
import { actions, findSelection, outcomeName, state } from './state.js';

const mostLegs = 12;

export const slip = {
  legs: [],
  isCombined: false,
  /** As typed, of the combined bet; those of single bets are with their legs. */
  stake: '',
  accept: 'none',
  isBusy: false,
  /** What happened last: `{ kind, text, missing }`. */
  notice: null,
};

const nameOf = (leg) => outcomeName(leg);

/** Present odds of a leg; null while no bet is taken, or when it is over. */
export const oddsNow = (leg) => findSelection(leg.selection)?.selection.odds ?? null;

export function add(id) {
  const found = findSelection(id);
  if (!found || found.selection.odds === null) return false;
  if (slip.legs.some((leg) => leg.selection === id)) return true;
  if (slip.legs.length >= mostLegs) {
    slip.notice = { kind: 'error', text: t('slipFull') };
    return true;
  }
  const { event, market, selection } = found;
  const { id: eventId, home, away, sport } = event;
  const { outcome, odds } = selection;
  slip.legs.push({
    selection: id,
    eventId,
    home,
    away,
    sport,
    market: market.id,
    line: market.line,
    outcome,
    odds,
    stake: '',
  });
  slip.notice = null;
  actions.announce(t('added', { outcome: nameOf(slip.legs.at(-1)) }));
  return true;
}

export function remove(id) {
  const leg = slip.legs.find(({ selection }) => selection === id);
  if (!leg || slip.isBusy) return;
  slip.legs = slip.legs.filter((each) => each !== leg);
  slip.notice = null;
  actions.announce(t('removed', { outcome: nameOf(leg) }));
  actions.refresh();
}

export function toggle(id) {
  if (slip.isBusy) return;
  if (slip.legs.some(({ selection }) => selection === id)) return remove(id);
  add(id);
  actions.refresh();
}

/** The slip of the next one is empty, and nothing more of this one is sent. */
export function forget() {
  Object.assign(slip, { legs: [], isCombined: false, stake: '', attempt: undefined, isBusy: false, notice: null });
}

export function clear() {
  if (slip.isBusy) return;
  slip.legs = [];
  slip.notice = null;
  actions.refresh();
}

/** An opaque value of the lobby's address: selections of this sportsbook. */
export function takeCoupon(coupon) {
  const isKnown = coupon.split('~').filter(add).length > 0;
  if (!isKnown) slip.notice = { kind: 'error', text: t('unknownCoupon') };
  actions.refresh();
}

export const isRelated = () => new Set(slip.legs.map(({ eventId }) => eventId)).size < slip.legs.length;
export const isCombination = () => slip.isCombined && slip.legs.length > 1;

/** Whether a leg's odds have moved beyond what the player accepts. */
export function hasChanged(leg) {
  const present = oddsNow(leg);
  if (present === null || present === leg.odds || slip.accept === 'any') return false;
  return slip.accept === 'none' || Number(present) < Number(leg.odds);
}
const isUnknown = ({ attempt }) => attempt?.isUnknown === true;

/** What the bets on the slip are: their legs, and who holds the stake. */
export const bets = () =>
  isCombination() ? [{ legs: slip.legs, holder: slip }] : slip.legs.map((leg) => ({ legs: [leg], holder: leg }));

export const stakeOf = ({ holder }) => toMinor(holder.stake, state.currency);

/** Odds as they are now, or were last. */
const shownOdds = (legs) => legs.map((leg) => oddsNow(leg) ?? leg.odds);

export function totals() {
  let stake = 0n;
  let possible = 0n;
  for (const bet of bets()) {
    const staked = stakeOf(bet) ?? 0n;
    stake += staked;
    possible += returnOf(staked, shownOdds(bet.legs));
  }
  return { stake, possible, odds: productOf(shownOdds(slip.legs)) };
}

/** What the balance lacks for these stakes; undefined where it is enough or not known. */
export function shortage(stake) {
  const { balance, currency } = state;
  const missing = balance === null ? 0n : stake - (toMinor(balance, currency) ?? 0n);
  return missing > 0n ? { amount: toDecimal(missing, currency), currency } : undefined;
}

export function acceptChanges() {
  for (const leg of slip.legs) leg.odds = oddsNow(leg) ?? leg.odds;
  slip.notice = null;
  actions.refresh();
}

export const needsAcceptance = () => slip.legs.some(hasChanged) && !slip.legs.some(isUnknown) && !isUnknown(slip);

/**
 * Sends a bet. One whose answer is lost is sent again as it was, with its key, until an answer comes: it is placed once.
 */
async function send({ legs, holder }) {
  const { visit } = state;
  if (!isUnknown({ attempt: holder.attempt })) {
    const asked = {
      stake: toDecimal(stakeOf({ holder }), state.currency),
      currency: state.currency,
      accept: slip.accept,
      legs: legs.map(({ selection, odds }) => ({ selection, odds })),
    };
    const text = JSON.stringify(asked);
    if (holder.attempt?.text !== text) holder.attempt = { text, id: crypto.randomUUID() };
  }
  const { attempt } = holder;
  const body = { id: attempt.id, ...JSON.parse(attempt.text) };
  let { token } = state;
  let answer = await call('/bets', { token, body });
  if (answer.status === 401) {
    token = await actions.nextToken(token);
    if (!token || state.visit !== visit) return { refusal: { error: 'session' } };
    answer = await call('/bets', { token, body });
  }
  attempt.isUnknown = answer.status === 0 || answer.status >= 500;
  if (answer.status === 200) return { bet: answer.body.bet };
  return { refusal: attempt.isUnknown || !answer.body.error ? { error: 'failed' } : answer.body };
}

const refusalText = ({ error, amount, currency }) => {
  const id = `refusal-${error}`;
  const text = t(id, amount === undefined ? {} : { amount: money(amount, currency) });
  return text === id ? t('refusal-failed') : text;
};

/** The slip shows the odds of the answer at once, before the socket tells them. */
function takeOdds(legs) {
  for (const { selection, odds } of legs) {
    const found = findSelection(selection);
    if (found) found.selection.odds = odds;
  }
}

const isReady = (bet) => stakeOf(bet) !== undefined || isUnknown({ attempt: bet.holder.attempt });

/** Places all bets that have a stake, one after the other; stops at the first that is refused. */
export async function place() {
  const ready = bets().filter(isReady);
  const isTyped = bets().every(
    ({ holder }) => holder.stake.trim() === '' || toMinor(holder.stake, state.currency) !== undefined,
  );
  if (slip.isBusy || state.isPaused) return;
  if (ready.length === 0 || !isTyped) {
    slip.notice = { kind: 'error', text: t('badStake', { example: money(10, state.currency) }), isStake: true };
    return actions.refresh();
  }
  const { visit } = state;
  slip.isBusy = true;
  slip.notice = null;
  actions.refresh();
  for (const bet of ready) {
    const { refusal } = await send(bet);
    if (state.visit !== visit) return;
    if (refusal) {
      if (refusal.error === 'odds-changed') takeOdds(refusal.legs);
      const missing = refusal.error === 'insufficient-funds' ? refusal : undefined;
      slip.notice = { kind: 'error', text: refusalText(refusal), missing, isStake: refusal.error.startsWith('stake-') };
      break;
    }
    slip.legs = slip.legs.filter((leg) => !bet.legs.includes(leg));
    post({ type: 'balanceChanged' });
  }
  slip.isBusy = false;
  if (!slip.notice) {
    slip.stake = '';
    slip.attempt = undefined;
    slip.notice = { kind: 'placed', text: t('placed') };
  }
  actions.refresh();
}
