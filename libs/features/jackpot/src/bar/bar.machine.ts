import { assign, setup } from 'xstate';
import { timings } from '../timings.ts';

/** What the bar draws attention to: the player takes part from now on, or somebody has won a pot. */
export type News = { kind: 'joined' } | { kind: 'won'; potId: string };

export type BarEvent =
  | { type: 'COLLAPSE' }
  | { type: 'SHOW_POTS' }
  | { type: 'SHOW_ODDS' }
  | { type: 'SHOW_CONTRIBUTION' }
  | { type: 'NEWS'; news: News };

/** The bar beside a game: collapsed, expanded with one panel at a time, or in the spotlight (R-2-091, R-2-092). */
export const barMachine = setup({
  types: { context: {} as { news: News | null }, events: {} as BarEvent },
  actions: {
    storeNews: assign({ news: ({ event, context }) => (event.type === 'NEWS' ? event.news : context.news) }),
  },
  delays: { spotlight: () => timings.spotlightDuration },
}).createMachine({
  id: 'bar',
  context: { news: null },
  initial: 'collapsed',
  on: {
    SHOW_POTS: '.expanded.pots',
    SHOW_ODDS: '.expanded.odds',
    SHOW_CONTRIBUTION: '.expanded.contribution',
  },
  states: {
    collapsed: { on: { NEWS: { target: 'spotlight', actions: 'storeNews' } } },
    // News wait for nobody who reads: the panels show what has changed anyway.
    expanded: {
      on: { COLLAPSE: 'collapsed' },
      initial: 'pots',
      states: { pots: {}, odds: {}, contribution: {} },
    },
    spotlight: {
      on: { NEWS: { target: 'spotlight', reenter: true, actions: 'storeNews' } },
      after: { spotlight: 'collapsed' },
    },
  },
});
