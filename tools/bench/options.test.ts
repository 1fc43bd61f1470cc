import { readOptions } from './options.ts';

it('measures everything and writes the document by default', () => {
  expect(readOptions([])).toMatchObject({
    isStorm: false,
    loads: 5,
    profiles: ['phone', 'desktop'],
    write: true,
    build: true,
  });
  expect(readOptions([]).brands).toHaveLength(6);
});

it('does not write what is only a part, unless it is told to', () => {
  for (const args of [['elmst'], ['--profiles', 'phone'], ['--pages', 'lobby'], ['storm']])
    expect(readOptions(args).write).toBe(false);
  expect(readOptions(['Elmst', '--write'])).toMatchObject({ brands: ['elmst'], write: true });
});

it('writes no figures of a build that may be older than the sources', () => {
  expect(readOptions(['--no-build']).write).toBe(false);
  expect(() => readOptions(['--no-build', '--write'])).toThrow('--no-build');
});

it('takes the storm’s brand and time', () => {
  expect(readOptions(['storm', 'elvel', '--seconds', '20', '--no-build'])).toMatchObject({
    isStorm: true,
    brands: ['elvel'],
    seconds: 20,
    build: false,
  });
});

it.each([[['acme']], [['--loads', '0']], [['--profiles', 'watch']], [['--pages', 'cashier']]])('refuses %j', (args) => {
  expect(() => readOptions(args)).toThrow();
});
