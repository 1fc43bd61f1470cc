import type { RequestListener } from 'node:http';
import type { Brand } from '../../../../libs/contracts/src/brand.ts';
import { toggles, type Toggle } from '../../../../libs/contracts/src/toggles.ts';
import type { BuildFolders } from '../../../host/node.ts';
import type { Identity } from '../auth/tokens.ts';
import { listenOnLoopback } from '../net/listen.ts';
import { createLobbyHandler } from '../lobby/handler.ts';
import { chatPath } from '../partners/chat/index.ts';
import { gamificationPath } from '../partners/gamification/index.ts';
import { jackpotPath } from '../partners/jackpot/index.ts';
import { sportsbookPath, type SportsbookService } from '../partners/sportsbook/index.ts';
import { createPartnerServices } from '../server/partnerServices.ts';
import { attachServices, createPartnersHandler } from '../server/partnersHandler.ts';
import { createPlatform, type RunningPlatform } from '../server/platform.ts';
import { createPartnerPorts } from '../adapters/index.ts';
import { seededStore } from '../seed/index.ts';
import { specifiedEdges } from '../server/specifiedEdges.ts';

export const acme: Brand = {
  id: 'acme',
  operator: 'Infiniza',
  license: 'mga',
  name: 'Acme',
  locales: ['en', 'fi', 'de', 'et_EE'],
  defaultLocale: 'en',
  defaultCountry: 'FI',
  defaultCurrency: 'EUR',
  headerLayout: 'default',
  visitorBrowsing: true,
  contributionAsPercentage: true,
  bonusWallet: true,
  gamification: true,
  landingUrl: '/',
  loginFlows: ['Sms', 'Trustly', 'Piq', 'Zimpler'],
  registrationFlows: ['KEYCLOAK', 'REGILY', 'DINO', 'SSN', 'TRUSTLY', 'ZIMPLER'],
  toggles: Object.fromEntries(toggles.map((toggle) => [toggle, true])) as Record<Toggle, boolean>,
};

const origins = {
  lobby: 'http://localhost:4200',
  partners: 'http://127.0.0.1:4300',
  identity: 'http://127.0.0.1:4300',
  cashier: 'http://localhost:5000',
};

export interface TestPlatform extends RunningPlatform {
  /** URL of the lobby's server. */
  url: string;
  consoleUrl: string;
  /** URL of the jackpot service. */
  jackpotUrl: string;
  /** URL of the gamification service. */
  gamificationUrl: string;
  /** URL of the sportsbook's page. */
  sportsbookUrl: string;
  sportsbook: SportsbookService;
  /** URL of the support vendor. */
  chatUrl: string;
  playerId(email: string): string;
  /** Starts a session by the custom sign-in flow. @returns its access token */
  tokenFor(email: string): Promise<string>;
  graphql(query: string, options?: GraphqlOptions): Promise<GraphqlAnswer>;
  run(command: string, args?: object): Promise<{ status: number; body: { result?: unknown; error?: string } }>;
  close(): void;
}

interface GraphqlOptions {
  token?: string;
  variables?: object;
  headers?: Record<string, string>;
}
interface GraphqlAnswer {
  // Tests access data of any shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  data: any;
  errors?: { message: string; extensions?: { type?: string } }[];
}

const listen = (handler: RequestListener) => listenOnLoopback(0, handler, ['127.0.0.1']);

/** A seeded platform in memory on free ports, with the custom sign-in flow and without identity provider, whose tokens `verifyAccessToken` knows. */
export async function startTestPlatform(
  options: {
    build?: BuildFolders;
    brand?: Brand;
    /** Size of the catalogue. */
    games?: number;
    specificationOnly?: boolean;
    verifyAccessToken?: (token: string) => Identity | undefined;
  } = {},
): Promise<TestPlatform> {
  const { brand = acme, games } = options;
  const store = await seededStore(brand, { games });
  const platform = createPlatform({
    store,
    brand,
    origins,
    edges: options.specificationOnly ? specifiedEdges() : undefined,
    verifyAccessToken: options.verifyAccessToken ?? (() => undefined),
    issueKycToken: (playerId) => ({ accessToken: `kyc-${playerId}`, expiresAt: store.now() + 600_000 }),
    issueSportsbookToken: (playerId, sessionId) => sportsbook.issueToken(playerId, sessionId),
  });
  const { edges, faults, realtime, customTokens } = platform;
  const lobby = createLobbyHandler({
    platform,
    edges,
    faults,
    build: options.build,
    cashierAvailable: () => true,
  });
  const lobbySite = await listen((request, response) => void lobby(request, response));
  for (const server of lobbySite.servers) realtime.attach(server);
  const url = `http://127.0.0.1:${lobbySite.port}`;
  const ports = createPartnerPorts(store, brand);
  const services = createPartnerServices(platform, ports);
  const { jackpot, sportsbook } = services;
  const partners = createPartnersHandler(platform, services, {
    handle: () => Promise.resolve(false),
    expireKycTokens: () => {},
    setIdentityFault: () => {},
    secondFactorCodes: () => [],
    endProviderSessions: () => Promise.resolve([]),
  });
  const consoleSite = await listen((request, response) => void partners(request, response));
  for (const server of consoleSite.servers) attachServices(server, services, edges);
  const consoleUrl = `http://127.0.0.1:${consoleSite.port}`;

  const playerId = (email: string): string => {
    const player = store.players.findByEmail(email);
    if (!player) throw new Error(`No player ${email}`);
    return player.id;
  };
  return {
    ...platform,
    url,
    consoleUrl,
    jackpotUrl: consoleUrl + jackpotPath,
    gamificationUrl: consoleUrl + gamificationPath,
    sportsbookUrl: consoleUrl + sportsbookPath,
    sportsbook,
    chatUrl: consoleUrl + chatPath,
    playerId,
    async tokenFor(email) {
      const id = playerId(email);
      return customTokens.issue(id, store.sessions.startCustom(id, 'Sms').session.id);
    },
    async graphql(query, { token, variables, headers } = {}) {
      const response = await fetch(`${url}/api/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        body: JSON.stringify({ query, variables }),
      });
      return (await response.json()) as GraphqlAnswer;
    },
    async run(command, args = {}) {
      const response = await fetch(`${consoleUrl}/console/api/${command}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(args),
      });
      return { status: response.status, body: (await response.json()) as { result?: unknown; error?: string } };
    },
    close() {
      void realtime.sockets.drop();
      void jackpot.sockets.drop();
      void sportsbook.sockets.drop();
      for (const site of [lobbySite, consoleSite]) void site.close();
      store.close();
    },
  };
}
