import { describeBlocking, describeChain } from './causes.ts';
import type { Goal } from './goal.ts';
import { own, pagesOf, pictureCause, ratioTo, routeGoals } from './loadGoals.ts';
import type { Sample } from './load.ts';
import { categories, lighthouseGoals } from './lighthouseReport.ts';

const visitors = pagesOf(false);

const ratioGoal = (title: string, value: (sample: Sample) => number | undefined): Goal => ({
  title: `${title} ÷ without scripts`,
  unit: '×',
  digits: 2,
  limits: { phone: 1.3 },
  of: visitors(ratioTo('copy', value), pictureCause),
});

/** No slower than the other commit; times of equal builds differ by some hundredths. */
const regressionGoal = (title: string, value: (sample: Sample) => number | undefined): Goal => ({
  title: `${title} ÷ other commit`,
  unit: '×',
  digits: 2,
  limits: { phone: 1.05, 'weak-phone': 1.05 },
  of: visitors(ratioTo('against', value), describeBlocking),
});

const sizeGoal = (title: string, limit: number, value: (sample: Sample) => number): Goal => ({
  title,
  unit: 'kB',
  digits: 1,
  limits: { phone: limit },
  of: visitors(own((sample) => value(sample) / 1000)),
});

export const visitorGoals: readonly Goal[] = [
  ratioGoal('FCP', ({ firstPaint }) => firstPaint),
  ratioGoal('LCP', ({ largestPaint }) => largestPaint),
  ratioGoal('last picture', ({ pictures }) => pictures),
  regressionGoal('LCP', ({ largestPaint }) => largestPaint),
  regressionGoal('last picture', ({ pictures }) => pictures),
  regressionGoal('blocking', ({ blocking }) => blocking),
  {
    title: 'CLS',
    unit: '',
    digits: 3,
    limits: { phone: 0, 'weak-phone': 0, desktop: 0 },
    of: visitors(own(({ layoutShift }) => layoutShift)),
  },
  sizeGoal('document, brotli', 30, ({ bytes }) => bytes.document),
  sizeGoal('styles, brotli', 12, ({ bytes }) => bytes.style),
  {
    title: 'requests up to the last picture, after the document',
    unit: '',
    digits: 0,
    limits: { phone: 2 },
    of: visitors(
      ({ chains, samples }) =>
        samples.lobby?.some(({ pictures }) => pictures !== undefined) ? chains.picture.length - 1 : undefined,
      ({ chains }) => describeChain(chains.picture),
    ),
  },
  {
    title: 'return: LCP ÷ without scripts',
    unit: '×',
    digits: 2,
    limits: {},
    of: visitors(
      ratioTo('copy', ({ largestPaint }) => largestPaint),
      undefined,
      'return',
    ),
  },
  ...routeGoals(visitors),
  {
    title: 'scripts of the first load, brotli',
    unit: 'kB',
    digits: 1,
    limits: {},
    of: ({ firstLoad }, profile) =>
      profile === 'phone' && firstLoad.length > 0
        ? [{ value: firstLoad.reduce((total, { brotli }) => total + brotli, 0) / 1000, where: 'each page' }]
        : [],
  },
  ...categories.map((category): Goal => ({
    title: `Lighthouse: ${category}`,
    unit: '',
    digits: 0,
    isLeast: true,
    limits: { phone: lighthouseGoals[category] },
    of: ({ audits }, profile) =>
      profile === 'phone' ? audits.map(({ page, scores }) => ({ value: scores[category], where: page })) : [],
  })),
];
