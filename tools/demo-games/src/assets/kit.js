// What all games share: the page's frame, money, the server, and the talk with the lobby around the frame.

/** Written into the page by the server. */
export const game = JSON.parse(document.getElementById('game').textContent);
const { texts, look } = game;

export const t = (id, values = {}) =>
  Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, value), texts[id] ?? id);

export const calm = matchMedia('(prefers-reduced-motion: reduce)');
export const wait = (ms) => new Promise((resolve) => setTimeout(resolve, calm.matches ? 0 : ms));

/** el('button', { class: 'x', onclick }, children…): an element with its attributes and listeners. */
export function el(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (key.startsWith('on')) node.addEventListener(key.slice(2), value);
    else if (key.startsWith('--')) node.style.setProperty(key, value);
    else node.setAttribute(key, value === true ? '' : value);
  }
  node.append(...children.filter((child) => child !== undefined && child !== null));
  return node;
}

const decimal = (minor) => {
  const text = String(Math.abs(minor)).padStart(game.digits + 1, '0');
  const sign = minor < 0 ? '-' : '';
  return game.digits ? `${sign}${text.slice(0, -game.digits)}.${text.slice(-game.digits)}` : sign + text;
};

export function money(minor) {
  return new Intl.NumberFormat(game.locale, {
    style: 'currency',
    currency: game.currency,
    currencyDisplay: 'narrowSymbol',
  }).format(decimal(minor));
}

// --- the lobby --------------------------------------------------------------------------------------------------

/** Messages reach the lobby only: a frame elsewhere than in one of its origins gets nothing. */
export function tellLobby(message) {
  if (parent === window) return;
  for (const origin of game.lobbyOrigins) parent.postMessage(message, origin);
}

let paused = false;
const pauseListeners = [];
export const whenPauseChanges = (listener) => pauseListeners.push(listener);
export const isPaused = () => paused;

addEventListener('message', ({ origin, source, data }) => {
  if (source !== parent || !game.lobbyOrigins.includes(origin)) return;
  if (data?.type !== 'lobby:pause' && data?.type !== 'lobby:resume') return;
  paused = data.type === 'lobby:pause';
  document.querySelector('#pause')?.toggleAttribute('hidden', !paused);
  document.querySelector('#play')?.toggleAttribute('inert', paused);
  for (const listener of pauseListeners) listener(paused);
  if (!paused) void refresh();
});

// --- the server -------------------------------------------------------------------------------------------------

let balance = { balance: 0, bonusBalance: 0 };
let moves = 0;
/** From a move until the player has seen its outcome. */
let isRoundOn = false;

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

async function ask(body) {
  const answer = await send(body);
  if (answer.balance) balance = answer.balance;
  return answer;
}

/** The balance shown lags behind the server's until the reels stand still. */
export function showBalance({ without = 0 } = {}) {
  const amount = document.querySelector('#balance');
  if (amount) amount.textContent = money(balance.balance - without);
  const bonus = document.querySelector('#bonus');
  if (bonus) bonus.textContent = money(balance.bonusBalance);
  bonus?.parentElement.toggleAttribute('hidden', balance.bonusBalance === 0);
}

export async function refresh() {
  const answer = await ask({ action: 'state' });
  if (answer.error) showTrouble(answer);
  else if (!isRoundOn) showBalance();
  return answer;
}

/** Money comes and goes elsewhere, too: a deposit, a round in another tab. During a round this would tell its outcome. */
async function lookAtBalance() {
  if (document.hidden || paused || isRoundOn) return;
  const before = moves;
  const answer = await send({ action: 'state' });
  if (answer.error === 'ended') stopLooking();
  if (!answer.balance || moves !== before) return;
  balance = answer.balance;
  showBalance();
}

const lookEvery = 5000;
let looking;
function startLooking() {
  looking = setInterval(lookAtBalance, lookEvery);
  document.addEventListener('visibilitychange', lookAtBalance);
}
function stopLooking() {
  clearInterval(looking);
  document.removeEventListener('visibilitychange', lookAtBalance);
}

/** Makes a move. The answer is undefined when the server refused it; the player has been told why. */
export async function makeMove(move) {
  hideTrouble();
  moves += 1;
  isRoundOn = true;
  // A lost answer is asked for again under the same id: the server makes a move once, and tells its outcome again.
  const request = { action: 'move', id: crypto.randomUUID(), move };
  let answer = await ask(request);
  while (answer.error === 'offline') {
    await new Promise((resolve) => showTrouble(answer, resolve));
    answer = await ask(request);
  }
  if (answer.error) {
    isRoundOn = false;
    showBalance();
    showTrouble(answer);
    return undefined;
  }
  return answer;
}

/** Once the player has seen the outcome: the balance is right again, and the lobby hears of the round. */
export function finishRound({ stake, payout, finished }) {
  isRoundOn = false;
  showBalance();
  if (!finished) return;
  say(t('SUMMARY', { stake: money(stake), payout: money(payout) }));
  if (game.demo) return;
  tellLobby({
    type: 'game:round',
    slug: game.slug,
    currency: game.currency,
    stake: decimal(stake),
    payout: decimal(payout),
    balance: decimal(balance.balance),
  });
}

// --- the page ---------------------------------------------------------------------------------------------------

/** Read out by screen readers. */
export function say(text) {
  const live = document.querySelector('#live');
  if (live) live.textContent = text;
}

const trouble = {
  'insufficient-funds': () => [
    t('FUNDS'),
    ...(game.demo ? [] : [action('DEPOSIT', () => tellLobby({ type: 'game:deposit' }))]),
    action('LOWER', hideTrouble, 'quiet'),
  ],
  blocked: () => [t('BLOCKED'), action('EXIT', exit)],
  ended: () => [t('ENDED'), t('RELOAD'), action('EXIT', exit)],
  offline: (onRetry = refresh) => [
    t('OFFLINE'),
    action('RETRY', () => {
      hideTrouble();
      void onRetry();
    }),
  ],
};

function action(id, onclick, kind = 'primary') {
  return el('button', { type: 'button', class: kind, onclick }, t(id));
}

export function showTrouble({ error, message }, onRetry) {
  const [text, ...rest] = (trouble[error] ?? (() => [message ?? error, action('CLOSE', hideTrouble)]))(onRetry);
  const panel = document.querySelector('#trouble');
  panel.replaceChildren(
    el('p', {}, text),
    ...rest.map((part) => (typeof part === 'string' ? el('p', {}, part) : part)),
  );
  panel.hidden = false;
  panel.querySelector('button')?.focus();
  if (error !== 'insufficient-funds') tellLobby({ type: 'game:error', message: error });
}

export function hideTrouble() {
  const panel = document.querySelector('#trouble');
  if (panel) panel.hidden = true;
}

const exit = () => tellLobby({ type: 'game:exit' });

/** A dialog with a heading; opened by the button it returns. */
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

/** Minus, amount, plus. */
export function stakePicker(onchange = () => {}) {
  const { stakes } = game;
  let index = Math.min(2, stakes.length - 1);
  const amount = el('output', { class: 'amount' });
  const step = (by) => () => {
    index = Math.max(0, Math.min(stakes.length - 1, index + by));
    show();
    onchange(stakes[index]);
    say(`${t('STAKE')} ${money(stakes[index])}`);
  };
  const less = el('button', { type: 'button', class: 'round', 'aria-label': t('LESS'), onclick: step(-1) }, '−');
  const more = el('button', { type: 'button', class: 'round', 'aria-label': t('MORE'), onclick: step(1) }, '+');
  const show = () => {
    amount.textContent = money(stakes[index]);
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
  return { node, value: () => stakes[index], disable: (off) => node.toggleAttribute('inert', off) };
}

/** Builds the page around a game's table and controls, and tells the lobby that it can be seen. */
export async function start(table, controls) {
  paint();
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
        game.demo ? el('span', { class: 'badge' }, t('DEMO')) : undefined,
        el(
          'div',
          { class: 'purse' },
          el('span', { hidden: true }, `${t('BONUS')} `, el('b', { id: 'bonus' })),
          el('span', {}, `${t('BALANCE')} `, el('b', { id: 'balance' }, '…')),
        ),
      ),
      el('main', {}, table),
      el('footer', {}, controls),
    ),
    el('div', { id: 'trouble', role: 'alert', hidden: true }),
    el('div', { id: 'pause', hidden: true }, el('p', {}, t('PAUSED'))),
    el('div', { id: 'live', class: 'unseen', role: 'status' }),
  );
  const answer = await refresh();
  tellLobby({ type: 'game:ready', slug: game.slug, demo: game.demo });
  if (!game.demo) startLooking();
  return answer;
}

/** The game's colours become the page's; its scenery the ground. */
function paint() {
  const { style } = document.documentElement;
  const [edge, middle, light] = look.ground;
  const colors = { edge, middle, light, ink: look.ink, accent: look.accent };
  for (const [name, color] of Object.entries(colors)) style.setProperty(`--${name}`, color);
  for (const [index, color] of look.metal.entries()) style.setProperty(`--metal-${index}`, color);
  for (const [index, color] of look.letters.entries()) style.setProperty(`--letter-${index}`, color);
  style.setProperty('--scenery', `url("/art/background/${game.slug}.webp?width=800")`);
}

if (game.ended) {
  paint();
  document.body.append(el('div', { id: 'trouble', role: 'alert', hidden: true }));
  showTrouble({ error: 'ended' });
}
