import { rmSync } from 'node:fs';
import type { Brand } from '../../../libs/contracts/src/brand.ts';
import { CommandError, runCommand } from '../../start/command.ts';
import { root } from '../../start/operator.ts';
import { listenOnLoopback, PortTaken } from './net/listen.ts';
import { optionTable, readOptions, usage, type Options } from './server/options.ts';
import { picturesOf } from './server/pictures.ts';
import { startSandbox } from './server/sandbox.ts';
import { demoPassword, demoPlayers, NeedsReset, seedHistory, seedStore } from './seed/index.ts';
import { createStore } from './store/index.ts';

async function start(options: Options): Promise<void> {
  const { default: brand } = (await import(`${root}apps/${options.brand}/brand.ts`)) as { default: Brand };
  // Check the ports before touching the data, which a running sandbox may be using.
  for (const port of [options.port, options.partnersPort]) {
    const { close } = await listenOnLoopback(port, () => {});
    await close();
  }
  const file = `${options.directory}/${brand.id}.sqlite`;
  if (options.reset) for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
  const store = createStore(file, brand);
  await seedStore(store, brand, { seed: options.seed, games: options.games });
  seedHistory(store, options.seed);

  const sandbox = await startSandbox({
    brand,
    store,
    ports: { lobby: options.port, partners: options.partnersPort, cashier: options.cashierPort },
    origins: { lobby: `http://localhost:${options.lobbyPort}` },
    build: options.build,
    specificationOnly: options.specificationOnly,
    passkeys: options.passkeys,
    artDirectory: options.artDirectory,
  });
  const warming = sandbox.warm(picturesOf(store));
  const stop = () => {
    warming.stop();
    store.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  printSummary(options, sandbox.origins.partners, sandbox.cashierAvailable);
}

function printSummary(options: Options, partners: string, cashierAvailable: boolean): void {
  const emailWidth = Math.max(...demoPlayers.map(({ email }) => email.length));
  console.log(`\nDemo accounts, password ${demoPassword}:`);
  for (const { email, about } of demoPlayers) console.log(`  ${email.padEnd(emailWidth)}  ${about}`);
  if (!cashierAvailable)
    console.log(`\nPort ${options.cashierPort} is taken by another program: the lobby runs without deposits.`);
  console.log(`\nConsole: ${partners}/console/`);
  if (options.build) console.log(`Lobby ready: http://localhost:${options.lobbyPort}/`);
  else console.log(`Platform ready: http://localhost:${options.port}/`);
}

await runCommand({
  usage,
  options: optionTable,
  async run(values) {
    await start(readOptions(values, process.env)).catch((error: unknown) => {
      if (error instanceof NeedsReset) throw new CommandError(error.message);
      if (!(error instanceof PortTaken)) throw error;
      throw new CommandError(`The sandbox cannot start. ${error.message} Set PORT or PARTNERS_PORT to another one.`);
    });
  },
});
