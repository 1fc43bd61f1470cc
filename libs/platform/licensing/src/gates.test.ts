import { licenses } from '@lobby/contracts';
import { gates, gatesOf } from './gates.ts';

// Written from the table of section 6, not from the code.
const table = `
Global loss limits, loss limits, session clock | est
Session limits | mga
Deposit limits | mga, crc, anj
Weekly and monthly deposit limits | mga, anj
Deposit limits at registration | mga
Self-exclusion | mga, crc
Multiple self-exclusion options | mga
Closed-loop payments | est
Reality check | mga
Full terms link in challenges | mga, est
Jackpot notification | mga, est
Default USD currency | cos
SSN at registration | est
KYC required | mga, anj, est`;

const rows = table
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [names = '', codes = ''] = line.split(' | ');
    return names.split(', ').map((name) => [name, codes.split(', ')] as const);
  });

const normal = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

it('holds the whole table, no row more', () => {
  expect(rows).toHaveLength(16);
  const actual = Object.fromEntries(
    Object.entries(gates).map(([gate, rule]) => [normal(gate), [...rule.licenses].sort()]),
  );
  expect(actual).toEqual(Object.fromEntries(rows.map(([name, l]) => [normal(name), [...l].sort()])));
});

it('names five licences and sixteen gates', () => {
  expect(licenses).toEqual(['anj', 'cos', 'crc', 'est', 'mga']);
  expect(Object.keys(gatesOf('mga'))).toHaveLength(16);
});

it('opens for each licence what the table names', () => {
  expect(gatesOf('est')).toMatchObject({ sessionClock: true, realityCheck: false, depositLimits: false });
  expect(gatesOf('mga')).toMatchObject({ sessionClock: false, realityCheck: true, depositLimits: true });
});
