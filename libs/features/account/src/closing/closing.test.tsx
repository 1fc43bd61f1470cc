import { closeOverlay, getOverlay } from '@lobby/overlays';
import { renderScene, translatePage, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PersonalPage from '../personal/PersonalPage.tsx';

const status = (fields: object) => ({
  accountStatus: {
    __typename: 'AccountStatus',
    status: 'Active',
    cause: null,
    reopenByCustomerAllowed: true,
    ...fields,
  },
});
const closed = (reopenByCustomerAllowed: boolean) => status({ status: 'Closed', reopenByCustomerAllowed });
const reason = (id: string, label: string, reopenAllowed: boolean) => ({
  __typename: 'AccountCloseReason',
  id,
  label,
  reopenAllowed,
});
const wireReasons = {
  data: {
    root: {
      __typename: 'Root',
      accountCloseReasons: [reason('r1', 'I no longer play', true), reason('r2', 'I play too much', false)],
    },
  },
};

/** A platform that remembers; `reject` lets the next mutation fail. */
async function openPersonal(fields: object = {}) {
  const openQuickDeposit = jest.fn(async () => 'closed' as const);
  let player = { ...wirePlayer, ...fields };
  let rejection: unknown;
  const change = (field: string, apply: (variables: { reasonId?: string }) => object) => (variables: object) => {
    const failure = rejection;
    rejection = undefined;
    if (failure) return failure;
    player = { ...player, ...apply(variables) };
    return { data: { [field]: player } };
  };
  const scene = await renderScene(<PersonalPage />, {
    path: '/en/profile/',
    features: [
      {
        id: 'cashier',
        routes: { withdraw: { load: async () => ({ default: () => null }) } },
        intents: { openQuickDeposit: async () => openQuickDeposit },
      },
      { id: 'protection', routes: { 'responsible-gaming': { load: async () => ({ default: () => null }) } } },
    ],
    answers: {
      GetPlayerInfo: () => wireViewer({ player, wallet: wireWallet }),
      Wallet: wireViewer({ wallet: wireWallet }),
      AccountCloseReasons: wireReasons,
      CloseAccount: change('closeAccount', ({ reasonId }) => closed(reasonId === 'r1')),
      ReopenAccount: change('reopenAccount', () => status({})),
    },
  });
  return {
    ...scene,
    openQuickDeposit,
    reject: (answer: unknown, effect: object = {}) => {
      rejection = answer;
      player = { ...player, ...effect };
    },
    closings: () => scene.sent.filter(({ operationName }) => operationName === 'CloseAccount'),
  };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const section = (name: string) => within(screen.getByRole('region', { name }));
async function chooseReason(name: RegExp) {
  await press('Close account');
  await userEvent.click(await screen.findByRole('radio', { name }));
  await press('Continue');
}
const confirm = () => userEvent.click(screen.getByRole('checkbox', { name: 'I want to close my account.' }));
const rejected = (type: string) => ({ errors: [{ message: 'No', extensions: { type: `$${type}` } }] });

describe('closing the account', () => {
  it('says before what happens to play, money and bonuses, and what else there is', async () => {
    const { openQuickDeposit } = await openPersonal();
    await press('Close account');
    const steps = section('Close account');
    expect(await steps.findByText(/can no longer play or pay in/)).toBeVisible();
    expect(steps.getByText(/have your balance of €50.00 paid out/)).toBeVisible();
    expect(steps.getByText(/Bonuses and rewards can no longer be used/)).toBeVisible();
    expect(steps.getByRole('link', { name: /self-exclusion/ })).toHaveAttribute('href', '/en/responsible-gaming/');
    await press('Withdraw money');
    expect(openQuickDeposit).toHaveBeenCalledWith({ mode: 'withdraw' });
  });

  it('does not promise a payment to a player whose withdrawals are blocked', async () => {
    await openPersonal({ areWithdrawalsBlocked: true });
    await press('Close account');
    expect(await screen.findByText(/cannot be paid out at present: contact us/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Withdraw money' })).toBeNull();
  });

  it('requires a reason of the platform’s, none preselected, and a tick', async () => {
    const { closings } = await openPersonal();
    await press('Close account');
    const reasons = await screen.findAllByRole('radio');
    for (const radio of reasons) expect(radio).not.toBeChecked();
    await press('Continue');
    expect(screen.getByText('Please choose a reason.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /I no longer play/ }));
    await press('Continue');
    await press('Close my account');
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please tick the box to confirm.');
    expect(closings()).toEqual([]);
  });

  it('closes it, says so, and offers the way back that the reason leaves (A-134), in a translated page too', async () => {
    translatePage();
    const { closings } = await openPersonal();
    await chooseReason(/I no longer play/);
    expect(screen.getByText('You can open the account again.')).toBeVisible();
    await confirm();
    await press('Close my account');
    const closedAccount = await screen.findByRole('region', { name: 'Your account is closed' });
    expect(closedAccount.parentElement).toHaveFocus();
    expect(within(closedAccount).getByRole('button', { name: 'Open account again' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Close account' })).toBeNull();
    expect(closings().map(({ variables }) => variables)).toEqual([{ reasonId: 'r1' }]);
  });

  it('says that there is no way back, before and after', async () => {
    await openPersonal();
    await chooseReason(/I play too much.*cannot open the account again/);
    expect(screen.getByText(/If this is the reason, the account stays closed: you cannot open it again/)).toBeVisible();
    await confirm();
    await press('Close my account');
    expect(await screen.findByText(/cannot open this account again yourself/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Open account again' })).toBeNull();
  });

  it('takes a second request after a lost response for the first one', async () => {
    const { reject } = await openPersonal();
    await chooseReason(/I no longer play/);
    await confirm();
    reject({ errors: [{ message: 'Down' }] });
    await press('Close my account');
    expect(await screen.findByText('Your account was not closed. Please try again.')).toBeVisible();
    reject(rejected('AccountClosed'), closed(true));
    await press('Close my account');
    expect(await screen.findByRole('region', { name: 'Your account is closed' })).toBeVisible();
  });

  it('can be left at each step', async () => {
    const { closings } = await openPersonal();
    await chooseReason(/I no longer play/);
    await press('Back');
    expect(screen.getByRole('radio', { name: /I no longer play/ })).toBeChecked();
    await press('Cancel');
    expect(screen.getByRole('button', { name: 'Close account' })).toHaveFocus();
    expect(closings()).toEqual([]);
  });
});

describe('opening it again', () => {
  it('is requested once more, and done', async () => {
    await openPersonal(closed(true));
    await press('Open account again');
    await waitFor(() => expect(getOverlay().overlay?.title).toBe('Open your account again?'));
    await act(() => closeOverlay('ok'));
    expect(await screen.findByRole('region', { name: 'Close account' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your account is closed' })).toBeNull();
  });

  it('does nothing when the player leaves it closed', async () => {
    const { names } = await openPersonal(closed(true));
    await press('Open account again');
    await waitFor(() => expect(getOverlay().isOpen).toBe(true));
    await act(() => closeOverlay('dismiss'));
    expect(names()).not.toContain('ReopenAccount');
  });

  it('is no longer offered once the platform has rejected it', async () => {
    const { reject } = await openPersonal(closed(true));
    await press('Open account again');
    await waitFor(() => expect(getOverlay().isOpen).toBe(true));
    reject(rejected('ReopenNotAllowed'));
    await act(() => closeOverlay('ok'));
    expect(await screen.findByText(/cannot open this account again yourself/)).toBeVisible();
  });
});
