import { parseArgs } from 'node:util';
import { optionTable, readOptions as readParsed } from './options.ts';

const readOptions = (args: string[]) => {
  const { values, positionals } = parseArgs({
    args,
    options: optionTable,
    allowPositionals: true,
    allowNegative: true,
  });
  return readParsed(values, positionals);
};

it('measures everything and writes the document by default', () => {
  expect(readOptions([])).toMatchObject({
    kinds: ['loads', 'taps', 'balances', 'bytes', 'lighthouse'],
    loads: 5,
    profiles: ['phone', 'weak-phone', 'desktop'],
    write: true,
    build: true,
  });
  expect(readOptions([]).brands).toHaveLength(6);
});

it('writes whole brands, and a part only if it is requested', () => {
  expect(readOptions(['Elmst'])).toMatchObject({ brands: ['elmst'], write: true });
  for (const args of [['--profiles', 'phone'], ['--pages', 'lobby'], ['lighthouse'], ['filmstrip']]) {
    expect(readOptions(args).write).toBe(false);
    expect(readOptions([...args, '--write']).write).toBe(true);
  }
});

it('writes no figures of a build that may be older than the sources', () => {
  expect(readOptions(['--no-build']).write).toBe(false);
  expect(() => readOptions(['--no-build', '--write'])).toThrow('--no-build');
});

it.each(['balances', 'storm', 'jackpot'])('takes the brand and the time of the %s’s messages', (kind) => {
  expect(readOptions([kind, 'elvel', '--seconds', '20', '--no-build'])).toMatchObject({
    kinds: [kind],
    brands: ['elvel'],
    seconds: 20,
    build: false,
  });
});

it.each([[['acme']], [['--loads', '0']], [['--profiles', 'watch']], [['--pages', 'cashier']]])('rejects %j', (args) => {
  expect(() => readOptions(args)).toThrow();
});

it('measures one brand where a kind is no part of the usual run', () => {
  expect(readOptions(['storm']).brands).toEqual(['infiniza']);
  expect(readOptions(['taps']).brands).toHaveLength(6);
});
