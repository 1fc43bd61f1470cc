import { randomUUID } from 'node:crypto';
import type { Balance } from '../../../../demo-games/src/index.ts';
import { createRandom } from '../../../../sandbox-art/src/index.ts';
import { openDatabase, type Database } from '../../store/base/database.ts';
import type { Games, Launch, PartnerGame, PlayerRoundStep } from '../ports.ts';
import { serve, type TestServer } from '../testing/http.ts';
import { createGames, stakesIn } from './index.ts';

const studio = { slug: 'acme', name: 'Acme' };
const catalogue: PartnerGame[] = [
  { slug: 'amber-koi', name: 'Amber Koi', kind: 'slot', studio, rtp: 9610 },
  { slug: 'salon-roulette', name: 'Salon Roulette', kind: 'roulette', studio, rtp: 9730 },
  { slug: 'salon-blackjack', name: 'Salon Blackjack', kind: 'blackjack', studio, rtp: 9950 },
];
const lobby = 'http://localhost:4200';

let database: Database;
let server: TestServer;
let wallet: Balance;
let steps: PlayerRoundStep[];
let open: { roundId: string; details: string } | undefined;
let launches: Map<string, Launch>;
let endedSessions: Set<string>;
let spinsLeft: number;

beforeEach(async () => {
  database = openDatabase(':memory:');
  wallet = { balance: 5000, bonusBalance: 0, currency: 'EUR' };
  steps = [];
  open = undefined;
  launches = new Map();
  endedSessions = new Set();
  spinsLeft = 0;
  const games: Games = {
    find: (slug) => catalogue.find((game) => game.slug === slug),
    all: () => catalogue,
    studio: () => studio,
    redeemLaunch(launchToken) {
      const launch = launches.get(launchToken);
      launches.delete(launchToken);
      return launch;
    },
    hasEnded: ({ sessionId = '' }) => endedSessions.has(sessionId),
    balance: () => wallet,
    placeRound(step) {
      if (step.stake > wallet.balance) return { status: 'rejected', reason: 'insufficient-funds' };
      steps.push(step);
      if (step.freeSpinsId) {
        spinsLeft -= 1;
        return { status: 'placed', ...wallet };
      }
      wallet = { ...wallet, balance: wallet.balance - step.stake + step.payout };
      open = step.state === 'open' ? { roundId: step.roundId, details: step.details } : undefined;
      return { status: 'placed', ...wallet };
    },
    openRound: () => open,
    onStopped: () => {},
    gamesInPlay: () => [],
    freeSpins: () => (spinsLeft > 0 ? { id: 'free', stake: 70 } : undefined),
    freeSpinsLeft: () => spinsLeft,
  };
  const generator = createRandom(11);
  const random = { below: (count: number) => generator.integer(0, count - 1) };
  const { handle } = createGames(database, games, { lobbyOrigins: [lobby], random });
  server = await serve(() => handle);
});
afterEach(async () => {
  await server.close();
  database.close();
});

function launch(slug: string, playerId: string | undefined = 'p-1'): string {
  const launchToken = randomUUID();
  launches.set(launchToken, {
    ...{ brand: 'acme', gameSlug: slug, playerId, currency: 'EUR', locale: 'de_AT' },
    sessionId: 's-1',
  });
  return `${server.origin}/play/${slug}?launch=${launchToken}`;
}

const readPage = async (url: string) => {
  const response = await fetch(url);
  const html = await response.text();
  const [, json = '{}'] = /id="game">(.*?)<\/script>/.exec(html) ?? [];
  return { response, html, game: JSON.parse(json) as Record<string, unknown> & { key: string; stakes: number[] } };
};

interface Answer {
  error?: string;
  stake: number;
  payout: number;
  finished: boolean;
  balance: Balance;
  open: unknown;
  view: { player: unknown[]; dealer: unknown[]; outcome: string | null; mayDouble: boolean };
}
async function ask(key: string, body: unknown): Promise<{ status: number; body: Answer }> {
  const response = await fetch(`${server.origin}/play-api`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}
const move = (key: string, what: object, id = randomUUID()) => ask(key, { action: 'move', id, move: what });

describe('a game page', () => {
  it('opens once per launch token, in the player’s language, to be framed by the lobby only', async () => {
    const url = launch('amber-koi');
    const { response, html, game } = await readPage(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain(`frame-ancestors ${lobby}`);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(html).toContain('<html lang="de">');
    expect(game).toMatchObject({ slug: 'amber-koi', currency: 'EUR', digits: 2, demo: false, lobbyOrigins: [lobby] });

    const again = await readPage(url);
    expect(again.response.status).toBe(410);
    expect(again.game).toMatchObject({ ended: true });
    expect(again.game.key).toBeUndefined();
  });

  it('is in the browser’s language where its launch token was used before', async () => {
    const headers = { 'accept-language': 'nb-NO, nb;q=0.9, en;q=0.5' };
    const html = await (await fetch(`${server.origin}/play/amber-koi?launch=used`, { headers })).text();
    expect(html).toContain('<html lang="no">');
    expect(html).toContain('Åpne spillet på nytt fra lobbyen.');
  });

  it('does not open with the launch token of another game', async () => {
    const url = launch('amber-koi').replace('amber-koi', 'salon-roulette');
    expect((await fetch(url)).status).toBe(410);
  });

  it.each(['slot.js', 'roulette.js', 'blackjack.css', 'kit.js', 'game.css', 'panels.css'])(
    'serves %s',
    async (name) => {
      const response = await fetch(`${server.origin}/play-assets/${name}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toMatch(/javascript|css/);
    },
  );
});

describe('free spins', () => {
  it('are all that a page opened with them plays, for which no other stake is booked', async () => {
    spinsLeft = 2;
    const { game } = await readPage(launch('amber-koi'));
    expect(game.stakes).toEqual([70]);
    expect((await move(game.key, { move: 'spin', stake: 100 })).status).toBe(400);
    expect(await move(game.key, { move: 'spin', stake: 70 })).toMatchObject({ body: { freeSpins: 1 } });
    const last = randomUUID();
    const answer = await move(game.key, { move: 'spin', stake: 70 }, last);
    expect(answer).toMatchObject({ body: { freeSpins: 0 } });
    expect(steps).toMatchObject([{ freeSpinsId: 'free' }, { freeSpinsId: 'free' }]);
    expect(await move(game.key, { move: 'spin', stake: 70 }, last)).toEqual(answer);
    expect(await move(game.key, { move: 'spin', stake: 70 })).toEqual({
      ...{ status: 409, body: { error: 'free-spins-used', freeSpins: 0 } },
    });
    expect(steps).toHaveLength(2);
    expect((await readPage(launch('amber-koi'))).game.stakes).toContain(100);
  });

  it('are not played by a page that was opened without them', async () => {
    const { game } = await readPage(launch('amber-koi'));
    spinsLeft = 2;
    const answer = await move(game.key, { move: 'spin', stake: 100 });
    expect(answer).toMatchObject({ body: { freeSpins: null } });
    expect(steps[0]?.freeSpinsId).toBeUndefined();
  });
});

describe('rounds', () => {
  it('of a slot book stake and win together, and are decided by the server', async () => {
    const { game } = await readPage(launch('amber-koi'));
    let won = 0;
    for (let round = 0; round < 10; round += 1) {
      const { status, body } = await move(game.key, { move: 'spin', stake: 100 });
      expect(status).toBe(200);
      expect(steps.at(-1)).toMatchObject({ stake: 100, payout: body.payout, state: 'closed', gameSlug: 'amber-koi' });
      won += body.payout;
    }
    expect(wallet.balance).toBe(5000 - 1000 + won);
  });

  it('of roulette stake every bet', async () => {
    const { game } = await readPage(launch('salon-roulette'));
    const bets = [
      { place: 'red', amount: 100 },
      { place: 'black', amount: 100 },
      { place: 'n0', amount: 20 },
    ];
    const { body } = await move(game.key, { move: 'turn', bets });
    expect(steps).toMatchObject([{ stake: 220 }]);
    expect([200, 720]).toContain(body.payout);
    expect(body.balance.balance).toBe(5000 - 220 + body.payout);
  });

  it('of blackjack continue after a reload, and hide the dealer’s second card until the end', async () => {
    let key = (await readPage(launch('salon-blackjack'))).game.key;
    let answer = (await move(key, { move: 'deal', stake: 100 })).body;
    while (answer.finished) answer = (await move(key, { move: 'deal', stake: 100 })).body;
    expect(answer.view.dealer).toHaveLength(1);
    expect((await move(key, { move: 'deal', stake: 100 })).body.error).toBe('not-now');

    key = (await readPage(launch('salon-blackjack'))).game.key;
    expect((await ask(key, { action: 'state' })).body.open).toMatchObject({ player: answer.view.player });
    const end = (await move(key, { move: 'stand' })).body;
    expect(end.finished).toBe(true);
    expect(end.view.dealer.length).toBeGreaterThanOrEqual(2);
    expect((await move(key, { move: 'hit' })).body.error).toBe('not-now');
    const [opened, closed] = steps.slice(-2);
    expect(closed?.roundId).toBe(opened?.roundId);
    expect(closed).toMatchObject({ stake: 0, payout: end.payout, state: 'closed' });
  });

  it('of blackjack book the second stake of a double once', async () => {
    const { key } = (await readPage(launch('salon-blackjack'))).game;
    let answer = (await move(key, { move: 'deal', stake: 100 })).body;
    while (answer.finished) answer = (await move(key, { move: 'deal', stake: 100 })).body;
    const doubled = (await move(key, { move: 'double' })).body;
    expect(doubled).toMatchObject({ finished: true, stake: 200 });
    expect(steps.at(-1)).toMatchObject({ stake: 100, state: 'closed' });
  });

  it('are rejected without sufficient funds', async () => {
    wallet = { ...wallet, balance: 50 };
    const { game } = await readPage(launch('amber-koi'));
    const { status, body } = await move(game.key, { move: 'spin', stake: 100 });
    expect({ status, error: body.error, steps }).toEqual({ status: 409, error: 'insufficient-funds', steps: [] });
  });

  it.each<[string, object]>([
    ['a stake that is not allowed', { move: 'spin', stake: 101 }],
    ['a negative stake', { move: 'spin', stake: -100 }],
    ['a stake that is no number', { move: 'spin', stake: '100' }],
    ['a move of another game', { move: 'deal', stake: 100 }],
    ['an unknown move', { move: 'cheat' }],
  ])('reject %s', async (_, what) => {
    const { game } = await readPage(launch('amber-koi'));
    expect((await move(game.key, what)).status).toBe(400);
    expect(steps).toEqual([]);
  });

  it.each([
    [[{ place: 'red', amount: -100 }]],
    [[{ place: 'n37', amount: 100 }]],
    [[{ place: 'constructor', amount: 100 }]],
    [[{ place: 'red', amount: 1 }]],
    [[]],
  ])('reject the bets %j', async (bets) => {
    const { game } = await readPage(launch('salon-roulette'));
    expect((await move(game.key, { move: 'turn', bets })).status).toBe(400);
    expect(steps).toEqual([]);
  });

  it('are executed once per idempotency key, which replays their result', async () => {
    const { game } = await readPage(launch('amber-koi'));
    const id = randomUUID();
    const spin = { move: 'spin', stake: 100 };
    const answers = await Promise.all([1, 2, 3].map(() => move(game.key, spin, id)));
    expect(steps).toHaveLength(1);
    expect(answers.map(({ body }) => body)).toEqual(Array.from(answers, () => answers[0]?.body));
    expect(answers[0]?.body.balance.balance).toBe(4900 + (answers[0]?.body.payout ?? 0));
    expect((await move(game.key, { ...spin, stake: 200 }, id)).status).toBe(400);
    expect((await ask(game.key, { action: 'move', move: spin })).status).toBe(400);
    expect(steps).toHaveLength(1);
    await move(game.key, spin);
    expect(steps).toHaveLength(2);
  });

  it('of blackjack draw no second card for a repeated move', async () => {
    const { key } = (await readPage(launch('salon-blackjack'))).game;
    let dealt = (await move(key, { move: 'deal', stake: 100 })).body;
    while (dealt.finished) dealt = (await move(key, { move: 'deal', stake: 100 })).body;
    const id = randomUUID();
    const first = (await move(key, { move: 'double' }, id)).body;
    const again = (await move(key, { move: 'double' }, id)).body;
    expect(again).toEqual(first);
    expect(steps.filter(({ stake }) => stake === 100)).toHaveLength(steps.length);
  });

  it('can be retried with the same key after a rejection', async () => {
    const { game } = await readPage(launch('amber-koi'));
    const id = randomUUID();
    wallet = { ...wallet, balance: 50 };
    expect((await move(game.key, { move: 'spin', stake: 100 }, id)).body.error).toBe('insufficient-funds');
    wallet = { ...wallet, balance: 5000 };
    expect((await move(game.key, { move: 'spin', stake: 100 }, id)).status).toBe(200);
  });

  it('end with the session in which the game was opened', async () => {
    const { game } = await readPage(launch('amber-koi'));
    expect((await move(game.key, { move: 'spin', stake: 100 })).status).toBe(200);
    endedSessions.add('s-1');
    expect((await move(game.key, { move: 'spin', stake: 100 })).status).toBe(401);
    expect((await ask(game.key, { action: 'state' })).body.error).toBe('ended');
  });

  it('need the page’s key, which lasts for a day at most', async () => {
    expect((await move('guessed', { move: 'spin', stake: 100 })).status).toBe(401);
    const { game } = await readPage(launch('amber-koi'));
    database.moveClock(24 * 60 * 60_000);
    expect((await move(game.key, { move: 'spin', stake: 100 })).status).toBe(401);
  });
});

describe('demo play', () => {
  it('is with play money, without player and wallet', async () => {
    const { game } = await readPage(launch('amber-koi').replace(/launch=.*/, `launch=${demoLaunchToken('amber-koi')}`));
    expect(game.demo).toBe(true);
    const { body } = await move(game.key, { move: 'spin', stake: 1000 });
    expect(body.balance.balance).toBe(100_000 - 1000 + body.payout);
    expect(steps).toEqual([]);
    expect(wallet.balance).toBe(5000);
  });

  it('keeps an open hand, and rejects more than its play money', async () => {
    const { game } = await readPage(
      `${server.origin}/play/salon-blackjack?launch=${demoLaunchToken('salon-blackjack')}`,
    );
    let answer = (await move(game.key, { move: 'deal', stake: 5000 })).body;
    while (answer.finished) answer = (await move(game.key, { move: 'deal', stake: 5000 })).body;
    expect((await ask(game.key, { action: 'state' })).body.open).toMatchObject({ player: answer.view.player });
    database.run('UPDATE partner_play SET demo_balance = 10');
    expect((await move(game.key, { move: 'double' })).body.error).toBe('insufficient-funds');
  });

  function demoLaunchToken(slug: string): string {
    const launchToken = randomUUID();
    launches.set(launchToken, { brand: 'acme', gameSlug: slug, currency: 'EUR', locale: 'en' });
    return launchToken;
  }
});

describe('stakes', () => {
  it.each([
    ['EUR', [20, 50, 100, 200, 500, 1000, 2000, 5000]],
    ['JPY', [30, 80, 200, 300, 800, 2000, 3000, 8000]],
    ['CAD', [30, 80, 200, 300, 800, 2000, 3000, 8000]],
  ])('are round amounts of %s', (currency, expected) => {
    expect(stakesIn(currency)).toEqual(expected);
  });
});
