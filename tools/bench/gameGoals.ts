import type { GamesResult } from './games.ts';
import type { Figure, Goal } from './goal.ts';
import { median } from './statistics.ts';

const ms = { unit: 'ms', digits: 0 };
const count = { unit: '', digits: 0 };

const of =
  (read: (result: GamesResult) => Figure[]): Goal['of'] =>
  ({ games }, profile) =>
    games.filter((result) => result.profile === profile).flatMap(read);
const one = (value: number | undefined, where: string, cause?: () => string): Figure[] =>
  value === undefined ? [] : [{ value, where, cause }];

/** With a catalogue of 3,000 games. */
export const gameGoals: readonly Goal[] = [
  {
    title: 'search: results after the first key',
    ...ms,
    limits: { phone: 50, 'weak-phone': 100 },
    of: of(({ firstKey }) => one(firstKey, 'search')),
  },
  {
    title: 'search: results after a later key',
    ...ms,
    limits: { phone: 50, 'weak-phone': 100 },
    of: of(({ keys }) => one(median(keys), 'search', () => keys.map((time) => time.toFixed(0)).join(', '))),
  },
  {
    title: 'a filter or an order: games',
    ...ms,
    limits: { phone: 100 },
    of: of(({ choices }) => Object.entries(choices).map(([where, value]) => ({ value, where }))),
  },
  {
    title: 'a filter or an order: requests',
    ...count,
    limits: { phone: 1 },
    of: of(({ requests }) => one(requests, 'games')),
  },
  {
    title: '3,000 games scrolled through: tiles in the document',
    ...count,
    limits: { phone: 200 },
    of: of(({ list }) => one(list.tiles, 'games')),
  },
  {
    title: '3,000 games scrolled through: without a tile',
    ...ms,
    limits: { phone: 100 },
    of: of(({ list }) => one(list.blank, 'games')),
  },
  {
    title: '3,000 games scrolled through: heap ÷ first screen',
    unit: '×',
    digits: 2,
    limits: { phone: 1.3 },
    of: of(({ list }) => one(list.heap, 'games')),
  },
  {
    title: 'back to the list: the tile',
    ...ms,
    limits: { phone: 100 },
    of: of(({ back }) => one(back.time, 'games')),
  },
  {
    title: 'back to the list: px from where the tile was',
    ...count,
    limits: { phone: 1 },
    of: of(({ back }) => one(back.distance, 'games')),
  },
  {
    title: 'back to the list: requests',
    ...count,
    limits: { phone: 0 },
    of: of(({ back }) => one(back.requests, 'games')),
  },
];
