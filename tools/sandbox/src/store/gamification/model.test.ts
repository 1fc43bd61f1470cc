import fc from 'fast-check';
import { createGamificationModel } from '../../testing/gamificationModel.ts';
import { addMember, gamificationStore, missions, playRound, rewardsOf } from '../../testing/gamificationStore.ts';

const hour = 3_600_000;
/** Those of one moment have no order. */
const byAmount = (left: number, right: number) => left - right;
const missionId = fc.constantFrom(...Object.keys(missions));
const action = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('play' as const),
      stake: fc.integer({ min: 0, max: 1_500 }),
      payout: fc.integer({ min: 0, max: 3_000 }),
      lookupId: fc.constantFrom('game', 'second'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('claim' as const), id: missionId, times: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('optIn' as const), isOptedIn: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('join' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }) },
);

it('gives what a plain model gives, for any sequence of events', () => {
  const store = gamificationStore();
  const { gamification } = store;
  // The model has a clock of its own: the store's must not run on by itself.
  const base = Date.parse('2031-03-03T00:30:00Z');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  store.moveClock(base - store.now());
  let count = 0;
  try {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        count += 1;
        const player = addMember(store, `player-${count}`);
        const model = createGamificationModel(store.now());
        const running = () => gamification.tournaments.ofPlayer(player).find(({ finishedAt }) => finishedAt === null)!;
        for (const each of actions) {
          if (each.kind === 'play') {
            model.play(each.stake, each.payout, each.lookupId);
            playRound(store, player, each.stake, each);
          } else if (each.kind === 'claim') {
            const start = model.startOf(each.id);
            for (let time = 0; time < each.times; time += 1) {
              const claim = () => gamification.missions.claim(player, each.id, start);
              if (model.claim(each.id, start)) expect(claim().claimedAt).not.toBeNull();
              else expect(claim).toThrow();
            }
          } else if (each.kind === 'optIn') {
            model.state.isOptedIn = each.isOptedIn;
            store.players.update(player, { gamificationOptIn: each.isOptedIn });
          } else if (each.kind === 'join') {
            model.join();
            gamification.tournaments.join(player, running().id);
          } else {
            model.wait(each.hours * hour);
            store.moveClock(each.hours * hour);
          }

          expect(rewardsOf(store, player).toSorted(byAmount)).toEqual(model.state.rewards.toSorted(byAmount));
          expect(store.points.balance(player)).toBe(model.state.points);
          expect(gamification.levels.status(player)).toMatchObject({
            level: model.state.level,
            points: Math.floor(model.state.staked / 100),
          });
          const present = gamification.missions.ofPlayer(player).slice(-5);
          expect(present.map(({ missionId: id, progress, claimedAt }) => [id, progress, claimedAt !== null])).toEqual(
            model.missions(),
          );
        }
        // The next player is alone in the tournament again.
        store.players.update(player, { gamificationOptIn: false });
      }),
      { numRuns: 150 },
    );
  } finally {
    jest.restoreAllMocks();
    store.close();
  }
});
