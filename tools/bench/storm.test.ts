import { stormTable } from './report.ts';
import { amountsIn, inCents, type StormResult } from './storm.ts';

it('reads amounts in any notation', () => {
  expect(amountsIn('Balance€1,083.33Bonus€0.00')).toEqual(['108333', '000']);
  expect(amountsIn('Saldo 1 083,33 € 00:12')).toEqual(['108333']);
  expect(amountsIn('Kontostand 1.083,33 €')).toEqual(['108333']);
});

it.each([
  ['1083.33', '108333'],
  ['1083.335', '108334'],
  ['7', '700'],
  ['0.9', '90'],
])('rounds %s to %s cents', (decimal, cents) => {
  expect(inCents(decimal)).toBe(cents);
});

it('tells lost messages, long tasks and the growth of the heap', () => {
  const result: StormResult = {
    seconds: 2,
    sent: { balanceUpdated: 200, rewardUpdated: 200 },
    received: { balanceUpdated: 199, rewardUpdated: 200 },
    isLastShown: true,
    lateness: 80.4,
    frames: { without: 60, during: 48.2 },
    work: [],
    requests: 12,
    longTasks: 2,
    longestTask: 71.4,
    heap: { before: 10_000_000, after: 10_400_000 },
  };
  const lines = stormTable(result).split('\n');
  const measured = (title: string) =>
    lines
      .find((line) => line.includes(title))
      ?.split('|')[3]
      ?.trim();
  expect(lines[0]).toContain('200 messages a second');
  expect(measured('tasks over 50 ms')).toBe('2');
  expect(measured('requests meanwhile')).toBe('12');
  expect(measured('longest task')).toBe('71 ms');
  expect(measured('frames a second')).toBe('60, 48');
  expect(measured('the last figure is late by')).toBe('80 ms');
  expect(measured('balanceUpdated: lost of 200')).toBe('1');
  expect(measured('heap, 10.0 MB before')).toBe('4.0 %');
});
