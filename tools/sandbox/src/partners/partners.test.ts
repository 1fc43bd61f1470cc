import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '../../../sandbox-art/src/index.ts';
import brand from '../../../../apps/infiniza/brand.ts';
import { createPartnerPorts } from '../adapters/index.ts';
import { seededStore } from '../seed/index.ts';
import type { Game, Player, Store, StoreEvent } from '../store/index.ts';
import { createPartners, type Partners } from './index.ts';

const lobby = 'http://localhost:4200';

let store: Store;
let partners: Partners;
let server: Server;
let origin: string;
let directory: string;
let player: Player;
let slot: Game;
const events: StoreEvent[] = [];

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'partners-'));
  store = await seededStore(brand);
  store.events.on((event) => events.push(event));
  player = store.players.findByEmail('player@lobby.test') as Player;
  slot = store.games.all().find((game) => game.kind === 'slot' && game.bonusAllowed) as Game;
  server = createServer((request, response) => {
    void partners.handle(request, response).then((done) => done || response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const random = createRandom(3);
  partners = createPartners(createPartnerPorts(store, brand), {
    origin,
    lobbyOrigins: [lobby],
    artDirectory: directory,
    random: { below: (count) => random.integer(0, count - 1) },
  });
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  store.close();
  rmSync(directory, { recursive: true });
});
beforeEach(() => {
  events.length = 0;
});

const launch = (playerId: string | null) =>
  store.play.launch({ playerId, lookupId: slot.lookupId, currency: 'EUR', locale: 'en' }).id;

async function open(launchToken: string): Promise<string> {
  const html = await (await fetch(`${origin}/play/${slot.slug}?launch=${launchToken}`)).text();
  return /"key":"([^"]+)"/.exec(html)?.[1] ?? '';
}

async function spin(launchToken: string, stake: number, openedKey?: string) {
  const key = openedKey ?? (await open(launchToken));
  const response = await fetch(`${origin}/play-api`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: JSON.stringify({ action: 'move', id: randomUUID(), move: { move: 'spin', stake } }),
  });
  return { status: response.status, body: (await response.json()) as { payout: number; error?: string } };
}

describe('the partners over the platform’s store', () => {
  it('play a round with the wallet’s money and publish the new balance', async () => {
    const before = store.wallets.ofPlayer(player.id);
    const { body } = await spin(launch(player.id), 100);
    const after = store.wallets.ofPlayer(player.id);
    expect(after.balance + after.bonusBalance).toBe(before.balance + before.bonusBalance - 100 + body.payout);
    expect(events.find((event) => event.name === 'balanceUpdated')).toMatchObject({
      data: { playerId: player.id, amount: -100, moneyType: 'CasinoBet' },
    });
  });

  it('leave the wallet alone in demo play', async () => {
    const before = store.wallets.ofPlayer(player.id);
    expect((await spin(launch(null), 100)).status).toBe(200);
    expect(store.wallets.ofPlayer(player.id)).toEqual(before);
  });

  describe('when a player is excluded', () => {
    const exclude = () =>
      store.players.update(player.id, { exclusionEndsAt: new Date(store.now() + 60_000).toISOString() });
    afterEach(() => store.players.update(player.id, { exclusionEndsAt: null }));

    it('end the running games, demos too, for good', async () => {
      const running = await open(launch(player.id));
      const demoLaunch = { playerId: null, lookupId: slot.lookupId, currency: 'EUR', locale: 'en' };
      const { session } = store.sessions.startCustom(player.id, 'Sms');
      const demo = await open(store.play.launch({ ...demoLaunch, sessionId: session.id }).id);
      const unopened = launch(player.id);
      expect((await spin('', 100, demo)).status).toBe(200);
      exclude();
      expect((await spin('', 100, running)).body.error).toBe('ended');
      expect((await spin('', 100, demo)).body.error).toBe('ended');
      store.players.update(player.id, { exclusionEndsAt: null });
      expect((await spin('', 100, running)).body.error).toBe('ended');
      expect(await open(unopened)).toBe('');
      expect((await spin(launch(player.id), 100)).status).toBe(200);
    });

    it('settle an open round as if the player stood, after a restart too', () => {
      const blackjack = store.games.all().find((game) => game.kind === 'blackjack') as Game;
      const cards = (...ranks: string[]) => ranks.map((rank) => ({ rank, suit: 'hearts' }));
      const details = JSON.stringify({
        ...{ bet: 100, doubled: false },
        ...{ player: cards('10', '9'), dealer: cards('10', '7') },
      });
      const deal = (roundId: string) =>
        store.play.placeRound({
          ...{ roundId, playerId: player.id, lookupId: blackjack.lookupId, stake: 100, payout: 0 },
          ...{ state: 'open', details },
        });
      const { balance } = deal('hand');
      exclude();
      expect(store.play.findRound('hand')).toMatchObject({ state: 'closed', stake: 100, payout: 200 });
      expect(store.wallets.ofPlayer(player.id).balance).toBe(balance + 200);

      deal('interrupted');
      expect(store.play.findRound('interrupted')?.state).toBe('open');
      createPartners(createPartnerPorts(store, brand), { origin, lobbyOrigins: [lobby], artDirectory: directory });
      expect(store.play.findRound('interrupted')).toMatchObject({ state: 'closed', payout: 200 });
    });
  });

  it('draw every game of the catalogue', async () => {
    for (const { slug } of store.games.all()) {
      const response = await fetch(`${origin}/thumbnails/${slug}.svg`);
      expect(`${slug} ${response.status}`).toBe(`${slug} 200`);
      await response.arrayBuffer();
    }
    // 300 drawings.
  });

  it('serve pictures to all origins, cached without limit', async () => {
    const response = await fetch(`${origin}/thumbnails/${slot.slug}.webp?width=165.2`);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect((await fetch(`${origin}/art/banner/..%2f..%2fetc.webp`)).status).toBe(404);
    expect((await fetch(`${origin}/thumbnails/unknown.webp`)).status).toBe(404);
  });

  it('serve the realm of the brand, and of no other', async () => {
    const discovery = (id: string) => fetch(`${origin}/realms/${id}/.well-known/openid-configuration`);
    expect((await discovery(brand.id)).status).toBe(200);
    expect((await discovery('acme')).status).toBe(404);
  });

  it('answer under their own host name only', async () => {
    const response = await fetch(`${origin.replace('127.0.0.1', 'localhost')}/realms/${brand.id}/x`);
    expect(response.status).toBe(421);
  });

  it('leave other paths to the next handler', async () => {
    expect((await fetch(`${origin}/console/`)).status).toBe(404);
  });
});
