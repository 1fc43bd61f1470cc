/**
 * @jest-environment-options {"url": "https://lobby.acme.test/"}
 */
import { setBuild, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  findFrame,
  frame,
  frameParams,
  loadFrame,
  offered,
  openQuickDepositOverlay,
  postFromFrame,
  renderCashier,
  resetLobby,
  stubCanvas,
  wireAccount,
  wireMethod,
} from './quickDeposit.fixture.tsx';
import type { QuickDepositRequest } from './quickDeposit.machine.ts';

const trustly = wireMethod('trustly', { isInstantBanking: true });
const card = wireMethod('creditcard', { name: 'Card', accounts: [wireAccount('411111******1111')] });
const krofort = wireMethod('krofort', { isInstantBanking: true, accounts: [wireAccount('DE12 **** 7781')] });

const lastDeposit = (txName: string, account: string) =>
  wireViewer({
    lastCompletedDeposit: {
      ...{ __typename: 'LastCompletedDeposit', provider: txName },
      payload: JSON.stringify({ txName, attributes: { paymentMethod: 'x' }, debtor: { account } }),
    },
  });
const player = (fields: object) => ({
  GetPlayerInfo: wireViewer({ player: { ...wirePlayer, ...fields }, wallet: wireWallet }),
});

async function open(methods: object[], answers: Record<string, unknown> = {}, request?: QuickDepositRequest) {
  const rendered = await renderCashier({ answers: { PaymentMethods: offered(...methods), ...answers } });
  await openQuickDepositOverlay(request);
  return rendered;
}
const panel = () => screen.findByRole('region', { name: 'Payment method' });
const change = () => userEvent.click(screen.getByRole('button', { name: 'Change' }));
const lines = async () =>
  within(await panel())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeEach(stubCanvas);
afterEach(resetLobby);

it('opens the hosted cashier on the first method, with its limits, fee and time (A-089)', async () => {
  await open([wireMethod('ewallet', { name: 'Wallet', feePercent: '1.5' }), card]);
  expect(await panel()).toHaveTextContent('Wallet€20.00 – €5,000.00 EUR · 1.5% fee of the provider · At once');
  expect(await frameParams()).toMatchObject({ providerType: 'ewallet' });
});

it('begins with the card after a deposit by card, wherever that stands in the list', async () => {
  await open([trustly, card], { LastCompletedDeposit: lastDeposit('CreditcardDeposit', '411111******1111') });
  expect(await frameParams()).toMatchObject({ providerType: 'creditcard' });
  expect(await panel()).toHaveTextContent(/^Card€20/);
});

it('opens it anew on another method or a saved account, and keeps the focus', async () => {
  await open([trustly, card]);
  expect(await frameParams()).toMatchObject({ providerType: 'trustly' });
  await change();
  expect(await lines()).toEqual([expect.stringMatching(/^Card 411111\*{6}1111€/), expect.stringMatching(/^Card€/)]);
  await userEvent.click(screen.getByRole('button', { name: /^Card 411111/ }));
  await waitFor(async () =>
    expect(await frameParams()).toMatchObject({ providerType: 'creditcard', accountId: '411111******1111' }),
  );
  expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus();
});

it('keeps its method while a payment is under way', async () => {
  await open([trustly, card]);
  await loadFrame();
  await postFromFrame('TRANSACTION_INIT', {});
  expect(screen.getByRole('button', { name: 'Change' })).toBeDisabled();
  await postFromFrame('TX_CANCELLED', {});
  expect(screen.getByRole('button', { name: 'Change' })).toBeEnabled();
});

it('leaves the list to the hosted cashier where the platform’s cannot be loaded', async () => {
  await renderCashier({ answers: { PaymentMethods: { errors: [{ message: 'Broken' }] } } });
  await openQuickDepositOverlay();
  await findFrame();
  expect(await frameParams()).not.toHaveProperty('providerType');
});

it('begins with the first one for a link with a method that the market does not have', async () => {
  await open([trustly, card], {}, { method: 'zimpler', amount: '50' });
  expect(await frameParams()).toMatchObject({ providerType: 'trustly', amount: '50' });
});

it('opens no cashier while all that is offered is blocked', async () => {
  await open([trustly], player({ isInstantBankingBlocked: true }), { method: 'trustly' });
  expect(await panel()).toHaveTextContent('Blocked on your account');
  expect(frame()).toBeNull();
});

describe('instant banking', () => {
  it('cannot be chosen while it is blocked, and the first other method is begun with (R-6-005)', async () => {
    await open([trustly, card], player({ isInstantBankingBlocked: true }));
    expect(await frameParams()).toMatchObject({ providerType: 'creditcard' });
    await change();
    const blocked = screen.getByRole('button', { name: /^Trustly/ });
    expect(blocked).toBeDisabled();
    expect(blocked).toHaveTextContent('Blocked on your account');
  });

  it('shows when it ends, before the block applies (R-3-041)', async () => {
    const instantBankingBlock = { __typename: 'InstantBankingBlock', activeFrom: '2099-01-01T10:00:00Z' };
    await open([trustly, card], player({ isInstantBankingBlocked: true, instantBankingBlock }));
    expect(
      await screen.findByText(/^You can still pay by instant banking until Thursday, 1 January 2099 at /),
    ).toBeVisible();
    expect(await frameParams()).toMatchObject({ providerType: 'trustly' });
  });

  describe('announced', () => {
    const award = '50 points with each deposit.';
    const awarded = { ...trustly, award };
    beforeEach(() => setBuild({ EnableCashierIBAwardAnnouncement: true }));

    it('says what it brings, and chooses it', async () => {
      await open([card, awarded]);
      expect(await screen.findByText(award)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Pay with Trustly' }));
      await waitFor(async () => expect(await frameParams()).toMatchObject({ providerType: 'trustly' }));
      expect(screen.queryByRole('button', { name: 'Pay with Trustly' })).toBeNull();
    });

    it.each([
      ['whose instant banking is blocked', { isInstantBankingBlocked: true }],
      [
        'who want no advertising',
        { marketingPreferences: { ...wirePlayer.marketingPreferences, marketingBlocked: true } },
      ],
    ])('is not for players %s', async (_, fields) => {
      await open([card, awarded], player(fields));
      await findFrame();
      expect(screen.queryByText(award)).toBeNull();
    });

    it('is for brands with the toggle alone', async () => {
      setBuild({ EnableCashierIBAwardAnnouncement: false });
      await open([card, awarded]);
      await findFrame();
      expect(screen.queryByText(award)).toBeNull();
    });
  });
});

describe('Krofort with the account used last', () => {
  const last = { LastCompletedDeposit: lastDeposit('KrofortDeposit', 'DE12 **** 7781') };

  it('begins the deposit after one by Krofort', async () => {
    setBuild({ EnableKrofortQuickDepositWithLastUsedAccount: true });
    await open([card, krofort], last);
    expect(await frameParams()).toMatchObject({ providerType: 'krofort', accountId: 'DE12 **** 7781' });
    expect(await panel()).toHaveTextContent(/^Krofort DE12 \*{4} 7781/);
  });

  it('is used where Krofort is requested', async () => {
    setBuild({ EnableKrofortQuickDepositWithLastUsedAccount: true });
    await open([card, krofort], last, { method: 'krofort' });
    expect(await frameParams()).toMatchObject({ providerType: 'krofort', accountId: 'DE12 **** 7781' });
  });

  it('is not that of another method', async () => {
    setBuild({ EnableKrofortQuickDepositWithLastUsedAccount: true });
    const byCard = { LastCompletedDeposit: lastDeposit('CreditcardDeposit', '411111******1111') };
    await open([card, krofort], byCard, { method: 'krofort' });
    expect(await frameParams()).not.toHaveProperty('accountId');
  });

  it('is for brands with the toggle alone', async () => {
    await open([card, krofort], last, { method: 'krofort' });
    expect(await frameParams()).toMatchObject({ providerType: 'krofort' });
    expect(await frameParams()).not.toHaveProperty('accountId');
  });
});

it('leads a player on whose declaration is overdue', async () => {
  await open([card], {
    StartCashierSession: { errors: [{ message: 'No', extensions: { type: '$SourceOfWealthRequired' } }] },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Tell us where your money comes from');
  expect(screen.getByRole('link', { name: 'Source of wealth' })).toHaveAttribute('href', '/en/source-of-wealth/');
});
