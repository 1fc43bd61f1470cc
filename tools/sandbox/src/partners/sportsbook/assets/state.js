// The state of the page, and the actions by which its parts call each other.
import { el, lineText, t } from './kit.js';

/** @import { Child, Found, SportsEvent } from './types.d.ts' */

export const state = {
  /**
   * By id.
   * @type {Map<string, SportsEvent>}
   */
  events: new Map(),
  hasLoaded: false,
  hasFailed: false,
  isConnected: true,
  path: '/',
  /**
   * Null: a visitor.
   * @type {string | null}
   */
  token: null,
  /** Counts who is here: what was begun for somebody else is dropped. */
  visit: 0,
  currency: 'EUR',
  /**
   * Decimal; null: not known.
   * @type {string | null}
   */
  balance: null,
  isPaused: false,
};

/** Set by the page's main script. */
export const actions = {
  navigate: (/** @type {string} */ _path) => {},
  /** Shows all again. */
  refresh: () => {},
  /** Loads the events again. */
  reload: () => {},
  announce: (/** @type {string} */ _text) => {},
  /** The bet slip was opened or closed. */
  onSlip: (/** @type {boolean} */ _isOpen) => {},
  /**
   * A token after this one; null where the lobby brings none.
   * @type {(token: string | null) => Promise<string | null>}
   */
  nextToken: async () => null,
};

/**
 * A link to a page of the sportsbook.
 * @param {string} path
 * @param {Record<string, unknown>} attributes
 * @param {Child[]} children
 */
export const link = (path, attributes, ...children) =>
  el(
    'a',
    {
      href: `/sportsbook${path}`,
      ...attributes,
      onclick(/** @type {MouseEvent} */ event) {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        actions.navigate(path);
      },
    },
    ...children,
  );

/**
 * @param {string} id
 * @returns {Found | undefined}
 */
export const findSelection = (id) => {
  const event = state.events.get(id.split('.')[0] ?? '');
  if (!event) return undefined;
  for (const market of event.markets)
    for (const selection of market.selections) if (selection.id === id) return { event, market, selection };
  return undefined;
};

/**
 * What an outcome is called in this event.
 * @param {{ outcome: string, line: string | null, home: string, away: string }} selection
 */
export function outcomeName({ outcome, line, home, away }) {
  if (outcome === 'home') return home;
  if (outcome === 'away') return away;
  return t(outcome, { line: lineText(line) });
}

/**
 * @param {string} market
 * @param {string} sport
 */
export const marketName = (market, sport) => t(market === 'total' ? `markettotal${sport}` : `market${market}`);
