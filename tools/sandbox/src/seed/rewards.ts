import type { Brand } from '../../../../libs/contracts/src/brand.ts';
import type { Reward, Store } from '../store/index.ts';
import { fromEuroMinor } from '../store/money.ts';
import type { RewardType } from '../store/rewards.ts';
import type { Random } from '../../../sandbox-art/src/index.ts';

const day = 86_400_000;

/** One reward of each type that the brand supports, and one that starts tomorrow. */
export function seedRewards(
  store: Store,
  playerId: string,
  currency: string,
  { bonusWallet }: Brand,
  random: Random,
): void {
  const now = store.now();
  const money = (euroMinor: number) => fromEuroMinor(euroMinor, currency);
  const spinGame = store.games.all().find((game) => game.kind === 'slot');
  if (!spinGame) throw new Error('Games are seeded before players.');

  // What free spins win is bonus money, too.
  const bonusRewards: RewardType[] = [
    {
      kind: 'FreeSpin',
      name: '20 free spins',
      amount: 20,
      value: money(20),
      betLevel: 1,
      lookupId: spinGame.lookupId,
      wageringRequirementFactor: 10,
    },
    {
      kind: 'BonusMoneyDrop',
      name: 'Reload bonus',
      amount: money(1_000),
      wageringRequirementFactor: 10,
      maxPayout: money(10_000),
    },
  ];
  const types: RewardType[] = [
    ...(bonusWallet ? bonusRewards : []),
    { kind: 'MoneyDrop', name: 'Cash gift', amount: money(500) },
    { kind: 'MoneyDrop', name: 'Weekend cashback', amount: money(750) },
  ];
  for (const [index, type] of types.entries()) {
    const startsLater = index === types.length - 1;
    const reward: Reward = {
      rewardId: random.uuid(),
      name: type.name,
      kind: startsLater ? 'Cashback' : 'Incentive',
      expiresIn: 7 * 86_400,
      startsAt: startsLater ? new Date(now + day).toISOString() : new Date(now - index * 3_600_000).toISOString(),
      endsAt: new Date(now + 14 * day).toISOString(),
      claimType: 'manual',
      rewardReason: null,
      applicability: 'ALWAYS',
      type,
    };
    store.rewards.assign(playerId, reward, { assignationId: random.uuid() });
  }
}
