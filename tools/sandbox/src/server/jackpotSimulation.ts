import { createRandom } from '../../../sandbox-art/src/index.ts';
import type { Store } from '../store/index.ts';

/** How often others contribute, in ms. */
export const simulationInterval = 1000;

/** Steps until one of the others wins next: no sooner than an hour after the start. */
const stepsBetweenWins = [3_600, 14_400] as const;

/** The others who play: small contributions, and a small pot that somebody wins every few hours. The same for each seed. */
export function createJackpotSimulation(store: Store): { step(): void } {
  const settings = () => store.jackpots.settings();
  const random = createRandom(store.documents.get<number>('setting', 'seed') ?? 0);
  let untilWin = random.integer(...stepsBetweenWins);

  return {
    step() {
      store.raffles.applyTime();
      const present = settings();
      if (!present?.enabled || store.documents.get<boolean>('setting', 'jackpotSimulation') === false) return;
      const { instanceId } = present;
      store.jackpots.contributeOther(instanceId, random.integer(5_000, 900_000), random);
      untilWin -= 1;
      if (untilWin > 0) return;
      untilWin = random.integer(...stepsBetweenWins);
      const others = store.jackpots.contributors(instanceId).filter(({ isPlayer }) => !isPlayer);
      const winner = others.length > 0 ? random.pick(others).id : random.uuid();
      store.jackpots.win({ instanceId, potId: random.pick(['minor', 'shared']), playerId: winner });
    },
  };
}
