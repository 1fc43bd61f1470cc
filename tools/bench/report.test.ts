import { tablesOf } from './report.ts';
import { result as resultOf, sample as sampleOf } from './samples.fixture.ts';
import { table } from './table.ts';

const sample = (firstPaint: number, change = {}) => sampleOf({ firstPaint, pictures: undefined, ...change });
const result = resultOf(
  {},
  {
    samples: { lobby: [sample(800), sample(1000), sample(1800)], copy: [sample(400), sample(400), sample(900)] },
    chains: {
      picture: [
        'http://localhost/en/',
        'http://localhost/assets/index-C10Cps1V.js',
        'http://localhost/art/hero.avif?width=2',
      ],
      balance: [],
    },
  },
);

const rowsOf = (markdown: string) =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

it('shows medians, and below them the ratios of the rounds', () => {
  const [head = [], , lobby = [], copy = [], ratios = []] = rowsOf(tablesOf([result]));
  const column = head.indexOf('FCP');
  expect([lobby[column], copy[column], ratios[column]]).toEqual(['1000', '400', '2.00 ×']);
  expect(ratios[2]).toBe('lobby ÷ without scripts');
});

it('shows a dash for what was not measured, and for a ratio to zero', () => {
  const [head = [], , lobby = [], , ratios = []] = rowsOf(tablesOf([result]));
  expect(lobby[head.indexOf('pictures')]).toBe('–');
  expect(ratios[head.indexOf('blocking')]).toBe('–');
});

it('shows no ratio of layout shifts, whose goal is zero', () => {
  const lobby = [sample(800, { layoutShift: 0.02 })];
  const copy = [sample(400, { layoutShift: 0.01 })];
  const [head = [], , shown = [], , ratios = []] = rowsOf(tablesOf([{ ...result, samples: { lobby, copy } }]));
  const column = head.indexOf('CLS');
  expect([shown[column], ratios[column]]).toEqual(['0.020', '–']);
});

it('compares with the build of another commit by its name', () => {
  const against = [sample(500), sample(500), sample(500)];
  const [head = [], , , , , , ratios = []] = rowsOf(
    tablesOf([{ ...result, samples: { ...result.samples, against } }], 'main'),
  );
  expect(ratios[2]).toBe('lobby ÷ main');
  expect(ratios[head.indexOf('FCP')]).toBe('2.00 ×');
});

it('shows route changes of the pages that have them only', () => {
  expect(tablesOf([result])).not.toContain('Route changes');
  const lobby = [sample(800, { newPage: 900, newPageAfterData: 120, cachedPage: 80 })];
  const markdown = tablesOf([{ ...result, samples: { lobby, copy: [sample(400)] } }]);
  expect(markdown.split('Route changes, ms:')[1]).toContain('120');
});

it('names the requests of a chain without folders, hashes and queries', () => {
  expect(tablesOf([result])).toContain('- lobby: 3 requests in turn (/en/ → index.js → hero.avif)');
});

it('aligns figures to the right', () => {
  expect(
    table([
      ['page', 'of', 'ms'],
      ['lobby', 'us', '1234'],
    ]),
  ).toBe(['| page  | of  |   ms |', '| ----- | --- | ---: |', '| lobby | us  | 1234 |'].join('\n'));
});
