import { graphql, type ResultOf } from '@lobby/data';
import { RewardWorth } from '../worth/rewardWorth.ts';

export const ShopItemFields = graphql(
  `
    fragment ShopItemFields on ShopItem {
      id
      name
      description
      category
      price
      stock
      imageUrl
      rewardType {
        ...RewardWorth
        ... on FreeSpin {
          wageringRequirementFactor
        }
        ... on BonusMoneyDrop {
          wageringRequirementFactor
        }
      }
    }
  `,
  [RewardWorth],
);

export const RewardsShopQuery = graphql(
  `
    query RewardsShop {
      viewer {
        id
        rewardsShop {
          id
          points
          imageUrl
          items {
            id
            ...ShopItemFields
          }
        }
      }
    }
  `,
  [ShopItemFields],
);

export type ShopItem = ResultOf<typeof ShopItemFields>;
