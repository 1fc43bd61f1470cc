import { parseArgs } from 'node:util';
import { root } from '../../../start/operator.ts';
import { optionTable, readHostOptions, readOptions } from './options.ts';

const read = (args: string[], environment: NodeJS.ProcessEnv = {}) =>
  readOptions(
    parseArgs({ args: [...args, '--no-static'], options: optionTable, allowNegative: true }).values,
    environment,
  );

it('has defaults for everything', () => {
  expect(read([])).toEqual({
    brand: 'infiniza',
    seed: undefined,
    games: undefined,
    reset: false,
    specificationOnly: false,
    passkeys: false,
    lobbyPort: 4200,
    port: 4200,
    partnersPort: 4300,
    cashierPort: 5000,
    directory: `${root}.sandbox`,
    artDirectory: `${root}.sandbox/art`,
    build: undefined,
  });
});

it('reads the port at which players open the lobby from the command line', () => {
  expect(read(['--lobby-port', '4200'], { PORT: '4210' })).toMatchObject({ port: 4210, lobbyPort: 4200 });
  expect(read([], { PORT: '4210' })).toMatchObject({ port: 4210, lobbyPort: 4210 });
});

it('reads the size of the catalogue', () => {
  expect(read(['--games', '3000'])).toMatchObject({ games: 3000 });
});

it.each([
  [['--brand', 'nobody'], {}, 'There is no operator “nobody”. Did you mean'],
  [['--brand', '../etc'], {}, 'There is no operator'],
  [['--seed', 'one'], {}, '--seed takes a whole number'],
  [['--games', 'many'], {}, '--games takes a whole number'],
  [['--games', '100'], {}, '--games takes a number from 306 to 5000'],
  [['--games', '5001'], {}, '--games takes a number from 306 to 5000'],
  [[], { PORT: '99999' }, 'PORT: “99999” cannot be used'],
  [[], { PARTNERS_PORT: 'high' }, 'PARTNERS_PORT: “high” cannot be used'],
] as [string[], NodeJS.ProcessEnv, string][])(
  'rejects arguments %j with environment %j, and names the reason',
  (args, environment, message) => {
    expect(() => read(args, environment)).toThrow(message);
  },
);

it('reads where the process of the worlds listens, and where its pictures are', () => {
  expect(readHostOptions({ PORT: '4400' })).toEqual({ port: 4400, artDirectory: `${root}.sandbox/art` });
  expect(readHostOptions({ SANDBOX_ART_DIR: '/pictures' }).artDirectory).toBe('/pictures');
  expect(() => readHostOptions({ PORT: 'high' })).toThrow('PORT: “high” cannot be used');
});
