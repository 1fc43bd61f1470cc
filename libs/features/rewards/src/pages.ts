/** The four pages, which share what a reward is worth and what may keep a player from it. */
export { default as CashbackPage } from './cashback/CashbackPage.tsx';
export { default as RewardsHistoryPage } from './history/RewardsHistoryPage.tsx';
export { default as RewardsPage } from './page/RewardsPage.tsx';
export { default as RewardsShopPage } from './shop/RewardsShopPage.tsx';
