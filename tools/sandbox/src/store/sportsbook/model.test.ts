import fc from 'fast-check';
import { seededStore } from '../../seed/index.ts';
import { acme } from '../../testing/testPlatform.ts';
import type { Store } from '../index.ts';

/** A plain model of bets: what each player has, by nothing but sums. */
interface ModelBet {
  playerId: string;
  stake: number;
  legs: { event: number; odds: number; isHome: boolean }[];
  isPaid: boolean;
}
type Result = 'home' | 'away' | 'void';

const payoutOf = (bet: ModelBet, results: ReadonlyMap<number, Result>): number | undefined => {
  const known = bet.legs.map((leg) => ({ ...leg, result: results.get(leg.event) }));
  if (known.some(({ result, isHome }) => result === (isHome ? 'away' : 'home'))) return 0;
  if (known.some(({ result }) => result === undefined)) return undefined;
  let payout = BigInt(bet.stake);
  let divisor = 1n;
  for (const { result, odds } of known) {
    if (result === 'void') continue;
    payout *= BigInt(odds);
    divisor *= 100n;
  }
  return Number(payout / divisor);
};

const leg = fc.record({ event: fc.nat(5), odds: fc.integer({ min: 101, max: 400 }), isHome: fc.boolean() });
const action = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('bet' as const),
      player: fc.nat(1),
      stake: fc.integer({ min: 1, max: 40_00 }),
      legs: fc.uniqueArray(leg, { minLength: 1, maxLength: 4, selector: ({ event }) => event }),
      isSentTwice: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('result' as const),
      event: fc.nat(5),
      result: fc.constantFrom<Result>('home', 'away', 'void'),
    }),
  },
);

let store: Store;
beforeEach(async () => (store = await seededStore(acme)));
afterEach(() => store.close());

it('conserves money over any bets and results, as a plain model says', () => {
  const { sportsbook, wallets } = store;
  const players = ['player@lobby.test', 'finland@lobby.test'].map((name) => store.players.findByEmail(name)?.id ?? '');
  let keys = 0;
  fc.assert(
    fc.property(fc.array(action, { minLength: 5, maxLength: 40 }), (actions) => {
      // Each run has events of its own.
      store.moveClock(26 * 60 * 60_000);
      const tennis = sportsbook.events
        .offered()
        .filter(({ status, league }) => status === 'prematch' && league.sport === 'tennis')
        .slice(0, 6);
      for (const playerId of players) wallets.set(playerId, { balance: 100_00, bonusBalance: 0 });
      const balances = new Map(players.map((playerId) => [playerId, 100_00]));
      const results = new Map<number, Result>();
      const model: ModelBet[] = [];

      for (const each of actions) {
        if (each.type === 'bet') {
          const playerId = players[each.player] ?? '';
          const legs = each.legs.map(({ event, odds, isHome }) => {
            const id = `${tennis[event]?.id}.winner.${isHome ? 'home' : 'away'}`;
            if (!results.has(event)) sportsbook.events.change(tennis[event]!.id, { odds: { selection: id, odds } });
            return { selection: id, odds };
          });
          const request = { id: `model-${(keys += 1)}`, playerId, stake: each.stake, legs, accept: 'none' as const };
          const answer = sportsbook.bets.place(request);
          if (each.isSentTwice) expect(sportsbook.bets.place(request)).toEqual(answer);
          const isTaken = each.legs.every(({ event }) => !results.has(event));
          const has = balances.get(playerId) ?? 0;
          const isPlaced = isTaken && each.stake >= 50 && each.stake <= has;
          expect(answer.status).toBe(isPlaced ? 'placed' : 'rejected');
          if (answer.status === 'rejected')
            expect(['suspended', 'stake-too-low', 'insufficient-funds']).toContain(answer.rejection.reason);
          if (!isPlaced) continue;
          balances.set(playerId, has - each.stake);
          model.push({ playerId, stake: each.stake, legs: each.legs, isPaid: false });
        } else if (!results.has(each.event)) {
          const { id } = tennis[each.event]!;
          results.set(each.event, each.result);
          if (each.result === 'void') sportsbook.voidEvent(id);
          else {
            const score = each.result === 'home' ? { home: 2, away: 0 } : { home: 1, away: 2 };
            sportsbook.events.change(id, { score });
            sportsbook.settleEvent(id);
          }
        }
        for (const bet of model) {
          const payout = bet.isPaid ? undefined : payoutOf(bet, results);
          if (payout === undefined) continue;
          bet.isPaid = true;
          balances.set(bet.playerId, (balances.get(bet.playerId) ?? 0) + payout);
        }
        for (const playerId of players) expect(wallets.ofPlayer(playerId).balance).toBe(balances.get(playerId));
      }
      // What was moved is what the ledger says, for each bet and for all.
      const unbalanced = store.database.all(
        `SELECT sportsBets.id FROM sportsBets
         WHERE payout - stake <> (SELECT sum(amount) FROM ledger WHERE reference = sportsBets.id)`,
      );
      expect(unbalanced).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
