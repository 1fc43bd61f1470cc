import { command, graphql, type RejectionOf } from '@lobby/data';

const BuyShopItem = graphql(`
  mutation BuyShopItem($purchaseId: ID!, $itemId: ID!, $price: Int!) {
    buyShopItem(purchaseId: $purchaseId, itemId: $itemId, price: $price) {
      shop {
        id
        points
      }
      item {
        id
        price
        stock
      }
      playerReward {
        assignationId
        status
      }
    }
  }
`);

/** The same `purchaseId` buys once. */
export const buyShopItem = command(BuyShopItem, {
  rejections: [
    'ShopItemNotAvailable',
    'ShopPriceChanged',
    'ShopItemOutOfStock',
    'NotEnoughPoints',
    'RewardsBlocked',
    'SourceOfWealthIncomplete',
    'PhoneNotVerified',
  ],
  refetch: ['RewardsShop', 'ShopItem'],
});
export type PurchaseRejection = RejectionOf<typeof buyShopItem>;
