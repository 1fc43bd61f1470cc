// Shared by all games: page layout, money formatting, requests to the server and messages to the lobby.

/** @import { Answer, Balance, Child, Failure, Game, Move } from './types.d.ts' */

/**
 * Written into the page by the server.
 * @type {Game}
 */
export const game = JSON.parse(document.getElementById('game')?.textContent ?? '');
const { texts, colors } = game;

/**
 * @param {string} id
 * @param {Record<string, string | number>} values
 */
export const t = (id, values = {}) =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, String(value)),
    /** @type {Record<string, string>} */ (texts)[id] ?? id,
  );

export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
export const wait = (/** @type {number} */ ms) =>
  new Promise((resolve) => setTimeout(resolve, reducedMotion.matches ? 0 : ms));

/**
 * el('button', { class: 'x', onclick }, children…): an element with its attributes and listeners.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, unknown>} attributes
 * @param {Child[]} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function el(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (typeof value === 'function') node.addEventListener(key.slice(2), /** @type {EventListener} */ (value));
    else if (key.startsWith('--')) node.style.setProperty(key, String(value));
    else node.setAttribute(key, value === true ? '' : String(value));
  }
  node.append(...children.filter((child) => child !== undefined && child !== null));
  return node;
}

/**
 * @param {number} minor
 * @returns {Intl.StringNumericLiteral}
 */
const decimal = (minor) => {
  const text = String(Math.abs(minor)).padStart(game.digits + 1, '0');
  const sign = minor < 0 ? '-' : '';
  const written = game.digits ? `${sign}${text.slice(0, -game.digits)}.${text.slice(-game.digits)}` : sign + text;
  return /** @type {Intl.StringNumericLiteral} */ (written);
};

/** @param {number} minor */
export function money(minor) {
  return new Intl.NumberFormat(game.locale, {
    style: 'currency',
    currency: game.currency,
    currencyDisplay: 'narrowSymbol',
  }).format(decimal(minor));
}

// --- the lobby --------------------------------------------------------------------------------------------------

/**
 * Posts to the lobby's origins only.
 * @param {object} message
 */
export function postToLobby(message) {
  if (parent === window) return;
  for (const origin of game.lobbyOrigins) parent.postMessage(message, origin);
}

let paused = false;
export const isPaused = () => paused;

addEventListener('message', ({ origin, source, data }) => {
  if (source !== parent || !game.lobbyOrigins.includes(origin)) return;
  if (data?.type !== 'lobby:pause' && data?.type !== 'lobby:resume') return;
  paused = data.type === 'lobby:pause';
  document.querySelector('#pause')?.toggleAttribute('hidden', !paused);
  document.querySelector('#play')?.toggleAttribute('inert', paused);
  if (!paused) void refresh();
});

// --- the server -------------------------------------------------------------------------------------------------

/** @type {Balance} */
let balance = { balance: 0, bonusBalance: 0 };
/**
 * Of those that the game was opened with; null in a game that was opened without any.
 * @type {number | null}
 */
let freeSpins = null;
let moves = 0;
/** True from a move until its outcome has been displayed. */
let isRoundRunning = false;

/**
 * @param {object} body
 * @returns {Promise<Partial<Answer>>}
 */
async function send(body) {
  let response;
  try {
    response = await fetch('/play-api', {
      method: 'POST',
      headers: { authorization: `Bearer ${game.key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    return { error: 'offline' };
  }
  return response.json().catch(() => ({ error: 'offline' }));
}

/** @param {object} body */
async function post(body) {
  const answer = await send(body);
  if (answer.balance) balance = answer.balance;
  if (typeof answer.freeSpins === 'number') showFreeSpins((freeSpins = answer.freeSpins));
  return answer;
}

/** Shows the balance, less a win that has not been displayed yet. */
export function showBalance({ without = 0 } = {}) {
  const amount = document.querySelector('#balance');
  if (amount) amount.textContent = money(balance.balance - without);
  const bonus = document.querySelector('#bonus');
  if (bonus) bonus.textContent = money(balance.bonusBalance);
  bonus?.parentElement?.toggleAttribute('hidden', balance.bonusBalance === 0);
}

/** There is no more to play for nothing, and this page takes no other stakes. */
export const areFreeSpinsUsedUp = () => freeSpins === 0;
export const showFreeSpinsUsedUp = () => showError({ error: 'free-spins-used' });

/** @param {number} count */
function showFreeSpins(count) {
  const badge = document.getElementById('free-spins');
  if (!badge) return;
  badge.textContent = t('FREE_SPINS', { count });
  badge.hidden = false;
}

export async function refresh() {
  const answer = await post({ action: 'state' });
  if (answer.error) showError({ ...answer, error: answer.error });
  else if (!isRoundRunning) {
    showBalance();
    // Played in another tab, or hidden by an error in between.
    if (areFreeSpinsUsedUp()) showFreeSpinsUsedUp();
  }
  return answer;
}

/** Deposits and rounds in other tabs change the balance, too. Not polled during a round, where it would reveal the outcome. */
async function pollBalance() {
  if (document.hidden || paused || isRoundRunning) return;
  const before = moves;
  const answer = await send({ action: 'state' });
  if (answer.error === 'ended') stopPolling();
  if (!answer.balance || moves !== before) return;
  balance = answer.balance;
  showBalance();
}

const pollInterval = 5000;
/** @type {ReturnType<typeof setInterval> | undefined} */
let polling;
function startPolling() {
  polling = setInterval(pollBalance, pollInterval);
  document.addEventListener('visibilitychange', pollBalance);
}
function stopPolling() {
  clearInterval(polling);
  document.removeEventListener('visibilitychange', pollBalance);
}

/**
 * Makes a move.
 * @template View what the table shows of it
 * @param {Move} move
 * @returns {Promise<Answer<View> | undefined>} undefined when the server rejected it and the reason is shown
 */
export async function makeMove(move) {
  hideError();
  moves += 1;
  isRoundRunning = true;
  // Retried with the same idempotency key: the server executes a move once and replays its result.
  const request = { action: 'move', id: crypto.randomUUID(), move };
  let answer = await post(request);
  while (answer.error === 'offline') {
    await /** @type {Promise<void>} */ (new Promise((resolve) => showError({ error: 'offline' }, resolve)));
    answer = await post(request);
  }
  if (answer.error) {
    isRoundRunning = false;
    showBalance();
    showError({ ...answer, error: answer.error });
    return undefined;
  }
  return /** @type {Answer<View>} */ (answer);
}

/**
 * To be called once the outcome is displayed: updates the balance and posts the round to the lobby.
 * @param {Answer} round
 */
export function finishRound({ stake, payout, finished }) {
  isRoundRunning = false;
  showBalance();
  if (!finished) return;
  announce(t('SUMMARY', { stake: money(stake), payout: money(payout) }));
  if (game.demo) return;
  postToLobby({
    type: 'game:round',
    slug: game.slug,
    currency: game.currency,
    stake: decimal(stake),
    payout: decimal(payout),
    balance: decimal(balance.balance),
  });
}

// --- the page ---------------------------------------------------------------------------------------------------

/**
 * Read out by screen readers.
 * @param {string} text
 */
export function announce(text) {
  const live = document.querySelector('#live');
  if (live) live.textContent = text;
}

/** Errors that the player can resolve inside the game, and free spins that are all played; on all others the lobby closes the game. */
const recoverable = ['insufficient-funds', 'offline', 'free-spins-used'];
/** The player's own limits: the lobby explains them. */
const limits = ['loss-limit', 'session-limit'];

/** @type {Record<string, (onRetry?: () => unknown) => [text: string, ...(string | HTMLElement)[]]>} */
const errorContents = {
  'insufficient-funds': () => [
    t('FUNDS'),
    ...(game.demo ? [] : [action('DEPOSIT', () => postToLobby({ type: 'game:deposit' }))]),
    action('LOWER', hideError, 'quiet'),
  ],
  blocked: () => [t('BLOCKED'), action('EXIT', exit)],
  'loss-limit': () => [t('loss-limit'), action('LOWER', hideError, 'quiet'), action('EXIT', exit)],
  'session-limit': () => [t('session-limit'), action('EXIT', exit)],
  'free-spins-used': () => [t('FREE_SPINS_USED'), action('EXIT', exit)],
  ended: () => [t('ENDED'), t('RELOAD'), action('EXIT', exit)],
  offline: (onRetry = refresh) => [
    t('OFFLINE'),
    action('RETRY', () => {
      hideError();
      void onRetry();
    }),
  ],
};

/**
 * @param {string} id
 * @param {() => void} onclick
 */
function action(id, onclick, kind = 'primary') {
  return el('button', { type: 'button', class: kind, onclick }, t(id));
}

/**
 * @param {Failure} failure
 * @param {() => void} [onRetry]
 */
export function showError({ error, message }, onRetry) {
  const [text, ...rest] = errorContents[error]?.(onRetry) ?? [message ?? error, action('CLOSE', hideError)];
  const panel = document.getElementById('error');
  if (!panel) return;
  panel.replaceChildren(
    el('p', {}, text),
    ...rest.map((part) => (typeof part === 'string' ? el('p', {}, part) : part)),
  );
  panel.hidden = false;
  panel.querySelector('button')?.focus();
  if (limits.includes(error)) postToLobby({ type: 'game:limit', limit: error });
  else if (!recoverable.includes(error)) postToLobby({ type: 'game:error', message: error });
}

export function hideError() {
  const panel = document.getElementById('error');
  if (panel) panel.hidden = true;
}

const exit = () => postToLobby({ type: 'game:exit' });

/**
 * Creates a dialog with a heading.
 * @param {string} id
 * @param {() => HTMLElement[]} content
 * @returns the button that opens it
 */
export function helpButton(id, content) {
  const dialog = el('dialog', { 'aria-labelledby': 'help-title' });
  const close = el('button', { type: 'button', class: 'primary', onclick: () => dialog.close() }, t('CLOSE'));
  const open = () => {
    dialog.replaceChildren(el('h2', { id: 'help-title' }, t(id)), ...content(), close);
    dialog.showModal();
  };
  document.body.append(dialog);
  return el('button', { type: 'button', class: 'round', 'aria-label': t(id), title: t(id), onclick: open }, 'i');
}

/** A stepper: minus, amount, plus. */
export function stakePicker() {
  const { stakes } = game;
  let index = Math.min(2, stakes.length - 1);
  const amount = el('output', { class: 'amount' });
  const value = () => stakes[index] ?? 0;
  const step = (/** @type {number} */ by) => () => {
    index = Math.max(0, Math.min(stakes.length - 1, index + by));
    show();
    announce(`${t('STAKE')} ${money(value())}`);
  };
  const less = el('button', { type: 'button', class: 'round', 'aria-label': t('LESS'), onclick: step(-1) }, '−');
  const more = el('button', { type: 'button', class: 'round', 'aria-label': t('MORE'), onclick: step(1) }, '+');
  const show = () => {
    amount.textContent = money(value());
    less.disabled = index === 0;
    more.disabled = index === stakes.length - 1;
  };
  show();
  const node = el(
    'div',
    { class: 'stake', role: 'group', 'aria-label': t('STAKE') },
    less,
    el('div', { class: 'label' }, el('span', {}, t('STAKE')), amount),
    more,
  );
  return { node, value, disable: (/** @type {boolean} */ off) => node.toggleAttribute('inert', off) };
}

/**
 * Builds the page around a game's table and controls and posts `game:ready` to the lobby.
 * @param {HTMLElement} table
 * @param {HTMLElement} controls
 */
export async function start(table, controls) {
  applyColors();
  document.documentElement.toggleAttribute('data-framed', parent !== window);
  document.body.append(
    el(
      'div',
      { id: 'play' },
      el(
        'header',
        {},
        el('button', { type: 'button', class: 'round', 'aria-label': t('EXIT'), title: t('EXIT'), onclick: exit }, '‹'),
        el('h1', {}, game.name),
        game.demo ? el('span', { class: 'badge', id: 'demo' }, t('DEMO')) : undefined,
        el('span', { class: 'badge', id: 'free-spins', hidden: true }),
        el(
          'div',
          { class: 'wallet' },
          el('span', { hidden: true }, `${t('BONUS')} `, el('b', { id: 'bonus' })),
          el('span', {}, `${t('BALANCE')} `, el('b', { id: 'balance' }, '…')),
        ),
      ),
      el('main', {}, table),
      el('footer', {}, controls),
    ),
    el('div', { id: 'error', role: 'alert', hidden: true }),
    el('div', { id: 'pause', hidden: true }, el('p', {}, t('PAUSED'))),
    el('div', { id: 'live', class: 'unseen', role: 'status' }),
  );
  const answer = await refresh();
  postToLobby({ type: 'game:ready', slug: game.slug, demo: game.demo });
  if (!game.demo) startPolling();
  return answer;
}

/** Sets the game's colours and background picture as custom properties. */
function applyColors() {
  const { style } = document.documentElement;
  const [edge, middle, light] = colors.background;
  const named = { edge, middle, light, ink: colors.ink, accent: colors.accent };
  for (const [name, color] of Object.entries(named)) style.setProperty(`--${name}`, color);
  for (const [index, color] of colors.metal.entries()) style.setProperty(`--metal-${index}`, color);
  for (const [index, color] of colors.letters.entries()) style.setProperty(`--letter-${index}`, color);
  style.setProperty('--scenery', `url("/art/background/${game.slug}.webp?width=800")`);
}

if (game.ended) {
  applyColors();
  document.body.append(el('div', { id: 'error', role: 'alert', hidden: true }));
  showError({ error: 'ended' });
}
