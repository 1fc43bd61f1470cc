// The bet slip on the page: a column beside the events, or a sheet over them on a narrow screen.
import { el, icon, keyed, money, odds as showOdds, t, toDecimal, withUpdate, write } from './kit.js';
import { post } from './lobby.js';
import {
  acceptChanges,
  bets,
  clear,
  isCombination,
  isRelated,
  needsAcceptance,
  oddsNow,
  place,
  remove,
  slip,
  stakeOf,
  shortage,
  totals,
} from './stakes.js';
import { actions, link, marketName, outcomeName, state } from './state.js';

/** @import { Holder, Leg, Notice } from './types.d.ts' */

/**
 * @param {string} id
 * @param {() => string} read
 * @param {(text: string) => void} onInput
 */
function stakeField(id, read, onInput) {
  const label = el('label', { for: id });
  const input = el('input', {
    id,
    type: 'text',
    inputmode: 'decimal',
    autocomplete: 'off',
    enterkeyhint: 'done',
    maxlength: '13',
    oninput: () => onInput(input.value),
    onkeydown: (/** @type {KeyboardEvent} */ event) => event.key === 'Enter' && void submit(),
  });
  const node = el('div', { class: 'stake' }, label, input);
  return withUpdate(node, (/** @type {string} */ text) => {
    write(label, text);
    if (input.value !== read()) input.value = read();
    input.readOnly = slip.isBusy;
    const isWrong = slip.notice?.isStake === true;
    if (isWrong) {
      input.setAttribute('aria-invalid', 'true');
      input.setAttribute('aria-describedby', 'slip-notice');
    } else {
      input.removeAttribute('aria-invalid');
      input.removeAttribute('aria-describedby');
    }
  });
}

/**
 * @param {Holder} holder
 * @param {string} value
 */
const changeStake = (holder, value) => {
  holder.stake = value;
  slip.notice = null;
  actions.refresh();
};

/** @param {Leg} leg */
function legItem(leg) {
  const name = el('p', { class: 'leg-name' });
  const about = el('p', { class: 'leg-about' });
  const value = el('span', { class: 'value' });
  const was = el('span', { class: 'was' });
  const button = el(
    'button',
    { type: 'button', class: 'icon-button', onclick: () => remove(leg.selection) },
    icon('close'),
  );
  const stake = stakeField(
    `stake-${leg.selection.replaceAll('.', '-')}`,
    () => leg.stake,
    (text) => changeStake(leg, text),
  );
  const node = el(
    'li',
    { class: 'leg' },
    el('div', { class: 'leg-text' }, name, about),
    el('p', { class: 'leg-odds' }, was, value),
    button,
    stake,
  );
  return withUpdate(node, () => {
    const outcome = outcomeName(leg);
    const present = oddsNow(leg);
    write(name, outcome);
    write(about, `${marketName(leg.market, leg.sport)} · ${leg.home} – ${leg.away}`);
    write(value, present === null ? t('suspended') : showOdds(present));
    value.classList.toggle('off', present === null);
    const hasMoved = present !== null && present !== leg.odds;
    write(was, hasMoved ? t('oddsWere', { odds: showOdds(leg.odds) }) : '');
    button.setAttribute('aria-label', t('remove', { outcome }));
    stake.hidden = isCombination();
    stake.update(t('stakeOn', { outcome, currency: state.currency }));
  });
}

const acceptances = ['none', 'higher', 'any'];

function submit() {
  if (state.token === null) return post({ type: 'signIn' });
  return needsAcceptance() ? acceptChanges() : place();
}

export function createSlip() {
  const title = el('h2', { id: 'slip-title', tabindex: '-1' });
  const count = el('span', { class: 'count', 'aria-hidden': 'true' });
  const close = el(
    'button',
    { type: 'button', class: 'icon-button close', onclick: () => setOpen(false) },
    icon('close'),
  );
  const kind = (/** @type {boolean} */ isCombined) =>
    el('button', {
      type: 'button',
      onclick() {
        slip.isCombined = isCombined;
        slip.notice = null;
        actions.refresh();
      },
    });
  const [singles, combined] = [kind(false), kind(true)];
  const kinds = el('div', { class: 'kinds', role: 'group', 'aria-labelledby': 'slip-title' }, singles, combined);
  const related = el('p', { class: 'hint' });
  const empty = el('p', { class: 'empty' });
  const legs = el('ul', { class: 'legs' });
  const stake = stakeField(
    'stake',
    () => slip.stake,
    (text) => changeStake(slip, text),
  );
  const acceptLabel = el('label', { for: 'accept' });
  const options = acceptances.map((value) => el('option', { value }));
  const accept = el('select', {
    id: 'accept',
    onchange() {
      slip.accept = accept.value;
      actions.refresh();
    },
  });
  accept.append(...options);
  const acceptance = el('div', { class: 'accept' }, acceptLabel, accept);
  const row = (/** @type {'totalOdds' | 'totalStake' | 'possible'} */ name) => {
    const term = el('dt');
    const value = el('dd');
    return { name, term, value, node: el('div', {}, term, value) };
  };
  const rows = /** @type {const} */ (['totalOdds', 'totalStake', 'possible']).map(row);
  const sums = el('dl', { class: 'sums' }, ...rows.map(({ node }) => node));
  const notice = el('p', { id: 'slip-notice', role: 'status', class: 'notice' });
  const main = el('button', { type: 'button', class: 'primary', onclick: () => void submit() });
  const deposit = el('button', {
    type: 'button',
    class: 'secondary',
    onclick: () => post({ type: 'deposit', amount: (slip.notice?.missing ?? shortage(totals().stake))?.amount }),
  });
  const toBets = link('/bets/', { class: 'secondary' });
  toBets.addEventListener('click', () => setOpen(false));
  const clearAll = el('button', { type: 'button', class: 'plain', onclick: clear });
  const content = el('div', { class: 'slip-content' }, kinds, related, legs, empty, stake, acceptance, clearAll);
  const foot = el('div', { class: 'slip-foot' }, sums, notice, main, deposit, toBets);
  const panel = el(
    'aside',
    {
      class: 'slip card',
      'aria-labelledby': 'slip-title',
      onkeydown: (/** @type {KeyboardEvent} */ event) => event.key === 'Escape' && setOpen(false),
    },
    el('div', { class: 'slip-head' }, title, count, close),
    content,
    foot,
  );
  const barCount = el('span', { class: 'count' });
  const barText = el('span');
  const barOdds = el('span', { class: 'value' });
  const bar = el(
    'button',
    { type: 'button', class: 'slip-bar', onclick: () => setOpen(true) },
    barCount,
    barText,
    barOdds,
  );
  const scrim = el('div', { class: 'scrim', onclick: () => setOpen(false) });
  let isOpen = false;

  /** @param {boolean} value */
  function setOpen(value) {
    if (value === isOpen) return;
    isOpen = value;
    actions.onSlip(isOpen);
    update();
    if (isOpen) title.focus({ preventScroll: true });
    else if (!bar.hidden) bar.focus({ preventScroll: true });
  }

  function updateFoot() {
    const { stake: staked, possible, odds } = totals();
    const values = {
      totalOdds: showOdds(odds),
      totalStake: money(toDecimal(staked, state.currency), state.currency),
      possible: money(toDecimal(possible, state.currency), state.currency),
    };
    for (const { name, term, value, node } of rows) {
      write(term, t(name));
      write(value, values[name]);
      node.hidden = (name === 'totalOdds' && !isCombination()) || (name === 'totalStake' && bets().length < 2);
    }
    const isBlocked = slip.isBusy || state.isPaused || (isCombination() && isRelated());
    const isVisitor = state.token === null;
    const isChange = !isVisitor && needsAcceptance();
    const [first, ...others] = bets();
    const single = first && others.length === 0 ? stakeOf(first) : undefined;
    const amount = staked > 0n ? ` · ${values.totalStake}` : '';
    const label = isVisitor
      ? t('signIn')
      : slip.isBusy
        ? t('placing')
        : isChange
          ? t('acceptChanges')
          : t('place') + amount;
    write(main, label);
    if (isBlocked && !isVisitor) main.setAttribute('aria-disabled', 'true');
    else main.removeAttribute('aria-disabled');
    main.classList.toggle('ready', isVisitor || isChange || single !== undefined || staked > 0n);
    const missing = isVisitor ? undefined : (slip.notice?.missing ?? shortage(staked));
    /** @type {Notice | undefined} */
    const short = missing && {
      kind: 'warning',
      text: t('rejection-insufficient-funds', { amount: money(missing.amount, missing.currency) }),
    };
    /** @type {Notice | null} */
    const change = isChange ? { kind: 'warning', text: t('changed') } : null;
    /** @type {Notice | null | undefined} */
    const shown =
      state.isPaused && !isVisitor ? { kind: 'warning', text: t('paused') } : (slip.notice ?? change ?? short);
    write(notice, shown?.text ?? '');
    notice.dataset.kind = shown?.kind ?? '';
    deposit.hidden = !missing;
    write(deposit, missing ? t('deposit', { amount: money(missing.amount, missing.currency) }) : '');
  }

  function update() {
    const size = slip.legs.length;
    write(title, t('slip'));
    write(count, String(size));
    close.setAttribute('aria-label', t('closeSlip'));
    panel.classList.toggle('open', isOpen);
    scrim.hidden = !isOpen;
    bar.hidden = size === 0 || isOpen;
    write(barCount, String(size));
    write(barText, t('slip'));
    write(barOdds, size > 0 ? showOdds(totals().odds) : '');
    barOdds.hidden = size > 1 && !isCombination();
    bar.setAttribute('aria-label', t('openSlip', { count: size }));
    kinds.hidden = size < 2;
    write(singles, t('singles'));
    write(combined, t('combined'));
    singles.setAttribute('aria-pressed', String(!slip.isCombined));
    combined.setAttribute('aria-pressed', String(slip.isCombined));
    related.hidden = !(isCombination() && isRelated());
    write(related, t('combinedNeeds'));
    keyed(legs, slip.legs, ({ selection }) => selection, legItem);
    empty.hidden = size > 0 || slip.notice !== null;
    write(empty, t('slipEmpty'));
    stake.hidden = !isCombination();
    stake.update(t('stake', { currency: state.currency }));
    write(acceptLabel, t('accept'));
    for (const option of options) write(option, t(`accept${option.value}`));
    accept.value = slip.accept;
    const isPlaced = slip.notice?.kind === 'placed' && size === 0;
    content.hidden = size === 0 && slip.notice !== null;
    foot.hidden = size === 0 && slip.notice === null;
    for (const node of [sums, acceptance, main, clearAll]) node.hidden = size === 0;
    toBets.hidden = !isPlaced;
    write(toBets, t('showBets'));
    write(clearAll, t('clear'));
    updateFoot();
  }

  return { panel, bar, scrim, update, isOpen: () => isOpen, close: () => setOpen(false) };
}
