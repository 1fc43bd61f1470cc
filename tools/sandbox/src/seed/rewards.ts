import type { Brand } from '../../../../libs/contracts/src/brand.ts';
import type { Reward, Store } from '../store/index.ts';
import { fromEuroMinor } from '../store/base/money.ts';
import type { RewardType } from '../store/base/rewardTypes.ts';
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

/** Rewards of every kind and status, free spins and bonuses in play, and points to spend. */
export function seedEveryReward(store: Store, playerId: string, currency: string, brand: Brand, random: Random): void {
  const now = store.now();
  const money = (euroMinor: number) => fromEuroMinor(euroMinor, currency);
  const spinGame = store.games.all().find((game) => game.kind === 'slot');
  if (!spinGame) throw new Error('Games are seeded before players.');
  const give = (type: RewardType, change: Partial<Reward> = {}): string => {
    const reward: Reward = {
      ...{ rewardId: random.uuid(), name: type.name, kind: 'Incentive', expiresIn: null, startsAt: null },
      ...{ endsAt: new Date(now + 14 * day).toISOString(), claimType: 'manual', rewardReason: null },
      ...{ applicability: 'ALWAYS', type, ...change },
    };
    return store.rewards.assign(playerId, reward, { assignationId: random.uuid() }).assignationId;
  };
  const cash = (name: string, euroMinor: number): RewardType => ({ kind: 'MoneyDrop', name, amount: money(euroMinor) });
  const spins = (name: string, amount: number): RewardType => ({
    ...{ kind: 'FreeSpin', name, amount, value: money(20), betLevel: 1, lookupId: spinGame.lookupId },
    wageringRequirementFactor: 10,
  });
  const bonus = (name: string, euroMinor: number): RewardType => ({
    ...{ kind: 'BonusMoneyDrop', name, amount: money(euroMinor), wageringRequirementFactor: 10 },
    maxPayout: money(10 * euroMinor),
  });

  give(cash('Cash gift', 500), { rewardReason: 'Thank you for playing' });
  give(cash('Weekly cashback', 750), { kind: 'Cashback' });
  give(cash('Look around', 100), {
    callToAction: { type: 'PAGE_LINK', label: 'To the rewards shop', url: '/rewards-shop/' },
  });
  give(cash('Deposit gift', 1_000), {
    applicability: 'EXISTING_DEPOSITS',
    callToAction: { type: 'DEPOSIT', label: 'Deposit', amount: money(5_000) },
  });
  give(cash('First deposit gift', 1_000), { applicability: 'FIRST_TIME_DEPOSIT' });
  give(cash('Tomorrow', 300), { startsAt: new Date(now + day).toISOString() });
  store.rewards.claim(give(cash('Welcome gift', 200)));
  for (const status of ['Expired', 'FailedProcessing', 'Processing', 'Removed'] as const)
    store.rewards.setStatus(give(cash(`${status} gift`, 100)), status);
  store.points.add(playerId, 'Seed', 1_500);
  if (!brand.bonusWallet) return;
  give(spins('20 free spins', 20));
  give(bonus('Reload bonus', 1_000), { expiresIn: 86_400 });
  store.rewards.claim(give(spins('10 free spins', 10)));
  const terms = { playerId, wageringRequired: money(20_000), expiresAt: now + 30 * day };
  const running = random.uuid();
  store.wallets.grantBonus({
    ...{ ...terms, id: running, name: 'Welcome bonus', amount: money(2_000), unlockTrigger: null },
    maxPayout: money(20_000),
  });
  store.database.update('bonuses', running, { wageringDone: money(6_500) });
  const locked = { ...terms, name: 'Deposit bonus', amount: money(1_000), unlockTrigger: 'Deposit' } as const;
  store.wallets.grantBonus({ ...locked, id: random.uuid() });
}
