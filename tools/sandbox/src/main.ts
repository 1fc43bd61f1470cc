import { rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import type { Brand } from '../../../libs/contracts/src/brand.ts';
import { createConsole } from './console/api.ts';
import type { Faults } from './faults.ts';
import { sendText, urlOf } from './http.ts';
import { createJackpotSimulation, simulationInterval } from './jackpotSimulation.ts';
import { listenOnLoopback, PortTaken } from './listen.ts';
import { createLobbyHandler } from './lobby/handler.ts';
import { readOptions, root, type Options } from './options.ts';
import { createCashier } from './partners/cashier/index.ts';
import type { Handler } from './partners/http.ts';
import { createPartners } from './partners/index.ts';
import { createPartnerServices } from './partnerServices.ts';
import { attachServices, createPartnersHandler } from './partnersHandler.ts';
import { picturesOf } from './pictures.ts';
import { createPlatform } from './platform.ts';
import { createPartnerPorts } from './ports.ts';
import { repeat } from './schedule.ts';
import { demoPassword, demoPlayers, seedHistory, seedStore } from './seed/index.ts';
import { createStore } from './store/index.ts';

/** Answers 500 when a handler throws, so that the process keeps running. */
const catchErrors =
  (handler: (...args: Parameters<RequestListener>) => Promise<void>): RequestListener =>
  (request, response) => {
    handler(request, response).catch((error: unknown) => {
      // Whoever asked left in the middle of the request, as a page that is closed does.
      if (error === request.errored) return;
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end('The sandbox failed.\n');
    });
  };

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
  await seedStore(store, brand, options.seed);
  seedHistory(store, options.seed);

  const origins = {
    lobby: `http://localhost:${options.lobbyPort}`,
    partners: `http://127.0.0.1:${options.partnersPort}`,
    cashier: `http://localhost:${options.cashierPort}`,
  };
  const ports = createPartnerPorts(store, brand);
  const partners = createPartners(ports, {
    origin: origins.partners,
    lobbyOrigins: [origins.lobby],
    artDirectory: options.artDirectory,
    demoAccount: { email: demoPlayers[0]?.email ?? '', password: demoPassword },
  });
  const platform = createPlatform({
    store,
    brand,
    origins,
    verifyAccessToken: partners.verifyAccessToken,
    issueKycToken: partners.kyc.issueToken,
    issueSportsbookToken: (playerId, sessionId) => services.sportsbook.issueToken(playerId, sessionId),
    endProviderSession: (playerId, sessionId) =>
      partners.destroySessions(brand.id, playerId, (uid) => uid === sessionId),
  });
  const { faults, realtime } = platform;

  const cashierAvailable = await startCashier(options, createCashier(ports, { lobbyOrigins: [origins.lobby] }), faults);
  const services = createPartnerServices(platform, ports);
  const operatorConsole = createConsole({
    store,
    brand,
    faults,
    sockets: realtime.sockets,
    ...services,
    chat: services.chat.conversations,
    customTokens: platform.customTokens,
    expireKycTokens: partners.kyc.expireTokens,
    setIdentityFault: partners.setIdentityFault,
    secondFactorCodes: partners.secondFactorCodes,
    endProviderSessions: (playerId) => partners.destroySessions(brand.id, playerId),
  });
  const partnersSite = await listenOnLoopback(
    options.partnersPort,
    catchErrors(createPartnersHandler(faults, operatorConsole, services, partners.handle)),
    ['127.0.0.1'],
  );
  for (const server of partnersSite.servers) attachServices(server, services);
  const lobby = await listenOnLoopback(
    options.port,
    catchErrors(
      createLobbyHandler({
        platform,
        faults,
        folder: options.folder,
        cashierAvailable: () => cashierAvailable,
      }),
    ),
  );
  for (const server of lobby.servers) realtime.attach(server);

  repeat('Beginning and ending rewards and bonuses', 60_000, store.applyTime);
  repeat('The sportsbook', 2000, services.sportsbook.step);
  repeat('The other players of the jackpot', simulationInterval, createJackpotSimulation(store).step);
  const warming = partners.warm(picturesOf(store));
  const stop = () => {
    warming.stop();
    store.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  printSummary(options, origins.partners, cashierAvailable);
}

/** The cashier's port is compiled into its library: if it is taken, the lobby runs without deposits. */
async function startCashier({ cashierPort }: Options, cashier: Handler, faults: Faults): Promise<boolean> {
  const handler: Parameters<typeof catchErrors>[0] = async (request, response) => {
    const errorStatus = await faults.apply('cashier');
    if (errorStatus) sendText(response, errorStatus, 'A fault set at the console.');
    else if (!(await cashier(request, response, urlOf(request)))) sendText(response, 404, 'Not found.');
  };
  try {
    await listenOnLoopback(cashierPort, catchErrors(handler));
    return true;
  } catch (error) {
    if (error instanceof PortTaken) return false;
    throw error;
  }
}

function printSummary(options: Options, partners: string, cashierAvailable: boolean): void {
  const emailWidth = Math.max(...demoPlayers.map(({ email }) => email.length));
  console.log(`\nDemo accounts, password ${demoPassword}:`);
  for (const { email, about } of demoPlayers) console.log(`  ${email.padEnd(emailWidth)}  ${about}`);
  if (!cashierAvailable)
    console.log(`\nPort ${options.cashierPort} is taken by another program: the lobby runs without deposits.`);
  console.log(`\nConsole: ${partners}/console/`);
  if (options.folder) console.log(`Lobby ready: http://localhost:${options.lobbyPort}/`);
  else console.log(`Platform ready: http://localhost:${options.port}/`);
}

try {
  await start(readOptions(process.argv.slice(2), process.env));
} catch (error) {
  const hint = error instanceof PortTaken ? ' Set PORT or PARTNERS_PORT to another one.' : '';
  console.error(`The sandbox cannot start. ${error instanceof Error ? error.message : String(error)}${hint}`);
  process.exit(1);
}
