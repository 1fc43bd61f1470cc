import { createWins } from './wins.ts';

jest.mock('@lobby/monitoring', () => ({ reportError: jest.fn() }));
const { reportError } = jest.requireMock<{ reportError: jest.Mock }>('@lobby/monitoring');

const win = <Id extends string | null>(id: Id) => ({
  kind: 'jackpot' as const,
  isRepeated: false,
  id,
  instanceId: 'jackpot-1',
  potId: 'mega',
  playerId: 'p1',
  amount: '1',
  multipliers: {},
  communityWinners: [],
});

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

function listenTo(wins: ReturnType<typeof createWins>) {
  const heard: string[] = [];
  const stop = wins.listen(({ id }) => heard.push(id));
  return { heard, stop };
}

it('stores unheard wins for the first listener', () => {
  const wins = createWins();
  wins.take(win('w1'));
  jest.advanceTimersByTime(60_000);
  expect(listenTo(wins).heard).toEqual(['w1']);
  jest.advanceTimersByTime(10_000);
  expect(listenTo(wins).heard).toEqual([]);
});

it('notifies later listeners of the wins of the last ten seconds, too', () => {
  const wins = createWins();
  const first = listenTo(wins);
  wins.take(win('w1'));
  jest.advanceTimersByTime(5000);
  wins.take(win('w2'));
  wins.take(win('w1'));
  jest.advanceTimersByTime(6000);
  expect(listenTo(wins).heard).toEqual(['w2']);
  expect(first.heard).toEqual(['w1', 'w2']);
  first.stop();
  wins.take(win('w3'));
  expect(first.heard).toEqual(['w1', 'w2']);
});

it('notifies the others although one throws', () => {
  const wins = createWins();
  wins.listen(() => {
    throw new Error('broken');
  });
  const other = listenTo(wins);
  wins.take(win('w1'));
  expect(other.heard).toEqual(['w1']);
  expect(reportError).toHaveBeenCalledTimes(1);
});

it('announces a win of long ago anew only after a thousand others, and nothing after the end', () => {
  const wins = createWins();
  const { heard } = listenTo(wins);
  for (let index = 0; index < 1000; index += 1) wins.take(win(`w${index}`));
  wins.take(win('w0'));
  expect(heard).toHaveLength(1000);
  wins.clear();
  wins.take(win('w1000'));
  expect(heard).toHaveLength(1000);
});

it('stores the last twenty for later listeners, and none after the end', () => {
  const wins = createWins();
  for (let index = 0; index < 30; index += 1) wins.take(win(`w${index}`));
  expect(listenTo(wins).heard).toEqual(Array.from({ length: 20 }, (_, index) => `w${index + 10}`));
  wins.clear();
  expect(listenTo(wins).heard).toEqual([]);
});

it('takes an amount of 0 for no win (A-112)', () => {
  const wins = createWins();
  const { heard } = listenTo(wins);
  wins.take({ ...win('w1'), amount: '0.00' });
  wins.take(win('w2'));
  expect(heard).toEqual(['w2']);
});

it('knows a win without an id by its player, pot and amount for a minute (A-183)', () => {
  const wins = createWins();
  const { heard } = listenTo(wins);
  wins.take(win(null));
  jest.advanceTimersByTime(59_999);
  wins.take(win(null));
  expect(heard).toHaveLength(1);
  wins.take({ ...win(null), amount: '2' });
  wins.take({ ...win(null), potId: 'minor' });
  wins.take({ ...win(null), playerId: 'p2' });
  expect(heard).toHaveLength(4);
  jest.advanceTimersByTime(1);
  wins.take(win(null));
  expect(new Set(heard).size).toBe(5);
});

it('announces a win without an id once, however long it is repeated, and by the same id in every tab (A-183)', () => {
  const [wins, ofOtherTab] = [createWins(), createWins()];
  const [{ heard }, other] = [listenTo(wins), listenTo(ofOtherTab)];
  wins.take(win(null));
  jest.advanceTimersByTime(200);
  ofOtherTab.take(win(null));
  expect(other.heard).toEqual(heard);
  jest.advanceTimersByTime(600_000);
  wins.take({ ...win(null), isRepeated: true });
  expect(heard).toHaveLength(1);
});
