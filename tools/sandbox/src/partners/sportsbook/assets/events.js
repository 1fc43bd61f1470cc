// Events: lists, one event with all its markets, and the odds of a selection.
import { el, icon, keyed, odds as showOdds, t, time, withUpdate, write } from './kit.js';
import { call } from './service.js';
import { slip, toggle } from './stakes.js';
import { actions, link, marketName, outcomeName, state } from './state.js';

/** @import { Found, Market, Selection, SportsEvent } from './types.d.ts' */
/** @typedef {{ event: SportsEvent, market: Market }} EventMarket */
/**
 * A part of a list's page.
 * @typedef {object} Section
 * @property {string} id
 * @property {string} name
 * @property {string} symbol
 * @property {SportsEvent[]} events
 * @property {string} [empty]
 * @property {boolean} [isMixed]
 */

export const sports = ['football', 'ice-hockey', 'basketball', 'tennis'];

const moveTime = 4000;

/**
 * A button that puts a selection on the slip; it shows for a moment that its odds have moved.
 * @param {string} id
 * @param {boolean} isShort
 */
function oddsButton(id, isShort) {
  const label = el('span', { class: 'outcome' });
  const value = el('span', { class: 'value' });
  /** @type {string | null | undefined} */
  let present;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const node = el(
    'button',
    {
      type: 'button',
      class: 'odds',
      'data-selection': id,
      onclick() {
        if (node.getAttribute('aria-disabled') !== 'true') toggle(id);
      },
    },
    label,
    value,
  );
  return withUpdate(node, (/** @type {Found} */ { event, market, selection }) => {
    const name = outcomeName({ ...event, outcome: selection.outcome, line: market.line });
    const { odds } = selection;
    write(label, isShort ? shortName(selection.outcome, name) : name);
    write(value, odds === null ? '–' : showOdds(odds));
    const isChosen = slip.legs.some((leg) => leg.selection === id);
    node.setAttribute('aria-pressed', String(isChosen));
    node.setAttribute(
      'aria-label',
      odds === null ? `${name}, ${t('notTaken')}` : t('odds', { outcome: name, odds: showOdds(odds) }),
    );
    if (odds === null && !isChosen) node.setAttribute('aria-disabled', 'true');
    else node.removeAttribute('aria-disabled');
    if (present !== undefined && present !== null && odds !== null && odds !== present) {
      node.dataset.move = Number(odds) > Number(present) ? 'up' : 'down';
      clearTimeout(timer);
      timer = setTimeout(() => delete node.dataset.move, moveTime);
    }
    present = odds;
  });
}

/**
 * Of a list, where names would be cut.
 * @type {Partial<Record<Selection['outcome'], string>>}
 */
const shortNames = { home: '1', draw: 'X', away: '2' };
/**
 * @param {Selection['outcome']} outcome
 * @param {string} name
 */
const shortName = (outcome, name) => shortNames[outcome] ?? name;

function marketGroup(isShort = false) {
  const node = el('div', { class: 'market', role: 'group' });
  return withUpdate(node, (/** @type {EventMarket} */ { event, market }) => {
    node.setAttribute('aria-label', marketName(market.id, event.sport));
    node.dataset.count = String(market.selections.length);
    const items = market.selections.map((selection) => ({ event, market, selection }));
    keyed(
      node,
      items,
      (item) => item.selection.id,
      (item) => oddsButton(item.selection.id, isShort),
    );
  });
}

/**
 * How far a live event is.
 * @param {SportsEvent} event
 */
function clock({ progress, status, sport, startsAt }) {
  if (status === 'ended') return t('ended');
  if (status === 'void') return t('void');
  if (!progress) return time(startsAt);
  const { period, minute, isBreak, games } = progress;
  if (games) return t('set', { period, games: `${games.home}–${games.away}` });
  if (isBreak) return t(sport === 'football' ? 'half' : 'break');
  return `${minute}′`;
}

/** Both names, with the score of a live event. */
function teams() {
  const row = () => {
    const name = el('span', { class: 'team' });
    const points = el('span', { class: 'points', 'aria-hidden': 'true' });
    return { name, points, node: el('span', { class: 'side' }, name, points) };
  };
  const [home, away] = [row(), row()];
  const spoken = el('span', { class: 'sr-only' });
  const node = el('span', { class: 'teams' }, home.node, away.node, spoken);
  return withUpdate(node, (/** @type {SportsEvent} */ event) => {
    write(home.name, event.home);
    write(away.name, event.away);
    write(home.points, event.score ? String(event.score.home) : '');
    write(away.points, event.score ? String(event.score.away) : '');
    write(spoken, event.score ? `, ${t('score', { ...event.score })}` : '');
  });
}

function meta() {
  const badge = el('span', { class: 'badge' });
  const when = el('span', { class: 'when' });
  const where = el('span', { class: 'where' });
  const node = el('span', { class: 'meta' }, badge, when, where);
  return withUpdate(node, (/** @type {SportsEvent} */ event, /** @type {boolean} */ isLeagueShown) => {
    badge.hidden = event.status !== 'live';
    write(badge, t('live'));
    write(when, clock(event));
    write(where, isLeagueShown ? event.league.name : '');
  });
}

/**
 * @param {SportsEvent} event
 * @param {boolean} isMixed
 */
function eventCard({ id }, isMixed) {
  const head = meta();
  const names = teams();
  const market = marketGroup(true);
  const more = link(`/event/${id}/`, { class: 'more' });
  const node = el(
    'li',
    { class: 'card event' },
    link(`/event/${id}/`, { class: 'event-link' }, head, names),
    market,
    more,
  );
  return withUpdate(node, (/** @type {SportsEvent} */ event) => {
    const [main, ...others] = event.markets;
    head.update(event, isMixed);
    names.update(event);
    if (main) market.update({ event, market: main });
    more.hidden = others.length === 0;
    write(more, t('moreShort', { count: others.length }));
    more.setAttribute('aria-label', `${t('more', { count: event.markets.length })}: ${event.home} – ${event.away}`);
    node.dataset.sport = event.sport;
  });
}

/** @param {Section} section */
function section({ id }) {
  const title = el('h2', { id: `section-${id}` });
  const list = el('ul', { class: 'list' });
  const nothing = el('p', { class: 'empty' });
  const node = el('section', { 'aria-labelledby': `section-${id}` }, title, list, nothing);
  return withUpdate(node, (/** @type {Section} */ { name, symbol, events, empty, isMixed = false }) => {
    if (node.dataset.name !== name) title.replaceChildren(icon(symbol), name);
    node.dataset.name = name;
    keyed(
      list,
      events,
      (event) => event.id,
      (event) => eventCard(event, isMixed),
    );
    nothing.hidden = events.length > 0;
    write(nothing, empty ?? '');
  });
}

const isOffered = (/** @type {SportsEvent} */ { status }) => status === 'live' || status === 'prematch';
/** How many of those to come the first page shows. */
const shownNext = 12;
/** About as many as there are then, with the live ones. */
const outlined = 18;

/**
 * The sections of a list's page.
 * @param {string} path
 * @returns {Section[]}
 */
function sectionsOf(path) {
  const offered = [...state.events.values()].filter(isOffered);
  const live = offered.filter(({ status }) => status === 'live');
  const liveSection = {
    id: 'live',
    name: t('liveNow'),
    symbol: 'live',
    events: live,
    empty: t('nothingLive'),
    isMixed: true,
  };
  if (path === '/live/') return [liveSection];
  const sport = sports.find((each) => path === `/${each}/`);
  if (!sport) {
    const next = offered.filter(({ status }) => status === 'prematch').slice(0, shownNext);
    return [
      liveSection,
      { id: 'next', name: t('nextUp'), symbol: 'all', events: next, empty: t('noEvents'), isMixed: true },
    ];
  }
  const ofSport = offered.filter((event) => event.sport === sport);
  if (ofSport.length === 0) return [{ id: sport, name: t(sport), symbol: sport, events: [], empty: t('noEvents') }];
  const leagues = new Map(ofSport.map(({ league }) => [league.id, league.name]));
  return [...leagues].map(([id, name]) => ({
    ...{ id, name, symbol: sport },
    events: ofSport.filter(({ league }) => league.id === id),
  }));
}

/** @param {string} path */
export function listView(path) {
  const title = el('h1', { class: 'sr-only', tabindex: '-1' });
  const failure = el('div', { class: 'card message', role: 'alert' });
  const sections = el('div', { class: 'sections' });
  const outlines = el(
    'ul',
    { class: 'list outlines', 'aria-hidden': 'true' },
    ...Array.from({ length: outlined }, () => el('li', { class: 'card' })),
  );
  const node = el('div', {}, title, failure, sections, outlines);
  const retry = el('button', { type: 'button', onclick: () => actions.reload() });
  const text = el('p');
  failure.append(text, retry);
  return withUpdate(node, () => {
    const sport = sports.find((each) => path === `/${each}/`);
    write(title, sport ? t(sport) : t(path === '/live/' ? 'liveNow' : 'sportsbook'));
    failure.hidden = state.hasLoaded || !state.hasFailed;
    write(text, t('failed'));
    write(retry, t('again'));
    sections.toggleAttribute('aria-busy', !state.hasLoaded);
    outlines.hidden = state.hasLoaded || state.hasFailed;
    const busy = state.hasFailed ? [] : [{ id: 'busy', name: t('loading'), symbol: 'all', events: [] }];
    keyed(sections, state.hasLoaded ? sectionsOf(path) : busy, ({ id }) => id, section);
  });
}

/**
 * One event with all its markets; also one that is over, as the player's bets lead there.
 * @param {string} id
 */
export function eventView(id) {
  const head = meta();
  const names = teams();
  const title = el('h1', { tabindex: '-1' }, names);
  const sport = el('p', { class: 'sport' });
  const notice = el('p', { class: 'notice' });
  const markets = el('div', { class: 'markets' });
  const board = el('div', { class: 'card board' }, sport, title, head);
  const back = link('/', { class: 'back' });
  const unknown = el('p', { class: 'card message' });
  const node = el('div', { class: 'event-page' }, back, unknown, board, notice, markets);
  /** @type {SportsEvent | null | undefined} */
  let past;
  let isUnknown = false;

  async function load() {
    const { status, body } = await call(`/events/${id}`);
    past = body.event;
    isUnknown = status === 404;
    if (past) state.events.set(id, past);
    view.update();
  }

  const block = () => {
    const name = el('h2');
    const group = marketGroup();
    const card = el('section', { class: 'card' }, name, group);
    return withUpdate(card, (/** @type {EventMarket} */ { event, market }) => {
      write(name, marketName(market.id, event.sport));
      group.update({ event, market });
    });
  };

  const view = withUpdate(node, () => {
    const event = state.events.get(id) ?? past;
    if (!event && state.hasLoaded && past === undefined && !isUnknown) {
      past = null;
      void load();
    }
    back.replaceChildren(icon('back'), t('back'));
    if (event) back.href = `/sportsbook/${event.sport}/`;
    unknown.hidden = event !== undefined && event !== null;
    write(unknown, isUnknown ? t('unknownEvent') : t('loading'));
    board.hidden = !event;
    if (!event) return;
    write(sport, `${t(event.sport)} · ${event.league.name}`);
    head.update(event, false);
    names.update(event);
    const isSuspended =
      isOffered(event) && event.markets.every(({ selections }) => selections.every(({ odds }) => odds === null));
    notice.hidden = isOffered(event) && !isSuspended;
    write(notice, isSuspended ? t('suspended') : t('eventOver'));
    const shown = isOffered(event) ? event.markets : [];
    keyed(
      markets,
      shown.map((market) => ({ event, market })),
      ({ market }) => market.id,
      block,
    );
  });
  return view;
}
