import type { Brand } from '../../../../libs/contracts/src/brand.ts';
import type { Store } from '../store/index.ts';
import type { ShopItem } from '../store/rewards/shop.ts';
import { text } from './texts/index.ts';

/** What the rewards shop offers. What exists stays, data of older versions gets it. Bonus money needs a bonus wallet. */
export function seedShop(store: Store, { bonusWallet }: Brand): void {
  const [first, second] = store.games.all().filter(({ kind }) => kind === 'slot');
  if (!first || !second) throw new Error('Games are seeded before the shop.');
  const spins = (amount: number, value: number, lookupId: string): ShopItem['reward'] => ({
    ...{ kind: 'FreeSpin', name: text(({ freeSpins }) => freeSpins(amount)), amount, value, lookupId },
    ...{ betLevel: value === 20 ? 1 : 2, wageringRequirementFactor: 5 },
  });
  const drop = (amount: number, factor: number, maxPayout: number): ShopItem['reward'] => ({
    ...{ kind: 'BonusMoneyDrop', name: text(({ shop }) => shop.bonusMoney.title), amount },
    ...{ wageringRequirementFactor: factor, maxPayout },
  });
  const money = (id: 'cash' | 'moreCash', amount: number): ShopItem['reward'] => ({
    kind: 'MoneyDrop',
    name: text(({ shop }) => shop[id]),
    amount,
  });
  const items: Omit<ShopItem, 'name' | 'position' | 'isOffered'>[] = [
    {
      ...{ id: 'spins-10', price: 150, stock: null, reward: spins(10, 20, first.lookupId) },
      description: text(({ shop }) => shop.inGame(first.title)),
    },
    {
      ...{ id: 'spins-25', price: 700, stock: 40, reward: spins(25, 50, second.lookupId) },
      description: text(({ shop }) => shop.inGame(second.title)),
    },
    {
      ...{ id: 'bonus-10', price: 500, stock: null, reward: drop(1_000, 15, 10_000) },
      description: text(({ shop }) => shop.bonusMoney.description(15)),
    },
    {
      ...{ id: 'cash-5', price: 1_000, stock: 5, reward: money('cash', 500) },
      description: text(({ shop }) => shop.noWagering),
    },
    {
      ...{ id: 'cash-50', price: 9_000, stock: 0, reward: money('moreCash', 5_000) },
      description: text(({ shop }) => shop.noWagering),
    },
  ];
  for (const [position, item] of items.entries())
    if (bonusWallet || item.reward.kind === 'MoneyDrop')
      store.shop.ensure({ ...item, name: item.reward.name, position, isOffered: true });
}
