import type { Sample } from './load.ts';
import type { Result } from './measure.ts';
import type { Measured } from './measured.ts';

export const sample = (change: Partial<Sample> = {}): Sample => ({
  firstPaint: 500,
  largestPaint: 500,
  pictures: 500,
  balance: undefined,
  layoutShift: 0,
  blocking: 0,
  longestTask: 0,
  work: [],
  requests: 3,
  bytes: { document: 0, script: 0, style: 0, font: 0, picture: 0, data: 0, other: 0 },
  scripts: { files: 0, bytes: 0 },
  elements: 40,
  heap: 0,
  ...change,
});

export const result = (lobby: Partial<Sample>, change: Partial<Result> = {}): Result => ({
  brand: 'acme',
  profile: 'phone',
  visit: 'cold',
  page: 'lobby',
  isPlayer: false,
  samples: { lobby: [sample(lobby)], copy: [sample({ balance: 500 })] },
  chains: { picture: ['http://localhost/'], balance: [] },
  ...change,
});

export const measured = (change: Partial<Measured>): Measured => ({
  ...{ brand: 'acme', results: [], taps: [], games: [], storms: {}, firstLoad: [], audits: [] },
  ...change,
});
