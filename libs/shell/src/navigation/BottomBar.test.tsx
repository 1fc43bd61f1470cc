import type { FeatureModule } from '@lobby/contracts';
import { renderScene, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { screen } from '@testing-library/react';
import { BottomBar } from './BottomBar.tsx';

const cashier: FeatureModule = { id: 'cashier', intents: { openQuickDeposit: async () => async () => 'closed' } };
const onBreak = { ...wirePlayer, timeouts: { __typename: 'Timeouts', timeoutEndsAt: '2099-01-01T00:00:00Z' } };

it('offers a deposit to players, but to none who may not pay in', async () => {
  const { unmount } = await renderScene(<BottomBar />, { features: [cashier] });
  expect(screen.getByRole('button', { name: 'Deposit' })).toBeVisible();
  unmount();
  const answers = { GetPlayerInfo: wireViewer({ player: onBreak, wallet: wireWallet }) };
  await renderScene(<BottomBar />, { features: [cashier], answers });
  expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull();
});
