import type { RequestListener } from 'node:http';
import type { Brand } from '../../../../libs/contracts/src/brand.ts';
import type { Origins } from '../graphql/context.ts';
import { sendText, urlOf } from '../net/http.ts';
import { type BuildFolders, tooManyCookiesPage } from '../../../host/node.ts';
import { createJackpotSimulation, simulationInterval } from './jackpotSimulation.ts';
import { listenOnLoopback, PortTaken, type Site } from '../net/listen.ts';
import { createLobbyHandler } from '../lobby/handler.ts';
import { createCashier } from '../partners/cashier/index.ts';
import { createPartners, type Partners } from '../partners/index.ts';
import { createPartnerServices } from './partnerServices.ts';
import { attachServices, createPartnersHandler } from './partnersHandler.ts';
import { createPlatform } from './platform.ts';
import { createPartnerPorts } from '../adapters/index.ts';
import { repeat } from './schedule.ts';
import { demoPassword, demoPlayers } from '../seed/index.ts';
import { specifiedEdges } from './specifiedEdges.ts';
import type { Store } from '../store/index.ts';
import { wholeEdges } from './wholeEdges.ts';

export interface SandboxOptions {
  brand: Brand;
  /** With its data. Whoever has opened it closes it after the sandbox. */
  store: Store;
  /** Those to listen on; 0 selects a free one. */
  ports: { lobby: number; partners: number; cashier: number };
  /** Only what the specification names. */
  specificationOnly?: boolean;
  /** The identity provider has a host name of its own, without which there are no passkeys. */
  passkeys?: boolean;
  /** Addresses that browsers use in place of those of the ports. */
  origins?: Partial<Origins>;
  /** Folder of the built app, unless another server serves it. */
  build?: BuildFolders;
  /** Folder of the rendered pictures, which are the same for all brands. */
  artDirectory: string;
}

export interface Sandbox extends Pick<Partners, 'warm'> {
  origins: Origins;
  /** Origin at which it listens for the lobby, whichever players open. */
  address: string;
  /** False where another program has the cashier's port: the lobby then runs without deposits. */
  cashierAvailable: boolean;
  /** Ends all connections and frees the ports. */
  close(): Promise<void>;
}

type AsyncListener = (...args: Parameters<RequestListener>) => Promise<void>;

/**
 * Starts an operator's platform with its partners. All that it knows is in its store and in what is made here: a process can
 * run several that see nothing of each other.
 *
 * @throws PortTaken for the lobby's port and the partners'
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { brand, store, build, artDirectory } = options;
  let isClosed = false;
  const catchErrors =
    (handler: AsyncListener): RequestListener =>
    (request, response) => {
      handler(request, response).catch((error: unknown) => {
        // The client has left in the middle of the request, as a page that is closed does, or the sandbox was closed.
        if (error === request.errored || isClosed) return;
        console.error(error);
        if (response.headersSent) response.destroy();
        else response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end('The sandbox failed.\n');
      });
    };

  // What handles requests has to know the addresses, and so the ports.
  const handlers = { lobby: reject, partners: reject, cashier: reject };
  const sites = await openSites(options, (name) => catchErrors((...args) => handlers[name](...args)));
  const address = `http://localhost:${sites.lobby.port}`;
  const partnersOrigin = `http://127.0.0.1:${sites.partners.port}`;
  const origins: Origins = {
    lobby: address,
    partners: partnersOrigin,
    identity: options.passkeys ? `http://identity.localhost:${sites.partners.port}` : partnersOrigin,
    cashier: `http://localhost:${sites.cashier?.port ?? options.ports.cashier}`,
    ...options.origins,
  };
  const cashierAvailable = sites.cashier !== undefined;

  const edges = options.specificationOnly ? specifiedEdges() : wholeEdges;
  const ports = createPartnerPorts(store, brand);
  const partners = createPartners(ports, {
    origin: origins.partners,
    identityOrigin: origins.identity,
    lobbyOrigins: [origins.lobby],
    artDirectory,
    reduce: edges.reduce,
    demoAccount: { email: demoPlayers[0]?.email ?? '', password: demoPassword },
  });
  const platform = createPlatform({
    store,
    brand,
    origins,
    edges,
    verifyAccessToken: partners.verifyAccessToken,
    issueKycToken: partners.kyc.issueToken,
    issueSportsbookToken: (playerId, sessionId) => services.sportsbook.issueToken(playerId, sessionId),
    endProviderSession: (playerId, sessionId) =>
      partners.destroySessions(brand.id, playerId, (uid) => uid === sessionId),
  });
  const { faults, realtime } = platform;
  const services = createPartnerServices(platform, ports);
  const cashier = createCashier(ports, { lobbyOrigins: [origins.lobby] });

  handlers.lobby = createLobbyHandler({ platform, edges, faults, build, cashierAvailable: () => cashierAvailable });
  handlers.partners = createPartnersHandler(platform, services, {
    handle: partners.handle,
    expireKycTokens: partners.kyc.expireTokens,
    setIdentityFault: partners.setIdentityFault,
    secondFactorCodes: partners.secondFactorCodes,
    endProviderSessions: (playerId) => partners.destroySessions(brand.id, playerId),
  });
  handlers.cashier = async (request, response) => {
    const errorStatus = await faults.apply('cashier');
    if (errorStatus) sendText(response, errorStatus, 'A fault set at the console.');
    else if (!(await cashier(request, response, urlOf(request)))) sendText(response, 404, 'Not found.');
  };
  for (const server of sites.partners.servers) attachServices(server, services, edges);
  for (const server of sites.lobby.servers) realtime.attach(server);

  const timers = [
    repeat('Beginning and ending rewards and bonuses', 60_000, store.applyTime),
    repeat('The sportsbook', 2000, services.sportsbook.step),
    repeat('The other players of the jackpot', simulationInterval, createJackpotSimulation(store).step),
  ];
  return {
    origins,
    address,
    cashierAvailable,
    warm: partners.warm,
    async close() {
      isClosed = true;
      for (const stop of timers) stop();
      await Promise.all(Object.values(sites).map((site) => site?.close()));
    },
  };
}

const reject: AsyncListener = async (_request, response) => sendText(response, 503, 'The sandbox is starting.');

/** Listens for the lobby, the partners and, unless its port is taken, the cashier. @throws PortTaken */
async function openSites(
  { ports, build }: Pick<SandboxOptions, 'ports' | 'build'>,
  listenerOf: (name: keyof SandboxOptions['ports']) => RequestListener,
) {
  const open: Site[] = [];
  const listen = async (name: keyof SandboxOptions['ports'], hosts?: Parameters<typeof listenOnLoopback>[2]) => {
    const site = await listenOnLoopback(ports[name], listenerOf(name), hosts, () => tooManyCookiesPage(build?.folder));
    open.push(site);
    return site;
  };
  try {
    return {
      lobby: await listen('lobby'),
      partners: await listen('partners', ['127.0.0.1']),
      // Its port is compiled into its library.
      cashier: await listen('cashier').catch((error: unknown) => {
        if (error instanceof PortTaken) return undefined;
        throw error;
      }),
    };
  } catch (error) {
    await Promise.all(open.map((site) => site.close()));
    throw error;
  }
}
