import { describeBlocking, describeBytes, describeWork } from './causes.ts';
import { gameGoals } from './gameGoals.ts';
import type { Goal } from './goal.ts';
import { balanceCause, own, pagesOf, pictureCause, ratioTo, routeGoals } from './loadGoals.ts';
import { median } from './statistics.ts';
import { tapNames } from './taps.ts';

const players = pagesOf(true);
const ratio = { unit: '×', digits: 2 };
const kilobytes = { unit: 'kB', digits: 0 };
const count = { unit: '', digits: 0 };
const interaction = { unit: 'ms', digits: 0 };

const loads: readonly Goal[] = [
  {
    title: 'LCP ÷ without scripts',
    ...ratio,
    limits: { phone: 1.3, 'weak-phone': 1.6 },
    of: players(
      ratioTo('copy', ({ largestPaint }) => largestPaint),
      pictureCause,
    ),
  },
  {
    title: 'last picture ÷ without scripts',
    ...ratio,
    limits: { phone: 1.4, 'weak-phone': 1.7 },
    of: players(
      ratioTo('copy', ({ pictures }) => pictures),
      pictureCause,
    ),
  },
  {
    title: 'balance ÷ LCP without scripts',
    ...ratio,
    limits: { phone: 1.3, 'weak-phone': 1.6 },
    of: players(
      ratioTo('copy', ({ balance }) => balance),
      balanceCause,
    ),
  },
  {
    title: 'LCP ÷ bare page',
    ...ratio,
    limits: { phone: 2.4, 'weak-phone': 3 },
    of: players(
      ratioTo('bare', ({ largestPaint }) => largestPaint),
      pictureCause,
    ),
  },
  {
    title: 'last picture ÷ bare page',
    ...ratio,
    limits: { phone: 2.4 },
    of: players(
      ratioTo('bare', ({ pictures }) => pictures),
      pictureCause,
    ),
  },
  {
    title: 'CLS',
    unit: '',
    digits: 3,
    limits: { phone: 0, 'weak-phone': 0, desktop: 0 },
    of: players(own(({ layoutShift }) => layoutShift)),
  },
  {
    title: 'requests until rest',
    ...count,
    limits: { phone: 60 },
    of: players(
      own(({ requests }) => requests),
      describeBytes,
    ),
  },
  {
    title: 'scripts until the balance',
    ...kilobytes,
    limits: { phone: 150 },
    of: players(
      own(({ scriptsUntilBalance }) => scriptsUntilBalance && scriptsUntilBalance.bytes / 1000),
      balanceCause,
    ),
  },
  {
    title: 'scripts until the balance, files',
    ...count,
    limits: {},
    of: players(own(({ scriptsUntilBalance }) => scriptsUntilBalance?.files)),
  },
  {
    title: 'scripts until rest',
    ...kilobytes,
    limits: { phone: 240 },
    of: players(own(({ scripts }) => scripts.bytes / 1000)),
  },
  {
    title: 'scripts until rest, files',
    ...count,
    limits: { phone: 25 },
    of: players(own(({ scripts }) => scripts.files)),
  },
  {
    title: 'blocking ÷ other commit',
    ...ratio,
    limits: { phone: 0.25, 'weak-phone': 0.33 },
    of: players(
      ratioTo('against', ({ blocking }) => blocking),
      describeBlocking,
    ),
  },
  {
    title: 'return: LCP ÷ without scripts',
    ...ratio,
    limits: {},
    of: players(
      ratioTo('copy', ({ largestPaint }) => largestPaint),
      undefined,
      'return',
    ),
  },
  {
    title: 'return: balance ÷ LCP without scripts',
    ...ratio,
    limits: {},
    of: players(
      ratioTo('copy', ({ balance }) => balance),
      undefined,
      'return',
    ),
  },
];

const taps: readonly Goal[] = [
  {
    title: 'a tile tapped 1 s after the first paint',
    ...interaction,
    limits: { phone: 200, 'weak-phone': 400 },
    of: ({ taps: measured }, profile) =>
      measured
        .filter((result) => result.profile === profile && result.first.length > 0)
        .map(({ first }) => {
          // A tap that meets no tile is never answered.
          const times = first.map(({ interaction: time, gamePage }) => (gamePage === undefined ? Infinity : time));
          const missed = times.filter((time) => time === Infinity).length;
          const cause = () =>
            `${missed} of ${times.length} taps met no tile; ${times.map((time) => time.toFixed(0)).join(', ')} ms`;
          return { value: median(times) ?? Infinity, where: 'player-lobby', cause };
        }),
  },
  {
    title: 'slowest of the commonest taps',
    ...interaction,
    limits: { phone: 100, 'weak-phone': 200 },
    of: ({ taps: measured }, profile) =>
      measured
        .filter((result) => result.profile === profile)
        .flatMap(({ resting }) => {
          const medians = tapNames.flatMap((name) => {
            const value = median(resting.map((times) => times[name]));
            return value === undefined ? [] : [{ name, value }];
          });
          const cause = () =>
            medians
              .toSorted((a, b) => b.value - a.value)
              .map(({ name, value }) => `${name} ${value.toFixed(0)}`)
              .join(', ');
          return medians.map(({ name, value }) => ({ value, where: name, cause }));
        }),
  },
];

const storm: readonly Goal[] = [
  {
    title: 'frames under 100 balances a second ÷ without',
    unit: '×',
    digits: 2,
    isLeast: true,
    limits: { phone: 0.8 },
    of: ({ storms: { balances } }, profile) =>
      balances && profile === 'phone'
        ? [
            {
              value: balances.frames.during / balances.frames.without,
              where: 'player-lobby',
              cause: () =>
                `${balances.frames.during.toFixed(0)} of ${balances.frames.without.toFixed(0)} a second; ${describeWork(balances.work)}`,
            },
          ]
        : [],
  },
  {
    title: 'the last of them is late by',
    unit: 'ms',
    digits: 0,
    limits: { phone: 250 },
    of: ({ storms: { balances } }, profile) =>
      balances && profile === 'phone'
        ? [{ value: balances.lateness ?? Infinity, where: 'player-lobby', cause: () => describeWork(balances.work) }]
        : [],
  },
];

export const playerGoals: readonly Goal[] = [...loads, ...taps, ...storm, ...routeGoals(players), ...gameGoals];
