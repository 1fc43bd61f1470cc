import { renderStory, setBuild, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import meta, { Overview, OverviewFailed } from '../Pages.stories.tsx';

const totals = (deposited: string, withdrawn: string, netDeposits: string) => ({
  __typename: 'PaymentTotals',
  deposited,
  withdrawn,
  netDeposits,
  currency: 'EUR',
});
const openDashboard = (player: object = {}) =>
  renderStory(meta, Overview, {
    answers: { GetPlayerInfo: wireViewer({ player: { ...wirePlayer, ...player }, wallet: wireWallet }) },
  });
const part = (name: string) => within(screen.getByRole('region', { name }));
const kyc = (status: string, deadline: string | null = null) => ({
  kycCheckStatus: { ...wirePlayer.kycCheckStatus, status, deadline },
});
const wealth = (fields: object) => ({ sourceOfWealthStatus: { ...wirePlayer.sourceOfWealthStatus, ...fields } });

it('has a heading of its own and names the player (R-2-039)', async () => {
  await openDashboard();
  expect(screen.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Test Player' })).toBeVisible();
  expect(screen.getByText('player@acme.test')).toBeVisible();
  expect(document.title).toBe('Overview · Acme');
});

it('says when the player signed in before', async () => {
  await openDashboard();
  expect(screen.getByText(/^Last sign-in: .*20 November.* at /)).toBeVisible();
});

it('shows deposits less withdrawals of this week and month, and all deposits (R-3-035)', async () => {
  await openDashboard({ numberOfDeposits: 1234, totalDepositAmount: '98765.50' });
  const money = part('Deposits less withdrawals');
  const rowOf = (term: string) => money.getByText(term).parentElement;
  expect(rowOf('This week')).toHaveTextContent('This week-€30.00€50.00 paid in, €80.00 paid out');
  expect(rowOf('This month')).toHaveTextContent('This month€170.00€250.00 paid in, €80.00 paid out');
  expect(rowOf('Number of deposits')).toHaveTextContent('1,234€98,765.50 in total');
});

it('offers another try where the sums cannot be had', async () => {
  const { answer } = await renderStory(meta, OverviewFailed);
  const money = part('Deposits less withdrawals');
  answer({
    PaymentTotals: wireViewer({ week: totals('1.00', '0.00', '1.00'), month: totals('2.00', '0.00', '2.00') }),
  });
  await userEvent.click(money.getByRole('button', { name: 'Try again' }));
  expect(await money.findByText('€2.00')).toBeVisible();
});

it('says that nothing is to do where nothing is', async () => {
  await openDashboard();
  expect(part('Next steps').getByText(/There is nothing for you to do/)).toBeVisible();
});

it('lists what the platform waits for, what has a deadline first', async () => {
  setBuild({ kycRequired: true, EnablePhoneVerification: true });
  await openDashboard({
    emailVerified: false,
    isPhoneNumberVerified: false,
    ...kyc('Required', '2099-12-01T12:00:00.000Z'),
    ...wealth({ dueDate: '2099-12-24T12:00:00.000Z' }),
    bankingCDD: '2100-01-15T12:00:00.000Z',
  });
  const steps = part('Next steps')
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(steps).toEqual([
    expect.stringMatching(/check your identity.*By Tuesday, 1 December 2099 at 12:00$/),
    expect.stringMatching(/where your money comes from.*By Thursday, 24 December 2099 at 12:00$/),
    expect.stringMatching(/Your bank.*By Friday, 15 January 2100 at 12:00$/),
    expect.stringMatching(/e-mail address is not verified/),
    expect.stringMatching(/phone number is not verified/),
  ]);
});

it('requests no identity check where the licence has none (A-133), and no phone without the toggle', async () => {
  await openDashboard({ isPhoneNumberVerified: false, ...kyc('Required') });
  expect(part('Next steps').queryAllByRole('listitem')).toEqual([]);
  expect(part('Verification').queryByText('Identity')).toBeNull();
});

it('keeps the status of the identity check apart from that of source of wealth (R-3-005, A-128)', async () => {
  setBuild({ kycRequired: true });
  const rowOf = (name: string) => part('Verification').getByText(name).parentElement;
  const done = await openDashboard({ ...kyc('Done'), ...wealth({ status: 'Required' }) });
  expect(rowOf('Identity')).toHaveTextContent('Verified');
  expect(rowOf('Source of wealth')).toHaveTextContent('Needed');
  done.unmount();
  const required = await openDashboard({ ...kyc('Required'), ...wealth({ status: 'Done' }) });
  expect(rowOf('Identity')).toHaveTextContent('Needed');
  expect(rowOf('Source of wealth')).toHaveTextContent('Done');
  required.unmount();
  await openDashboard({ ...kyc('NotRequired'), ...wealth({ status: 'NotNeed', dueDate: '2099-12-24T12:00:00.000Z' }) });
  expect(rowOf('Identity')).toHaveTextContent('Not needed');
  expect(part('Verification').queryByText('Source of wealth')).toBeNull();
});

it.each([
  ['WillBeRequired', 'Needed later'],
  ['Pending', 'Being checked'],
  ['Done', 'Done'],
])('shows a source of wealth that is %s', async (status, text) => {
  await openDashboard(wealth({ status }));
  expect(part('Verification').getByText('Source of wealth').parentElement).toHaveTextContent(text);
});
