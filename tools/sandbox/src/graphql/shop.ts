import type { Player } from '../store/index.ts';
import { toDecimal } from '../store/base/money.ts';
import { cashbackRate, type CashbackPeriod } from '../store/rewards/cashback.ts';
import { rewardIn, type ShopItem } from '../store/rewards/shop.ts';
import { localize, requirePlayer, type Context } from './context.ts';
import { iso } from './iso.ts';
import { prizeNameOf, prizeUrl, rejectWithoutRewards, rewardTypeNode } from './rewards.ts';

const shopOf = (id: string) => ({ id });
const itemOf = (item: ShopItem | undefined, playerId: string) => item && { ...item, playerId };

/** The rewards shop and the cashback of a player. */
export const shopFields = {
  rewardsShop: ({ id }: Player) => shopOf(id),
  cashback({ id }: Player, _args: unknown, context: Context) {
    const { store } = context;
    const { currency } = store.wallets.ofPlayer(id);
    const { from, to, netLoss, amount } = store.cashback.running(id);
    return {
      ...{ id, rate: cashbackRate, currency, periodStartsAt: iso(from), paysAt: iso(to) },
      accrued: toDecimal(amount, currency),
      netLoss: toDecimal(netLoss, currency),
      maxPayout: toDecimal(store.cashback.maxPayout(currency), currency),
      periods: store.cashback.ofPlayer(id),
      imageUrl: prizeUrl(context, 'cash'),
    };
  },
};

export const shopMutations = {
  buyShopItem(
    _parent: unknown,
    purchase: { purchaseId: string; itemId: string; price: number },
    context: Context,
  ): Promise<object> {
    const { store, rewardFaults } = context;
    const player = requirePlayer(context);
    // What was bought before stays bought, whatever keeps the player from buying now.
    if (!store.shop.hasBought(player.id, purchase.purchaseId)) rejectWithoutRewards(context, player);
    return rewardFaults.answer(player.id, () => {
      const { itemId, playerReward } = store.shop.buy(player.id, purchase);
      return { shop: shopOf(player.id), item: itemOf(store.shop.find(itemId), player.id), playerReward };
    });
  },
};

const categories = { FreeSpin: 'FreeSpins', MoneyDrop: 'Money', BonusMoneyDrop: 'BonusMoney' } as const;

export const shopResolvers = {
  RewardsShop: {
    points: ({ id }: { id: string }, _args: unknown, { store }: Context) => store.points.balance(id),
    imageUrl: (_parent: unknown, _args: unknown, context: Context) => prizeUrl(context, 'points'),
    items: ({ id }: { id: string }, _args: unknown, { store }: Context) =>
      store.shop.offered().map((item) => itemOf(item, id)),
  },
  ShopItem: {
    name: ({ name }: ShopItem, _args: unknown, context: Context) => localize(context, name),
    description: ({ description }: ShopItem, _args: unknown, context: Context) => localize(context, description),
    category: ({ reward }: ShopItem) => categories[reward.kind],
    imageUrl: ({ reward }: ShopItem, _args: unknown, context: Context) => prizeUrl(context, prizeNameOf(reward)),
    rewardType({ reward, playerId }: ShopItem & { playerId: string }, _args: unknown, context: Context) {
      const { currency } = context.store.wallets.ofPlayer(playerId);
      return rewardTypeNode(context, rewardIn(reward, currency), currency);
    },
  },
  CashbackPeriod: {
    startsAt: ({ startsAt }: CashbackPeriod) => iso(startsAt),
    endsAt: ({ endsAt }: CashbackPeriod) => iso(endsAt),
    netLoss: ({ netLoss, playerId }: CashbackPeriod, _args: unknown, { store }: Context) =>
      toDecimal(netLoss, store.wallets.ofPlayer(playerId).currency),
    amount: ({ amount, playerId }: CashbackPeriod, _args: unknown, { store }: Context) =>
      toDecimal(amount, store.wallets.ofPlayer(playerId).currency),
    playerReward: ({ assignationId }: CashbackPeriod, _args: unknown, { store }: Context) =>
      store.rewards.find(assignationId),
  },
};
