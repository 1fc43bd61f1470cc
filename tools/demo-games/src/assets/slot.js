import {
  areFreeSpinsUsedUp,
  reducedMotion,
  el,
  finishRound,
  game,
  helpButton,
  isPaused,
  makeMove,
  money,
  announce,
  showBalance,
  showFreeSpinsUsedUp,
  stakePicker,
  start,
  t,
  wait,
} from './kit.js';

/** @import { Spin } from './types.d.ts' */

const { symbols, strips, lines, pays, rtp } = /** @type {NonNullable<typeof game.slot>} */ (game.slot);
const rows = 3;
/** @type {Record<string, string>} */
const ranks = { ace: 'A', king: 'K', queen: 'Q', jack: 'J' };
const names = symbols.map((name) => ranks[name] ?? t(name));

/** @param {number} index */
function symbolOf(index) {
  const name = symbols[index] ?? '';
  return ranks[name]
    ? el('span', { class: `rank rank-${name}` }, ranks[name])
    : el('img', { src: `/art/symbol/${name}.svg`, alt: '', draggable: 'false' });
}
const cell = (/** @type {number} */ index) => el('div', { class: index === 0 ? 'cell wild' : 'cell' }, symbolOf(index));

// --- the reels --------------------------------------------------------------------------------------------------

let stops = strips.map((strip, reel) => (reel * 7) % strip.length);
/**
 * The symbol so many steps after a stop of the reel.
 * @param {number} reel
 * @param {number | undefined} stop
 * @param {number} steps
 */
function symbolAt(reel, stop = 0, steps = 0) {
  const strip = strips[reel] ?? [];
  return strip[(stop + steps) % strip.length] ?? 0;
}
const visible = (/** @type {number} */ reel) =>
  Array.from({ length: rows }, (_, row) => symbolAt(reel, stops[reel], row));
const bands = strips.map(() => el('div', { class: 'strip' }));
const columns = bands.map((band) => el('div', { class: 'reel' }, band));
const path = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
path.setAttribute('class', 'paths');
path.setAttribute('viewBox', `0 0 ${strips.length * 10} ${rows * 10}`);
path.setAttribute('preserveAspectRatio', 'none');
path.setAttribute('aria-hidden', 'true');

const reels = el('div', { class: 'reels', role: 'img', '--reels': strips.length }, ...columns, path);
const message = el('p', { class: 'message' }, t('GOOD_LUCK'));
const logo = el('p', { class: 'logo', 'aria-hidden': 'true' }, game.name);

function drawReels() {
  for (const [reel, band] of bands.entries()) band.replaceChildren(...visible(reel).map(cell));
  describe();
}
function describe() {
  const text = Array.from({ length: rows }, (_, row) =>
    strips.map((_, reel) => names[visible(reel)[row] ?? 0]).join(', '),
  );
  reels.setAttribute('aria-label', text.join('; '));
}

/**
 * Spins the reels; each stops a little after the one to its left.
 * @param {number[]} next
 */
async function animateSpin(next) {
  const from = stops;
  stops = next;
  if (reducedMotion.matches) return drawReels();
  const runs = bands.map((band, reel) => {
    const { length } = strips[reel] ?? [];
    const between = Array.from({ length: 14 + reel * 5 }, (_, step) =>
      symbolAt(reel, from[reel], length * 3 - 1 - step),
    ).reverse();
    const before = Array.from({ length: rows }, (_, row) => symbolAt(reel, from[reel], row));
    band.replaceChildren(...[...visible(reel), ...between, ...before].map(cell));
    const distance = ((between.length + rows) / (between.length + rows * 2)) * 100;
    return band.animate(
      [
        { transform: `translateY(-${distance}%)` },
        { transform: 'translateY(1.2%)', offset: 0.94 },
        { transform: 'translateY(0)' },
      ],
      {
        duration: 800 + reel * 220,
        easing: 'cubic-bezier(.25,.7,.35,1)',
      },
    ).finished;
  });
  await Promise.allSettled(runs);
  drawReels();
}

/** @param {Spin['wins']} wins */
function showWins(wins) {
  const shapes = wins.map(({ line }) => {
    const shape = document.createElementNS('http://www.w3.org/2000/svg', 'polyline');
    shape.setAttribute('points', (lines[line] ?? []).map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' '));
    return shape;
  });
  path.replaceChildren(...shapes);
  for (const { line, count } of wins)
    for (const [reel, row] of (lines[line] ?? []).slice(0, count).entries())
      bands[reel]?.children[row]?.classList.add('won');
}

// --- play -------------------------------------------------------------------------------------------------------

const stake = stakePicker();
const button = el('button', { type: 'button', class: 'spin', onclick: spin }, el('span', {}, t('SPIN')));
let busy = false;

async function spin() {
  if (busy || isPaused()) return;
  busy = true;
  button.setAttribute('aria-disabled', 'true');
  stake.disable(true);
  path.replaceChildren();
  message.textContent = t('GOOD_LUCK');
  message.classList.remove('win');
  /** @type {import('./types.d.ts').Answer<Spin> | undefined} */
  const answer = await makeMove({ move: 'spin', stake: stake.value() });
  if (answer) {
    showBalance({ without: answer.payout });
    await animateSpin(answer.view.stops);
    // What pays back no more than the stake is no win to be celebrated.
    const hasWon = answer.payout > answer.stake;
    if (hasWon) showWins(answer.view.wins);
    message.textContent = answer.payout > 0 ? `${t(hasWon ? 'WIN' : 'RETURNED')} ${money(answer.payout)}` : t('NO_WIN');
    message.classList.toggle('win', hasWon);
    finishRound(answer);
    await wait(150);
  }
  // Stays as it is: the panel leads back to the lobby.
  if (areFreeSpinsUsedUp()) return showFreeSpinsUsedUp();
  busy = false;
  button.removeAttribute('aria-disabled');
  stake.disable(false);
}

function paytable() {
  const prize = (/** @type {number} */ amount) => money(Math.floor((stake.value() * amount) / 10_000));
  const cards = symbols.map((_, index) =>
    el(
      'li',
      {},
      el('div', { class: 'cell' }, symbolOf(index)),
      el(
        'dl',
        {},
        ...(pays[index] ?? [])
          .map((amount, count) => ({ amount, count }))
          .filter(({ amount }) => amount > 0)
          .reverse()
          .flatMap(({ amount, count }) => [el('dt', {}, `${count}×`), el('dd', {}, prize(amount))]),
      ),
    ),
  );
  return [
    el('p', {}, `${t('STAKE')}: ${money(stake.value())} · ${t('LINES', { count: lines.length })}`),
    el('ul', { class: 'paytable' }, ...cards),
    el(
      'p',
      {},
      `${t('WILD')}: ${names[0]}. ${t('RTP')}: ${new Intl.NumberFormat(game.locale, { style: 'percent', minimumFractionDigits: 2 }).format(rtp / 10_000)}`,
    ),
  ];
}

drawReels();
addEventListener('keydown', (event) => {
  if (event.code !== 'Space' || /** @type {Element} */ (event.target).closest('button, dialog')) return;
  event.preventDefault();
  void spin();
});
const table = el(
  'div',
  { class: 'machine' },
  logo,
  el('div', { class: strips.length === 3 ? 'frame three' : 'frame' }, reels),
  message,
);
void start(table, el('div', { class: 'controls' }, stake.node, button, helpButton('PAYTABLE', paytable))).then(() => {
  button.focus({ preventScroll: true });
  announce(t('GOOD_LUCK'));
});
