import { createPartnerPorts } from '../../adapters/index.ts';
import { seededStore } from '../../seed/index.ts';
import type { Store } from '../../store/index.ts';
import { acme } from '../../testing/testPlatform.ts';
import { serve, type TestServer } from '../testing/http.ts';
import { createGames } from './index.ts';

const originalFetch = globalThis.fetch;
const scripts = '../../../../demo-games/src/assets';
const lobby = 'http://localhost:4200';

export let store: Store;
let server: TestServer;
/** Messages that the page has posted to the lobby. */
export let posted: { type: string }[];

/** Registers the hooks of tests that open the page, whose scripts outlive its document. */
export function setUpGamePage(): void {
  beforeEach(async () => {
    store = await seededStore(acme);
    server = await serve(
      () => createGames(store.database, createPartnerPorts(store, acme).games, { lobbyOrigins: [lobby] }).handle,
    );
    posted = [];
    const frame = { postMessage: (message: { type: string }) => posted.push(message) };
    Object.defineProperty(window, 'parent', { value: frame, configurable: true });
    Object.assign(window, { matchMedia: () => ({ matches: true }) });
  });
  afterEach(async () => {
    globalThis.fetch = originalFetch;
    await server.close();
    store.close();
  });
}

/** Loads the served page of a game of this kind and runs its scripts. */
export async function openGamePage(
  kind: 'slot' | 'roulette' | 'blackjack',
  { player = 'new@lobby.test', freeSpin = false, locale = 'en_GB' } = {},
): Promise<void> {
  const playerId = store.players.findByEmail(player)?.id ?? '';
  const game = store.games.all().find((each) => each.kind === kind);
  if (!game) throw new Error(`There is no ${kind}.`);
  const { lookupId, slug } = game;
  if (freeSpin) {
    const spins = { kind: 'FreeSpin', name: { en: 'Spin' }, amount: 1, value: 20, betLevel: 1, lookupId } as const;
    const { assignationId } = store.rewards.assign(playerId, {
      ...{ rewardId: 'spin', kind: 'Incentive', expiresIn: null, startsAt: null, endsAt: null },
      ...{ claimType: 'manual', rewardReason: null, applicability: 'ALWAYS' },
      type: { ...spins, wageringRequirementFactor: 1 },
    });
    store.rewards.claim(assignationId);
  }
  const { id: launchToken } = store.play.launch({ playerId, lookupId, currency: 'EUR', locale });
  const html = await (await originalFetch(`${server.origin}/play/${slug}?launch=${launchToken}`)).text();
  document.head.innerHTML = new DOMParser().parseFromString(html, 'text/html').head.innerHTML;
  document.body.replaceChildren();
  globalThis.fetch = (path, init) => originalFetch(server.origin + String(path), init);
  jest.resetModules();
  await import(`${scripts}/${kind}.js`);
}
