// The page: its parts, and the messages of the lobby and of the service.
import { betsView } from './bets.js';
import { eventView, listView, sports } from './events.js';
import { el, icon, setLocale, t, write } from './kit.js';
import { followHeight, followView, listen, post } from './lobby.js';
import { call, openSocket } from './service.js';
import { createSlip } from './slip.js';
import { forget as forgetSlip, takeCoupon } from './stakes.js';
import { actions, link, state } from './state.js';

/** @import { EventState, View } from './types.d.ts' */

const tokenTimeout = 10_000;
/** What the lobby's own bars may cover of the frame, in px. */
const covered = { top: 128, bottom: 76 };

const app = /** @type {HTMLElement} */ (document.querySelector('#app'));
const main = el('main', { class: 'main' });
const status = el('p', { role: 'status', class: 'sr-only' });
const offline = el('p', { class: 'offline', role: 'status' });
const slipView = createSlip();

/** @type {(readonly [path: string, name: string])[]} */
const sections = [
  ['/', 'all'],
  ['/live/', 'live'],
  ...sports.map((sport) => /** @type {const} */ ([`/${sport}/`, sport])),
  ['/bets/', 'myBets'],
];
const tabs = sections.map(([path, name]) => ({ path, name, node: link(path, { class: 'tab' }) }));
const nav = el('nav', { class: 'tabs' }, ...tabs.map(({ node }) => node));
const column = el('div', { class: 'column' }, slipView.panel);
app.append(nav, offline, el('div', { class: 'columns' }, main, column), slipView.scrim, slipView.bar, status);

/** @type {View & HTMLElement} */
let view;

const viewOf = (/** @type {string} */ path) => {
  const id = /^\/event\/([a-z]{1,20}-\d{1,12})\/$/.exec(path)?.[1];
  if (id !== undefined) return eventView(id);
  return path === '/bets/' ? betsView() : listView(path);
};

/** Events that nobody requests any more, such as those that are over, go with their page. */
function forget() {
  for (const [id, { status: present }] of state.events)
    if ((present === 'ended' || present === 'void') && state.path !== `/event/${id}/`) state.events.delete(id);
}

function refresh() {
  nav.setAttribute('aria-label', t('sections'));
  const section = state.path.startsWith('/event/') ? '' : state.path;
  for (const { path, name, node } of tabs) {
    if (node.dataset.label !== t(name)) node.replaceChildren(icon(name === 'myBets' ? 'bets' : name), t(name));
    node.dataset.label = t(name);
    if (path === section) node.setAttribute('aria-current', 'page');
    else node.removeAttribute('aria-current');
  }
  offline.hidden = state.isConnected || !state.hasLoaded;
  write(offline, offline.hidden ? '' : t('offline'));
  view.update();
  slipView.update();
  postHeight();
}

/**
 * @param {string} path
 * @param {{ focus?: boolean }} options
 */
function show(path, { focus = false } = {}) {
  state.path = path;
  forget();
  // Not a step of the history: the lobby's address has these.
  history.replaceState(null, '', `/sportsbook${path}`);
  view = viewOf(path);
  main.replaceChildren(view);
  slipView.close();
  refresh();
  /** @type {HTMLElement | null} */
  const tab = nav.querySelector('[aria-current]');
  if (tab) nav.scrollLeft = tab.offsetLeft - (nav.clientWidth - tab.offsetWidth) / 2;
  if (focus) main.querySelector('h1')?.focus({ preventScroll: true });
}

actions.navigate = (path) => {
  if (path === state.path) return;
  show(path, { focus: true });
  post({ type: 'route', path });
};
actions.refresh = refresh;
actions.announce = (text) => (status.textContent = text);
actions.onSlip = (isOpen) => {
  main.inert = isOpen;
  nav.inert = isOpen;
  app.classList.toggle('slip-open', isOpen);
  place();
};

/** @type {((token: string | null) => void)[]} */
let waiting = [];
actions.nextToken = (token) =>
  new Promise((resolve) => {
    if (state.token !== token) return resolve(state.token);
    waiting.push(resolve);
    setTimeout(() => resolve(null), tokenTimeout);
    return requestToken(token);
  });

/** @type {string | undefined} */
let ended;
/**
 * Once for each token.
 * @param {string | null} token
 */
function requestToken(token) {
  if (token === null || ended === token) return;
  ended = token;
  post({ type: 'sessionEnded' });
}

const retryAfter = 5000;
let isLoading = false;
/** Numbers of the last response, and of the update that the next one must not be older than. */
let loaded = -1;
let needed = 0;
/**
 * Updates that come while an answer is under way may be newer than it.
 * @type {EventState[][]}
 */
let updates = [];

async function load() {
  if (isLoading) return;
  isLoading = true;
  updates = [];
  needed = 0;
  const { status: code, body } = await call('/events');
  isLoading = false;
  state.hasFailed = code !== 200;
  if (code === 200) {
    state.hasLoaded = true;
    const past = [...state.events.values()].filter(({ id }) => state.path === `/event/${id}/`);
    state.events = new Map([...past, ...(body.events ?? [])].map((event) => [event.id, event]));
    for (const update of updates) apply(update);
    loaded = body.sequence ?? -1;
    takeWaitingCoupon();
  } else setTimeout(load, retryAfter);
  refresh();
  if (code === 200 && needed > loaded) void load();
}

/**
 * Requests all events unless they are as new as this number.
 * @param {number} sequence
 */
function need(sequence) {
  if (sequence <= loaded && !isLoading) return;
  needed = Math.max(needed, sequence);
  void load();
}
actions.reload = () => {
  state.hasFailed = false;
  refresh();
  void load();
};

/** @param {EventState[]} events */
function apply(events) {
  let hasNew = false;
  for (const event of events) {
    const known = state.events.get(event.id);
    if (known) state.events.set(event.id, { ...known, ...event });
    else hasNew ||= event.status === 'live' || event.status === 'prematch';
  }
  return hasNew;
}

/** @type {string | undefined} */
let coupon;
function takeWaitingCoupon() {
  if (coupon === undefined || !state.hasLoaded) return;
  const value = coupon;
  coupon = undefined;
  takeCoupon(value);
}

const socket = openSocket({
  onGap: need,
  onUpdate(events) {
    if (isLoading) updates.push(events);
    // Names and leagues come with an answer alone.
    if (apply(events)) need(Infinity);
    refresh();
  },
  onBets() {
    post({ type: 'balanceChanged' });
    view.reload?.();
  },
  onSessionEnded: () => requestToken(state.token),
  onConnected(isConnected) {
    state.isConnected = isConnected;
    refresh();
  },
});

/** Where the slip is: at the top of what is on screen, or of its column. */
let seen = { top: 0, bottom: innerHeight };
function place() {
  const isNarrow = matchMedia('(max-width: 899px)').matches;
  const height = app.getBoundingClientRect().height;
  const free = isNarrow ? covered.bottom : 24;
  slipView.bar.style.transform = `translateY(${Math.max(0, seen.bottom - 64 - covered.bottom)}px)`;
  if (isNarrow && slipView.isOpen()) {
    const top = seen.top > 0 ? seen.top + 72 : 8;
    slipView.panel.style.maxHeight = `${Math.max(320, seen.bottom - top - free)}px`;
    slipView.panel.style.transform = `translateY(${Math.max(0, Math.min(top, height - slipView.panel.offsetHeight))}px)`;
    return;
  }
  const offset = column.offsetTop;
  const room = column.getBoundingClientRect().height - slipView.panel.offsetHeight;
  const shift = seen.top > 0 ? Math.max(0, seen.top + covered.top - offset) : 0;
  const top = Math.max(0, Math.min(shift, room));
  slipView.panel.style.maxHeight = isNarrow ? '' : `${Math.max(400, seen.bottom - offset - top - free)}px`;
  slipView.panel.style.transform = isNarrow ? '' : `translateY(${top}px)`;
}

const postHeight = followHeight(app);
setLocale(navigator.language);
show(location.pathname.slice('/sportsbook'.length) || '/');
void load();
followView(app, (part) => {
  seen = part;
  place();
});
document.documentElement.classList.toggle('framed', parent !== window);

listen({
  session({ token, locale, currency, theme }) {
    const isOtherLanguage = document.documentElement.lang;
    setLocale(locale);
    document.documentElement.dataset.theme = theme;
    state.currency = currency;
    if (token !== state.token) {
      state.token = token;
      if (token === null) {
        state.balance = null;
        state.visit += 1;
        forgetSlip();
      }
      socket.setToken(token);
      for (const resume of waiting) resume(token);
      waiting = [];
    }
    if (document.documentElement.lang !== isOtherLanguage) need(Infinity);
    refresh();
  },
  balance({ amount, currency }) {
    state.balance = amount;
    state.currency = currency;
    refresh();
  },
  paused({ paused }) {
    state.isPaused = paused;
    refresh();
  },
  coupon(message) {
    coupon = message.coupon;
    takeWaitingCoupon();
  },
  route({ path }) {
    if (path !== state.path) show(path);
  },
});
