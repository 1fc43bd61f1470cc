import { frameWith, renderFrame, setBuild } from '@lobby/testing';
import CashbackPage from './cashback/CashbackPage.tsx';
import RewardsHistoryPage from './history/RewardsHistoryPage.tsx';
import RewardsPage from './page/RewardsPage.tsx';
import RewardsShopPage from './shop/RewardsShopPage.tsx';

it.each([
  ['/en/rewards/', RewardsPage, 'Rewards'],
  ['/en/rewards-shop/', RewardsShopPage, 'Rewards shop'],
  ['/en/cashback/', CashbackPage, 'Cashback'],
  ['/en/profile/rewards-history/', RewardsHistoryPage, 'Reward history'],
])('%s is a frame until its player is known', async (path, Page, title) => {
  setBuild({ bonusWallet: true });
  expect(await renderFrame(<Page />, { path })).toEqual(frameWith(title));
});
