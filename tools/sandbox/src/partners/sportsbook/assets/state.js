// What the page knows, and what its parts ask of each other.
import { el, lineText, t } from './kit.js';

export const state = {
  /** By id. */
  events: new Map(),
  hasLoaded: false,
  hasFailed: false,
  isConnected: true,
  path: '/',
  /** Null: a visitor. */
  token: null,
  /** Counts who is here: what was begun for somebody else is dropped. */
  visit: 0,
  currency: 'EUR',
  /** Decimal; null: not known. */
  balance: null,
  isPaused: false,
};

/** Set by the page's main script. */
export const actions = {
  navigate: (_path) => {},
  /** Shows all again. */
  refresh: () => {},
  announce: (_text) => {},
  /** A token after this one; null where the lobby brings none. */
  nextToken: async (_token) => null,
};

/** A link to a page of the sportsbook. */
export const link = (path, attributes, ...children) =>
  el(
    'a',
    {
      href: `/sportsbook${path}`,
      ...attributes,
      onclick(event) {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        actions.navigate(path);
      },
    },
    ...children,
  );

export const findSelection = (id) => {
  const event = state.events.get(id.split('.')[0]);
  for (const market of event?.markets ?? [])
    for (const selection of market.selections) if (selection.id === id) return { event, market, selection };
  return undefined;
};

/** What an outcome is called in this event. */
export function outcomeName({ outcome, line, home, away }) {
  if (outcome === 'home') return home;
  if (outcome === 'away') return away;
  return t(outcome, { line: lineText(line) });
}

export const marketName = (market, sport) => t(market === 'total' ? `markettotal${sport}` : `market${market}`);
