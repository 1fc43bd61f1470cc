import type { Brand } from '../../../../libs/contracts/src/brand.ts';
import type { Reward, Store } from '../store/index.ts';
import { fromEuroMinor } from '../store/base/money.ts';
import type { LocalizedText } from '../store/base/wording.ts';
import type { RewardType } from '../store/base/rewardTypes.ts';
import type { Random } from '../../../sandbox-art/src/index.ts';
import { text } from './texts/index.ts';
import type { Texts } from './texts/en.ts';

const day = 86_400_000;

type Name = keyof Texts['rewards'];
const named = (id: Name): LocalizedText => text(({ rewards }) => rewards[id]);
const freeSpins = (count: number): LocalizedText => text((texts) => texts.freeSpins(count));

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
      name: freeSpins(20),
      amount: 20,
      value: money(20),
      betLevel: 1,
      lookupId: spinGame.lookupId,
      wageringRequirementFactor: 10,
    },
    {
      kind: 'BonusMoneyDrop',
      name: named('reloadBonus'),
      amount: money(1_000),
      wageringRequirementFactor: 10,
      maxPayout: money(10_000),
    },
  ];
  const types: RewardType[] = [
    ...(bonusWallet ? bonusRewards : []),
    { kind: 'MoneyDrop', name: named('cashGift'), amount: money(500) },
    { kind: 'MoneyDrop', name: named('weekendCashback'), amount: money(750) },
  ];
  for (const [index, type] of types.entries()) {
    const startsLater = index === types.length - 1;
    const reward: Reward = {
      rewardId: random.uuid(),
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
      ...{ rewardId: random.uuid(), kind: 'Incentive', expiresIn: null, startsAt: null },
      ...{ endsAt: new Date(now + 14 * day).toISOString(), claimType: 'manual', rewardReason: null },
      ...{ applicability: 'ALWAYS', type, ...change },
    };
    return store.rewards.assign(playerId, reward, { assignationId: random.uuid() }).assignationId;
  };
  const cash = (id: Name, euroMinor: number): RewardType => ({
    kind: 'MoneyDrop',
    name: named(id),
    amount: money(euroMinor),
  });
  const spins = (amount: number): RewardType => ({
    ...{
      kind: 'FreeSpin',
      name: freeSpins(amount),
      amount,
      value: money(20),
      betLevel: 1,
      lookupId: spinGame.lookupId,
    },
    wageringRequirementFactor: 10,
  });
  const bonus = (id: Name, euroMinor: number): RewardType => ({
    ...{ kind: 'BonusMoneyDrop', name: named(id), amount: money(euroMinor), wageringRequirementFactor: 10 },
    maxPayout: money(10 * euroMinor),
  });

  give(cash('cashGift', 500), { rewardReason: named('thanks') });
  give(cash('weekendCashback', 750), { kind: 'Cashback' });
  give(cash('lookAround', 100), {
    callToAction: { type: 'PAGE_LINK', label: named('toShop'), url: '/rewards-shop/' },
  });
  give(cash('depositGift', 1_000), {
    applicability: 'EXISTING_DEPOSITS',
    callToAction: { type: 'DEPOSIT', label: text(({ actions }) => actions.deposit), amount: money(5_000) },
  });
  give(cash('firstDepositGift', 1_000), { applicability: 'FIRST_TIME_DEPOSIT' });
  give(cash('fromTomorrow', 300), { startsAt: new Date(now + day).toISOString() });
  store.rewards.claim(give(cash('welcomeGift', 200)));
  for (const status of ['Expired', 'FailedProcessing', 'Processing', 'Removed'] as const)
    store.rewards.setStatus(give(cash('smallGift', 100)), status);
  store.points.add(playerId, 'Seed', 1_500);
  if (!brand.bonusWallet) return;
  give(spins(20));
  give(bonus('reloadBonus', 1_000), { expiresIn: 86_400 });
  store.rewards.claim(give(spins(10)));
  const terms = { playerId, wageringRequired: money(20_000), expiresAt: now + 30 * day };
  const running = random.uuid();
  store.wallets.grantBonus({
    ...{ ...terms, id: running, name: text(({ promotions }) => promotions.welcome.title) },
    ...{ amount: money(2_000), unlockTrigger: null, maxPayout: money(20_000) },
  });
  store.database.update('bonuses', running, { wageringDone: money(6_500) });
  const locked = { ...terms, name: named('depositBonus'), amount: money(1_000), unlockTrigger: 'Deposit' } as const;
  store.wallets.grantBonus({ ...locked, id: random.uuid() });
}
