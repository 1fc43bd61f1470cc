import { rowsOf } from './goals.ts';
import type { Measured } from './measured.ts';
import { measured, result, sample } from './samples.fixture.ts';
import type { StormResult } from './storm.ts';

const cellOf = (audience: 'players' | 'visitors', title: string, change: Partial<Measured>) =>
  rowsOf(measured(change)).find((row) => row.audience === audience && row.title === title)?.cells.phone;

it('names the worst page, and whether it reaches the goal', () => {
  const results = [result({ largestPaint: 650 }), result({ largestPaint: 600 }, { page: 'list' })];
  const title = 'LCP ÷ without scripts';
  expect(cellOf('visitors', title, { results })).toMatchObject({
    limit: '≤ 1.3 ×',
    reached: '1.30 ×',
    where: 'lobby',
    isMissed: false,
    cause: '',
  });
  const worse = [...results, result({ largestPaint: 700 }, { page: 'studio' })];
  expect(cellOf('visitors', title, { results: worse })).toMatchObject({ where: 'studio', isMissed: true });
});

it('compares a player’s balance with the complete page without scripts', () => {
  const results = [result({ balance: 900 }, { isPlayer: true })];
  expect(cellOf('players', 'balance ÷ LCP without scripts', { results })?.reached).toBe('1.80 ×');
  expect(cellOf('visitors', 'LCP ÷ without scripts', { results })).toBeUndefined();
});

it('says what takes the time where a goal is missed', () => {
  const chains = { picture: ['http://localhost/en/', 'http://localhost/assets/index-C10Cps1V.js'], balance: [] };
  const slow = { largestPaint: 2000, work: [['http://localhost/assets/index-C10Cps1V.js', 300]] as const };
  const results = [
    result(
      { ...slow, work: [...slow.work.map(([what, ms]) => [what, ms] as [string, number])] },
      { isPlayer: true, chains },
    ),
  ];
  expect(cellOf('players', 'LCP ÷ without scripts', { results })?.cause).toBe(
    '2 requests in turn (/en/ → index.js); long frames: index.js 300 ms',
  );
});

it('compares with the bare page and with another commit only where they were loaded', () => {
  const lobby = { largestPaint: 1500, blocking: 100 };
  const against = [sample({ blocking: 500 })];
  const results = [result(lobby, { isPlayer: true, samples: { lobby: [sample(lobby)], bare: [sample()], against } })];
  expect(cellOf('players', 'LCP ÷ bare page', { results })).toMatchObject({ reached: '3.00 ×', isMissed: true });
  expect(cellOf('players', 'blocking ÷ other commit', { results })).toMatchObject({
    reached: '0.20 ×',
    isMissed: false,
  });
  const alone = [result(lobby, { isPlayer: true })];
  expect(cellOf('players', 'LCP ÷ bare page', { results: alone })).toBeUndefined();
  expect(cellOf('players', 'blocking ÷ other commit', { results: alone })).toBeUndefined();
});

it('keeps cold loads and returns apart', () => {
  const results = [
    result({ largestPaint: 600 }, { isPlayer: true }),
    result({ largestPaint: 1000 }, { isPlayer: true, visit: 'return' }),
  ];
  expect(cellOf('players', 'LCP ÷ without scripts', { results })?.reached).toBe('1.20 ×');
  expect(cellOf('players', 'return: LCP ÷ without scripts', { results })?.reached).toBe('2.00 ×');
});

it('counts a first tap that met no tile as never answered', () => {
  const answered = { interaction: 120, gamePage: 300 };
  const title = 'a tile tapped 1 s after the first paint';
  const of = (first: (typeof answered | { interaction: number; gamePage: undefined })[]) =>
    cellOf('players', title, { taps: [{ profile: 'phone', first, resting: [] }] });
  const lost = { interaction: 16, gamePage: undefined };
  expect(of([answered, lost, answered])).toMatchObject({ reached: '120 ms', isMissed: false });
  expect(of([answered, lost, lost])).toMatchObject({ reached: 'none', isMissed: true });
  expect(of([answered, lost, lost])?.cause).toContain('2 of 3 taps met no tile');
});

it('names the slowest tap by its median', () => {
  const resting = [
    { 'open search': 80, 'to a list': 150 },
    { 'open search': 400, 'to a list': 140 },
    { 'open search': 60, 'to a list': 160 },
  ];
  expect(
    cellOf('players', 'slowest of the commonest taps', { taps: [{ profile: 'phone', first: [], resting }] }),
  ).toMatchObject({ reached: '150 ms', where: 'to a list', isMissed: true, cause: 'to a list 150, open search 80' });
});

it('has goals for a storm’s frames, of which the least counts, and for its last balance', () => {
  const balances = {
    frames: { without: 40, during: 30 },
    lateness: 120,
    work: [['style and layout', 90]],
  } as unknown as StormResult;
  expect(cellOf('players', 'frames under 100 balances a second ÷ without', { storms: { balances } })).toMatchObject({
    limit: '≥ 0.8 ×',
    reached: '0.75 ×',
    isMissed: true,
    cause: '30 of 40 a second; style and layout 90 ms',
  });
  expect(cellOf('players', 'the last of them is late by', { storms: { balances } })).toMatchObject({ isMissed: false });
  const never = { ...balances, lateness: undefined };
  expect(cellOf('players', 'the last of them is late by', { storms: { balances: never } })?.reached).toBe('none');
});

it('leaves out what was not measured', () => {
  expect(rowsOf(measured({}))).toEqual([]);
});
