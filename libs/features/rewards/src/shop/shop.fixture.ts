import { wireViewer } from '@lobby/testing';
import { wireBonusMoney, wireMoney, wireSpins } from '../reward.fixture.ts';

export const wireShopItem = (id: string, fields: object = {}) => ({
  __typename: 'ShopItem',
  id,
  name: `Item ${id}`,
  description: 'Without any wagering',
  category: 'Money',
  price: 150,
  stock: null,
  imageUrl: null,
  rewardType: wireMoney(),
  ...fields,
});

export const wireShopItems = [
  wireShopItem('spins', {
    name: '10 free spins',
    description: 'In Ninth Lantern',
    category: 'FreeSpins',
    rewardType: wireSpins(10),
  }),
  wireShopItem('bonus', {
    name: 'Bonus money',
    description: 'To be wagered 15 times',
    category: 'BonusMoney',
    price: 500,
    rewardType: wireBonusMoney(),
  }),
  wireShopItem('cash', { name: 'Cash', price: 1000, stock: 5 }),
  wireShopItem('more-cash', { name: 'More cash', price: 300, stock: 0, rewardType: wireMoney('50.00') }),
];

/** The shop of a player with 700 points. */
export const wireShop = (points = 700, items: readonly object[] = wireShopItems) =>
  wireViewer({ rewardsShop: { __typename: 'RewardsShop', id: 'p1', points, imageUrl: null, items } });

export const wirePurchase = (points: number, item: { id: string; price: number; stock: number | null }) => ({
  data: {
    buyShopItem: {
      __typename: 'BuyShopItemPayload',
      shop: { __typename: 'RewardsShop', id: 'p1', points },
      item: { __typename: 'ShopItem', ...item },
      playerReward: { __typename: 'PlayerReward', assignationId: 'a1', status: 'Unclaimed' },
    },
  },
});

export const wireRejection = (type: string) => ({ errors: [{ message: type, extensions: { type: `$${type}` } }] });
