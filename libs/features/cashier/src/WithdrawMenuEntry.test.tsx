import { registerCheck } from '@lobby/checks';
import { renderScene } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import WithdrawMenuEntry from './WithdrawMenuEntry.tsx';

const open = jest.fn(async () => 'closed' as const);
const features = [{ id: 'cashier', intents: { openQuickDeposit: async () => open } }] as const;

it('the menu’s way to the withdrawal opens its tab over the page, also for a player whom a check blocks (R-1-010)', async () => {
  const unregister = registerCheck('kyc', 'active');
  const close = jest.fn();
  const { address } = await renderScene(<WithdrawMenuEntry close={close} />, { features, path: '/en/promotions/' });
  await userEvent.click(screen.getByRole('link', { name: 'Withdraw' }));
  expect(open).toHaveBeenCalledWith({ mode: 'withdraw' });
  expect(close).toHaveBeenCalledTimes(1);
  expect(address()).toBe('/en/promotions/');
  act(unregister);
});

it('visitors have nothing to withdraw', async () => {
  await renderScene(<WithdrawMenuEntry close={() => undefined} />, { features, visitor: true });
  expect(screen.queryByRole('link', { name: 'Withdraw' })).toBeNull();
});
