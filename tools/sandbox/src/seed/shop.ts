import type { Brand } from '../../../../libs/contracts/src/brand.ts';
import type { Store } from '../store/index.ts';
import type { ShopItem } from '../store/rewards/shop.ts';
import { text } from './texts/index.ts';

/** What the rewards shop offers. What exists stays, data of older versions gets it. Bonus money needs a bonus wallet. */
export function seedShop(store: Store, { bonusWallet }: Brand): void {
  const [first, second] = store.games.all().filter(({ kind }) => kind === 'slot');
  if (!first || !second) throw new Error('Games are seeded before the shop.');
  const spins = (name: string, amount: number, value: number, lookupId: string): ShopItem['reward'] => ({
    ...{ kind: 'FreeSpin', name, amount, value, betLevel: value === 20 ? 1 : 2, lookupId },
    wageringRequirementFactor: 5,
  });
  const drop = (name: string, amount: number, factor: number, maxPayout: number): ShopItem['reward'] => ({
    ...{ kind: 'BonusMoneyDrop', name, amount, wageringRequirementFactor: factor, maxPayout },
  });
  const items: Omit<ShopItem, 'position' | 'isOffered'>[] = [
    {
      ...{ id: 'spins-10', price: 150, stock: null, reward: spins('10 free spins', 10, 20, first.lookupId) },
      name: text(({ freeSpins }) => freeSpins(10)),
      description: text(({ shop }) => shop.inGame(first.title)),
    },
    {
      ...{ id: 'spins-25', price: 700, stock: 40, reward: spins('25 free spins', 25, 50, second.lookupId) },
      name: text(({ freeSpins }) => freeSpins(25)),
      description: text(({ shop }) => shop.inGame(second.title)),
    },
    {
      ...{ id: 'bonus-10', price: 500, stock: null, reward: drop('Shop bonus', 1_000, 15, 10_000) },
      name: text(({ shop }) => shop.bonusMoney.title),
      description: text(({ shop }) => shop.bonusMoney.description(15)),
    },
    {
      ...{ id: 'cash-5', price: 1_000, stock: 5, reward: { kind: 'MoneyDrop', name: 'Cash', amount: 500 } },
      name: text(({ shop }) => shop.cash),
      description: text(({ shop }) => shop.noWagering),
    },
    {
      ...{ id: 'cash-50', price: 9_000, stock: 0, reward: { kind: 'MoneyDrop', name: 'More cash', amount: 5_000 } },
      name: text(({ shop }) => shop.moreCash),
      description: text(({ shop }) => shop.noWagering),
    },
  ];
  for (const [position, item] of items.entries())
    if (bonusWallet || item.reward.kind === 'MoneyDrop') store.shop.ensure({ ...item, position, isOffered: true });
}
