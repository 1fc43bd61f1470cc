// The bet slip's content, and how its bets are placed.
import { money, productOf, returnOf, t, toDecimal, toMinor } from './kit.js';
import { post } from './lobby.js';
import { call } from './service.js';
import { actions, findSelection, outcomeName, state } from './state.js';

/** @import { Attempt, Leg, Rejection, Slip, SlipBet } from './types.d.ts' */

const mostLegs = 12;

/** @type {Slip} */
export const slip = {
  legs: [],
  isCombined: false,
  /** As typed, of the combined bet; those of single bets are with their legs. */
  stake: '',
  accept: 'none',
  isBusy: false,
  /** What happened last. */
  notice: null,
};

/**
 * Present odds of a leg; null while no bet is taken, or when it is over.
 * @param {Leg} leg
 */
export const oddsNow = (leg) => findSelection(leg.selection)?.selection.odds ?? null;

/** @param {string} id */
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
  const { outcome } = selection;
  const { odds } = found.selection;
  /** @type {Leg} */
  const leg = {
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
  };
  slip.legs.push(leg);
  slip.notice = null;
  actions.announce(t('added', { outcome: outcomeName(leg) }));
  return true;
}

/** @param {string} id */
export function remove(id) {
  const leg = slip.legs.find(({ selection }) => selection === id);
  if (!leg || slip.isBusy) return;
  slip.legs = slip.legs.filter((each) => each !== leg);
  slip.notice = null;
  actions.announce(t('removed', { outcome: outcomeName(leg) }));
  actions.refresh();
}

/** @param {string} id */
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

/**
 * An opaque value of the lobby's address: selections of this sportsbook.
 * @param {string} coupon
 */
export function takeCoupon(coupon) {
  const isKnown = coupon.split('~').filter(add).length > 0;
  if (!isKnown) slip.notice = { kind: 'error', text: t('unknownCoupon') };
  actions.refresh();
}

export const isRelated = () => new Set(slip.legs.map(({ eventId }) => eventId)).size < slip.legs.length;
export const isCombination = () => slip.isCombined && slip.legs.length > 1;

/**
 * Whether a leg's odds have moved beyond what the player accepts.
 * @param {Leg} leg
 */
export function hasChanged(leg) {
  const present = oddsNow(leg);
  if (present === null || present === leg.odds || slip.accept === 'any') return false;
  return slip.accept === 'none' || Number(present) < Number(leg.odds);
}
const isUnknown = (/** @type {{ attempt?: Attempt }} */ { attempt }) => attempt?.isUnknown === true;

/**
 * What the bets on the slip are: their legs, and who holds the stake.
 * @returns {SlipBet[]}
 */
export const bets = () =>
  isCombination() ? [{ legs: slip.legs, holder: slip }] : slip.legs.map((leg) => ({ legs: [leg], holder: leg }));

export const stakeOf = (/** @type {Pick<SlipBet, 'holder'>} */ { holder }) => toMinor(holder.stake, state.currency);

/** Odds as they are now, or were last. */
const shownOdds = (/** @type {Leg[]} */ legs) => legs.map((leg) => oddsNow(leg) ?? leg.odds);

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

/**
 * What the balance lacks for these stakes; undefined where it is enough or not known.
 * @param {bigint} stake
 */
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
 * @param {SlipBet} bet
 * @returns {Promise<Rejection | undefined>} undefined: it is placed
 */
async function send({ legs, holder }) {
  const { visit } = state;
  let { attempt } = holder;
  if (!attempt || !isUnknown({ attempt })) {
    const terms = {
      stake: toDecimal(stakeOf({ holder }) ?? 0n, state.currency),
      currency: state.currency,
      accept: slip.accept,
      legs: legs.map(({ selection, odds }) => ({ selection, odds })),
    };
    const text = JSON.stringify(terms);
    if (attempt?.text !== text) attempt = { text, id: crypto.randomUUID() };
    holder.attempt = attempt;
  }
  const body = { id: attempt.id, ...JSON.parse(attempt.text) };
  let { token } = state;
  let answer = await call('/bets', { token, body });
  if (answer.status === 401) {
    token = await actions.nextToken(token);
    if (!token || state.visit !== visit) return { error: 'session' };
    answer = await call('/bets', { token, body });
  }
  attempt.isUnknown = answer.status === 0 || answer.status >= 500;
  if (answer.status === 200) return undefined;
  const { error, ...details } = answer.body;
  return attempt.isUnknown || !error ? { error: 'failed' } : { ...details, error };
}

const rejectionText = (/** @type {Rejection} */ { error, amount, currency = state.currency }) => {
  const id = `rejection-${error}`;
  const text = t(id, amount === undefined ? {} : { amount: money(amount, currency) });
  return text === id ? t('rejection-failed') : text;
};

/**
 * The slip shows the odds of the response at once, before the socket sends them.
 * @param {NonNullable<Rejection['legs']>} legs
 */
function takeOdds(legs) {
  for (const { selection, odds } of legs) {
    const found = findSelection(selection);
    if (found) found.selection.odds = odds;
  }
}

const isReady = (/** @type {SlipBet} */ bet) =>
  stakeOf(bet) !== undefined || isUnknown({ attempt: bet.holder.attempt });

/** Places all bets that have a stake, one after the other; stops at the first that is rejected. */
export async function place() {
  const ready = bets().filter(isReady);
  const isTyped = bets().every(
    ({ holder }) => holder.stake.trim() === '' || toMinor(holder.stake, state.currency) !== undefined,
  );
  if (slip.isBusy || state.isPaused) return;
  if (ready.length === 0 || !isTyped) {
    slip.notice = { kind: 'error', text: t('badStake', { example: money('10', state.currency) }), isStake: true };
    return actions.refresh();
  }
  const { visit } = state;
  slip.isBusy = true;
  slip.notice = null;
  actions.refresh();
  for (const bet of ready) {
    const rejection = await send(bet);
    if (state.visit !== visit) return;
    if (rejection) {
      const { error, amount, currency = state.currency } = rejection;
      if (error === 'odds-changed') takeOdds(rejection.legs ?? []);
      const missing = error === 'insufficient-funds' && amount !== undefined ? { amount, currency } : undefined;
      slip.notice = { kind: 'error', text: rejectionText(rejection), missing, isStake: error.startsWith('stake-') };
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
