import type { Database } from '../base/database.ts';
import type { LocalizedText } from '../base/wording.ts';
import { fromEuroMinor } from '../base/money.ts';
import type { Players } from '../players/players.ts';
import type { Points } from './points.ts';
import { Rejected } from '../base/rejected.ts';
import type { RewardType } from '../base/rewardTypes.ts';
import type { PlayerReward, Rewards } from './rewards.ts';
import type { Wallets } from '../wallets/wallets.ts';

/** What is sold for points: a reward, whose amounts are minor units of euro. */
export interface ShopItem {
  id: string;
  name: LocalizedText;
  description: LocalizedText;
  price: number;
  /** Null: unlimited. */
  stock: number | null;
  position: number;
  isOffered: boolean;
  reward: RewardType;
}

interface Purchase {
  id: string;
  playerId: string;
  itemId: string;
  price: number;
  assignationId: string;
}

export type Shop = ReturnType<typeof createShop>;

/** The same reward in a player's currency. */
export function rewardIn(reward: RewardType, currency: string): RewardType {
  const money = (euroMinor: number) => fromEuroMinor(euroMinor, currency);
  if (reward.kind === 'FreeSpin') return { ...reward, value: money(reward.value) };
  if (reward.kind === 'MoneyDrop') return { ...reward, amount: money(reward.amount) };
  const maxPayout = reward.maxPayout === null ? null : money(reward.maxPayout);
  return { ...reward, amount: money(reward.amount), maxPayout };
}

export function createShop({
  db,
  players,
  wallets,
  points,
  rewards,
  newId,
}: {
  db: Database;
  players: Pick<Players, 'all' | 'notify'>;
  wallets: Pick<Wallets, 'ofPlayer'>;
  points: Points;
  rewards: Pick<Rewards, 'assign' | 'find'>;
  newId: () => string;
}) {
  interface Row extends Omit<ShopItem, 'name' | 'description' | 'reward' | 'isOffered'> {
    name: string;
    description: string;
    reward: string;
    isOffered: number;
  }
  const read = (row: Row): ShopItem => ({
    ...row,
    name: JSON.parse(row.name) as LocalizedText,
    description: JSON.parse(row.description) as LocalizedText,
    reward: JSON.parse(row.reward) as RewardType,
    isOffered: row.isOffered === 1,
  });
  const find = (id: string): ShopItem | undefined => {
    const row = db.get<Row>('SELECT * FROM shopItems WHERE id = ?', id);
    return row && read(row);
  };

  /** @throws Rejected for what has changed since the player looked at it */
  function itemToSell(playerId: string, itemId: string, price: number): ShopItem {
    const item = find(itemId);
    if (!item?.isOffered) throw new Rejected('ShopItemNotAvailable', 'This is not offered any more.');
    if (item.price !== price) throw new Rejected('ShopPriceChanged', 'The price has changed.');
    if (item.stock === 0) throw new Rejected('ShopItemOutOfStock', 'This is out of stock.');
    if (points.balance(playerId) < price)
      throw new Rejected('NotEnoughPoints', 'There are not enough points for this.');
    return item;
  }

  return {
    find,
    offered: (): ShopItem[] =>
      db.all<Row>('SELECT * FROM shopItems WHERE isOffered = 1 ORDER BY position, id').map(read),
    all: (): ShopItem[] => db.all<Row>('SELECT * FROM shopItems ORDER BY position, id').map(read),

    /** What exists stays. */
    ensure(item: ShopItem): void {
      if (find(item.id)) return;
      const { name, description, reward, isOffered } = item;
      const texts = { name: JSON.stringify(name), description: JSON.stringify(description) };
      db.insert('shopItems', { ...item, ...texts, reward: JSON.stringify(reward), isOffered: Number(isOffered) });
    },

    change(id: string, { isOffered, ...change }: Partial<Pick<ShopItem, 'price' | 'stock' | 'isOffered'>>): void {
      db.transaction(() => {
        db.update('shopItems', id, { ...change, ...(isOffered !== undefined && { isOffered: Number(isOffered) }) });
        for (const player of players.all()) players.notify(player.id, ['ShopItem', 'RewardsShop']);
      });
    },

    hasBought: (playerId: string, purchaseId: string): boolean =>
      db.get<Purchase>('SELECT * FROM shopPurchases WHERE id = ?', purchaseId)?.playerId === playerId,

    /**
     * Sells one for the price that the player was shown, in one transaction; the reward is claimed as any other. The same
     * purchase may be sent again and changes nothing. @throws Rejected
     */
    buy(playerId: string, { purchaseId, itemId, price }: { purchaseId: string; itemId: string; price: number }): Sale {
      return db.transaction(() => {
        const known = db.get<Purchase>('SELECT * FROM shopPurchases WHERE id = ?', purchaseId);
        if (known) {
          const playerReward = rewards.find(known.assignationId);
          if (known.playerId !== playerId || known.itemId !== itemId || !playerReward)
            throw new Rejected('ShopItemNotAvailable', 'This id was used for another purchase.');
          return { itemId, playerReward };
        }
        const item = itemToSell(playerId, itemId, price);
        points.add(playerId, 'Purchase', -price, purchaseId);
        if (item.stock !== null) db.update('shopItems', itemId, { stock: item.stock - 1 });
        const type = rewardIn(item.reward, wallets.ofPlayer(playerId).currency);
        const playerReward = rewards.assign(playerId, {
          ...{ rewardId: newId(), kind: 'Incentive', expiresIn: null, startsAt: null, endsAt: null },
          ...{ claimType: 'manual', rewardReason: 'RewardsShop', applicability: 'ALWAYS', type },
        });
        const { assignationId } = playerReward;
        db.insert('shopPurchases', { id: purchaseId, playerId, itemId, price, assignationId, createdAt: db.now() });
        players.notify(playerId, ['RewardsShop']);
        return { itemId, playerReward };
      });
    },
  };
}

interface Sale {
  itemId: string;
  playerReward: PlayerReward;
}
