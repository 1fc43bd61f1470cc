import {
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
  showError,
  start,
  t,
  wait,
} from './kit.js';

/** @import { Answer, Turn } from './types.d.ts' */
/** @typedef {[across: number, acrossSpan: number, down: number, downSpan: number]} Area */

const { stakes } = game;
/** @type {readonly number[]} */
const pockets = game.pockets ?? [];
const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const colorOf = (/** @type {number} */ number) => (number === 0 ? 'green' : reds.has(number) ? 'red' : 'black');
const step = 360 / pockets.length;
/**
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, string | number>} attributes
 */
const svg = (name, attributes) => {
  const node = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  return node;
};

// --- the wheel --------------------------------------------------------------------------------------------------

/**
 * @param {number} degrees
 * @param {number} radius
 */
const point = (degrees, radius) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
};
const wheel = svg('svg', { viewBox: '-110 -110 220 220', class: 'wheel', role: 'img', 'aria-label': game.name });
const rotor = svg('g', { class: 'rotor' });
const ball = svg('g', { class: 'ball' });
ball.append(svg('circle', { r: 4.4, cy: -87, class: 'pearl' }));
rotor.append(svg('circle', { r: 96, class: 'metal' }));
for (const [index, number] of pockets.entries()) {
  const [from, to] = [(index - 0.5) * step, (index + 0.5) * step];
  rotor.append(
    svg('path', {
      d: `M${point(from, 94)}A94 94 0 0 1 ${point(to, 94)}L${point(to, 58)}A58 58 0 0 0 ${point(from, 58)}Z`,
      class: colorOf(number),
    }),
  );
  const label = svg('text', {
    transform: `rotate(${index * step}) translate(0 -73)`,
    'text-anchor': 'middle',
    'dominant-baseline': 'middle',
  });
  label.textContent = String(number);
  rotor.append(label);
}
rotor.append(svg('circle', { r: 57, class: 'cone' }), svg('circle', { r: 15, class: 'metal' }));
for (const turn of [0, 90, 180, 270])
  rotor.append(
    svg('path', { d: 'M-3.5 0 -2.5 -34 2.5 -34 3.5 0Z', class: 'metal', transform: `rotate(${turn})` }),
    svg('circle', { r: 5, cy: -36, class: 'metal', transform: `rotate(${turn})` }),
  );
wheel.append(svg('circle', { r: 108, class: 'bowl' }), rotor, ball);

let rotorTurn = 0;
let ballTurn = 0;

/**
 * Spins rotor and ball in opposite directions until the ball is at the number.
 * @param {number} number
 */
async function animateSpin(number) {
  const target = pockets.indexOf(number) * step;
  const rotorEnd = rotorTurn + 360 * 2 + 40;
  const ballEnd = ballTurn - 360 * 6 - ((((ballTurn - rotorEnd - target) % 360) + 360) % 360);
  /**
   * @param {SVGElement} node
   * @param {number} from
   * @param {number} to
   * @param {string} easing
   */
  const turn = (node, from, to, easing) => {
    node.style.transform = `rotate(${to}deg)`;
    return reducedMotion.matches
      ? undefined
      : node.animate([{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }], {
          duration: 4200,
          easing,
        }).finished;
  };
  const runs = [
    turn(rotor, rotorTurn, rotorEnd, 'cubic-bezier(.2,.6,.3,1)'),
    turn(ball, ballTurn, ballEnd, 'cubic-bezier(.1,.7,.25,1)'),
  ];
  [rotorTurn, ballTurn] = [rotorEnd % 360, ballEnd % 360];
  await Promise.allSettled(runs);
  rotor.style.transform = `rotate(${rotorTurn}deg)`;
  ball.style.transform = `rotate(${ballTurn}deg)`;
}

// --- the bets ---------------------------------------------------------------------------------------------------

let chip = stakes[2] ?? 0;
/**
 * Amounts by place.
 * @type {Map<string, number>}
 */
let bets = new Map();
/** @type {typeof bets} */
let lastBets = new Map();
/** @type {Map<string, { node: HTMLElement, text: string }>} */
const spots = new Map();

/** @type {Record<string, string>} */
const outside = {
  dozen1: '1–12',
  dozen2: '13–24',
  dozen3: '25–36',
  column1: '2:1',
  column2: '2:1',
  column3: '2:1',
  low: t('low'),
  even: t('even'),
  red: t('red'),
  black: t('black'),
  odd: t('odd'),
  high: t('high'),
};
/** @type {Record<string, string>} */
const columnNumbers = { column1: '1, 4, 7 …', column2: '2, 5, 8 …', column3: '3, 6, 9 …' };

/**
 * @param {string} place
 * @param {string} text
 * @param {string} kind
 * @param {Record<string, string>} layout
 */
function spot(place, text, kind, layout) {
  const node = el(
    'button',
    { type: 'button', class: `spot ${kind}`, ...layout, onclick: () => bet(place) },
    columnNumbers[place] && el('span', { class: 'numbers' }, columnNumbers[place]),
    el('span', {}, text),
  );
  spots.set(place, { node, text: columnNumbers[place] ?? text });
  return node;
}
const at = (/** @type {Area} */ [across, acrossSpan, down, downSpan]) => ({
  '--x': `${across} / span ${acrossSpan}`,
  '--y': `${down} / span ${downSpan}`,
});
/**
 * @param {Area} wide
 * @param {Area} tall
 */
const layoutOf = (wide, tall) => ({
  ...Object.fromEntries(Object.entries(at(wide)).map(([key, value]) => [`--wide-${key.slice(2)}`, value])),
  ...Object.fromEntries(Object.entries(at(tall)).map(([key, value]) => [`--tall-${key.slice(2)}`, value])),
});

const cloth = el(
  'div',
  { class: 'cloth', role: 'group', 'aria-label': t('PLACE_BETS') },
  spot('n0', '0', 'green', layoutOf([1, 1, 1, 3], [3, 6, 1, 1])),
  ...Array.from({ length: 36 }, (_, index) => {
    const number = index + 1;
    /** @type {Area} */
    const wide = [Math.floor(index / 3) + 2, 1, 3 - (index % 3), 1];
    /** @type {Area} */
    const tall = [(index % 6) + 3, 1, Math.floor(index / 6) + 2, 1];
    return spot(`n${number}`, String(number), colorOf(number), layoutOf(wide, tall));
  }),
  ...[1, 2, 3].map((number) =>
    spot(
      `column${number}`,
      outside[`column${number}`] ?? '',
      'plain',
      layoutOf([14, 1, 4 - number, 1], [number * 2 + 1, 2, 8, 1]),
    ),
  ),
  ...[1, 2, 3].map((number) =>
    spot(
      `dozen${number}`,
      outside[`dozen${number}`] ?? '',
      'plain',
      layoutOf([2 + (number - 1) * 4, 4, 4, 1], [2, 1, number * 2, 2]),
    ),
  ),
  ...['low', 'even', 'red', 'black', 'odd', 'high'].map((place, index) =>
    spot(
      place,
      outside[place] ?? '',
      place === 'red' || place === 'black' ? `${place} word` : 'plain',
      layoutOf([2 + index * 2, 2, 5, 1], [1, 1, 2 + index, 1]),
    ),
  ),
);

const total = () => [...bets.values()].reduce((sum, amount) => sum + amount, 0);
const compactAmount = (/** @type {number} */ minor) =>
  new Intl.NumberFormat(game.locale, { notation: 'compact', maximumFractionDigits: 1 }).format(
    minor / 10 ** game.digits,
  );

/** @param {string} place */
function bet(place) {
  if (busy || isPaused()) return;
  for (const { node } of spots.values()) node.classList.remove('won');
  const amount = (bets.get(place) ?? 0) + chip;
  bets.set(place, amount);
  show();
  announce(`${spots.get(place)?.text}: ${money(amount)}. ${t('TOTAL')} ${money(total())}`);
}

function show() {
  for (const [place, { node, text }] of spots) {
    const amount = bets.get(place);
    node.querySelector('.chip')?.remove();
    node.setAttribute('aria-label', amount ? `${text}: ${money(amount)}` : text);
    if (amount) node.append(el('i', { class: 'chip', 'aria-hidden': 'true' }, compactAmount(amount)));
  }
  sum.textContent = money(total());
  button.toggleAttribute('disabled', total() === 0);
  clear.toggleAttribute('disabled', total() === 0);
  repeat.toggleAttribute('disabled', lastBets.size === 0);
}

// --- play -------------------------------------------------------------------------------------------------------

let busy = false;
const sum = el('output', { class: 'amount' });
const result = el('p', { class: 'message' }, t('PLACE_BETS'));
const history = el('ol', { class: 'history', 'aria-hidden': 'true' });
const chips = el(
  'div',
  { class: 'chips', role: 'radiogroup', 'aria-label': t('CHIP') },
  ...stakes.slice(0, 6).map((value, index) =>
    el(
      'label',
      { class: `chip chip-${index}` },
      el('input', {
        type: 'radio',
        name: 'chip',
        checked: value === chip,
        'aria-label': money(value),
        onchange: () => {
          chip = value;
        },
      }),
      compactAmount(value),
    ),
  ),
);
/**
 * @param {string} id
 * @param {string} sign
 * @param {() => void} onclick
 */
const tool = (id, sign, onclick) =>
  el('button', { type: 'button', class: 'round', 'aria-label': t(id), title: t(id), onclick }, sign);
const clear = tool('CLEAR', '×', () => {
  bets = new Map();
  show();
});
const repeat = tool('REPEAT', '↻', () => {
  bets = new Map(lastBets);
  show();
});
const button = el('button', { type: 'button', class: 'spin', onclick: turn }, el('span', {}, t('SPIN')));

async function turn() {
  if (busy || isPaused() || total() === 0) return;
  busy = true;
  for (const { node } of spots.values()) node.classList.remove('won');
  table.toggleAttribute('inert', true);
  button.setAttribute('aria-disabled', 'true');
  const placed = [...bets].map(([place, amount]) => ({ place, amount }));
  /** @type {Answer<Turn> | undefined} */
  const answer = await makeMove({ move: 'turn', bets: placed });
  if (answer) {
    const { number, color, wins } = answer.view;
    showBalance({ without: answer.payout });
    result.textContent = t('GOOD_LUCK');
    result.classList.remove('win');
    await animateSpin(number);
    lastBets = bets;
    const text = t('RESULT', { number, color: t(color) });
    wheel.setAttribute('aria-label', text);
    // What pays back no more than the stake is no win to be celebrated.
    const hasWon = answer.payout > answer.stake;
    const payout = `${t(hasWon ? 'WIN' : 'RETURNED')} ${money(answer.payout)}`;
    result.textContent = answer.payout > 0 ? `${text} · ${payout}` : text;
    result.classList.toggle('win', hasWon);
    for (const place of [`n${number}`, ...wins.map((win) => win.place)]) spots.get(place)?.node.classList.add('won');
    history.prepend(el('li', { class: color }, String(number)));
    if (history.children.length > 10) history.lastElementChild?.remove();
    finishRound(answer);
    announce(result.textContent);
    await wait(300);
    bets = new Map();
    show();
  }
  table.toggleAttribute('inert', false);
  button.removeAttribute('aria-disabled');
  busy = false;
}

const rules = () => [
  el('p', {}, t('ROULETTE_RULES')),
  el(
    'p',
    {},
    `${t('RTP')}: ${new Intl.NumberFormat(game.locale, { style: 'percent', minimumFractionDigits: 2 }).format(36 / 37)}`,
  ),
];
const table = el(
  'div',
  { class: 'roulette' },
  el('div', { class: 'side' }, wheel, result, history),
  el('div', { class: 'bets' }, cloth),
);
const controls = el(
  'div',
  { class: 'controls wide' },
  chips,
  el('div', { class: 'pair' }, clear, repeat),
  el('div', { class: 'label' }, el('span', {}, t('STAKE')), sum),
  button,
  helpButton('RULES', rules),
);
show();
void start(table, controls).catch((error) => showError({ error: 'offline', message: String(error) }));
