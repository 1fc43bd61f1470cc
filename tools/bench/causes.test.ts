import { describeBlocking, describeBytes, describeWork } from './causes.ts';
import { result, sample } from './samples.fixture.ts';

it('adds up the work of each script, the longest first', () => {
  const work: [string, number][] = [
    ['http://localhost/assets/Menu-C10Cps1V.js', 60],
    ['style and layout', 90],
    ['http://localhost/assets/Menu-C10Cps1V.js', 70],
    ['', 20],
  ];
  expect(describeWork(work)).toBe('Menu.js 130 ms, style and layout 90 ms, the browser and scripts in the page 20 ms');
  expect(describeWork(work, 1)).toBe('Menu.js 130 ms');
  expect(describeWork([])).toBe('no frame above 50 ms');
});

it('shows the work of the middle load', () => {
  const lobby = [900, 100, 500].map((blocking) => sample({ blocking, work: [['style and layout', blocking]] }));
  expect(describeBlocking(result({}, { samples: { lobby } }))).toBe('long frames: style and layout 500 ms');
});

it('shows what the bytes are, the most first', () => {
  const bytes = { document: 9_000, script: 220_000, style: 200, font: 0, picture: 60_000, data: 0, other: 0 };
  expect(describeBytes(result({ bytes }))).toBe('script 220 kB, picture 60 kB, document 9 kB');
});
