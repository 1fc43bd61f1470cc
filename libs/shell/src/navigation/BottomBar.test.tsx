import { renderStory, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { screen } from '@testing-library/react';
import meta, { SignedIn } from './BottomBar.stories.tsx';

const onBreak = { ...wirePlayer, timeouts: { __typename: 'Timeouts', timeoutEndsAt: '2099-01-01T00:00:00Z' } };

it('offers a deposit to players, but to none who may not pay in', async () => {
  const { unmount } = await renderStory(meta, SignedIn);
  expect(screen.getByRole('button', { name: 'Deposit' })).toBeVisible();
  unmount();
  const answers = { GetPlayerInfo: wireViewer({ player: onBreak, wallet: wireWallet }) };
  await renderStory(meta, SignedIn, { answers });
  expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull();
});
