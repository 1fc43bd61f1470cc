import { renderScene, setBuild, untilIdle, wireNotOffered } from '@lobby/testing';
import { screen } from '@testing-library/react';
import { Bonuses } from '../bonuses/Bonuses.tsx';
import CashbackPage from '../cashback/CashbackPage.tsx';
import { EndedBonuses } from '../history/EndedBonuses.tsx';
import { rewardsFeature } from '../index.ts';
import RewardsShopPage from '../shop/RewardsShopPage.tsx';

describe('where the platform knows the specification alone (A-182)', () => {
  it.each([
    ['the shop', RewardsShopPage, { RewardsShop: wireNotOffered }],
    ['cashback', CashbackPage, { Cashback: wireNotOffered }],
  ])('the page of %s says that it is not offered', async (_, Page, answers) => {
    await renderScene(<Page />, { features: [rewardsFeature()], answers });
    await untilIdle();
    expect(screen.getByText('This is not offered here')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('bonuses stay away from the pages that they stand on', async () => {
    setBuild({ bonusWallet: true });
    const answers = { Bonuses: wireNotOffered, EndedBonuses: wireNotOffered };
    await renderScene([<Bonuses key="now" />, <EndedBonuses key="ended" />], { features: [rewardsFeature()], answers });
    await untilIdle();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
