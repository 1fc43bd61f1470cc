import type { FeatureModule } from '@lobby/contracts';
import { type Answers, renderStory, wireCustomer, wireViewer, wireWallet } from '@lobby/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rewardsFeature } from '../index.ts';
import { wireBlocks, wireCashback, wirePeriod } from './cashback.fixture.ts';
import meta, { Failed, Running } from './Cashback.stories.tsx';

/** Pages and blocks of others on which the page leans. */
const elsewhere = {
  id: 'content',
  routes: { 'responsible-gaming': { load: async () => ({ default: () => null }) } },
  parts: [
    {
      place: 'block.PROMOTION',
      load: async () => ({ default: ({ id }) => <p>{`Block ${id}`}</p> }),
      skeleton: () => null,
    },
  ],
} satisfies FeatureModule;

/** Whose players have another day than UTC for some hours. */
const { DateTimeFormat } = Intl;
beforeEach(() => {
  const inNewYork = (tag: string, options?: Intl.DateTimeFormatOptions) =>
    new DateTimeFormat(tag, { ...options, timeZone: options?.timeZone ?? 'America/New_York' });
  jest.spyOn(Intl, 'DateTimeFormat').mockImplementation(inNewYork as typeof DateTimeFormat);
});
afterEach(() => jest.restoreAllMocks());

const renderCashback = (answers: Answers, others: readonly FeatureModule[] = [elsewhere]) =>
  renderStory(meta, Running, { features: [rewardsFeature(), ...others], answers });
const openCashback = (fields: object = {}) => renderCashback({ Cashback: wireCashback(fields) });
const wireClaim = (assignationId: string) => ({
  data: {
    claimReward: {
      __typename: 'ClaimRewardPayload',
      playerReward: { __typename: 'PlayerReward', assignationId, status: 'Credited' },
      wallet: wireWallet,
    },
  },
});
const running = () => screen.getByRole('region', { name: 'This week so far' });
const periods = () => within(screen.getByRole('list', { name: 'Your cashback so far' })).getAllByRole('listitem');

it('shows what has come together, when it is paid and the most there is (R-2-018)', async () => {
  await openCashback();
  expect(screen.getByRole('heading', { level: 1, name: 'Cashback' })).toBeVisible();
  expect(running()).toHaveTextContent('€3.20');
  const facts = within(running()).getAllByRole('definition');
  expect(facts.map((fact) => `${fact.previousElementSibling?.textContent}: ${fact.textContent}`)).toEqual([
    expect.stringMatching(/^Next payout: .*22 November.* at 19:00$/),
    'Lost so far: €32.00',
    'At most: €100.00',
  ]);
});

it('explains itself with the operator’s figures, and calls no loss a gain', async () => {
  await openCashback({ rate: 15, maxPayout: '50.00' });
  const rules = screen.getByRole('region', { name: 'How it works' });
  expect(rules).toHaveTextContent('You get back 15% of the real money that you lose');
  expect(rules).toHaveTextContent('a reward of €50.00 at most');
  expect(rules).toHaveTextContent('The larger part of a loss stays lost.');
});

it('a week without a loss has nothing to come', async () => {
  await openCashback({ accrued: '0.00', netLoss: '0.00' });
  expect(running()).toHaveTextContent('You have not lost anything this week that cashback is paid for.');
});

it('a loss that brings less than one of the currency brings something', async () => {
  await openCashback({ accrued: '0.50', netLoss: '5.00' });
  expect(running()).toHaveTextContent('This is your cashback if the week ended now.');
});

it('leads to playing safely', async () => {
  await openCashback();
  expect(screen.getByRole('link', { name: 'Play safely' })).toHaveAttribute('href', '/en/responsible-gaming/');
});

it('leads nowhere in a lobby without that page', async () => {
  await renderCashback({}, []);
  expect(screen.queryByRole('link')).toBeNull();
});

it('lists past periods by the days of their weeks in UTC, with their status', async () => {
  await openCashback();
  expect(periods().map(({ textContent }) => textContent)).toEqual([
    '09/11/2026 – 15/11/2026€75.00 lost€7.50OpenClaim 09/11/2026 – 15/11/2026',
    '09/11/2026 – 15/11/2026€75.00 lost€7.50Credited',
  ]);
});

it('is claimed where it stands (R-1-011)', async () => {
  const { sent, answer } = await openCashback();
  const [open] = periods() as [HTMLElement];
  answer({ ClaimReward: wireClaim('c2'), Cashback: wireCashback({ periods: [wirePeriod('c2', 'Credited')] }) });
  await userEvent.click(within(open).getByRole('button', { name: /^Claim/ }));
  await waitFor(() => expect(periods()[0]).toHaveTextContent(/€7\.50Credited$/));
  expect(sent.find(({ operationName }) => operationName === 'ClaimReward')?.variables).toMatchObject({
    assignationId: 'c2',
  });
  expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
});

it('can be read but not claimed while rewards are blocked', async () => {
  await renderCashback({ GetCustomerInfo: wireViewer({ customer: { ...wireCustomer, isRewardsBlocked: true } }) });
  expect(screen.getByRole('heading', { name: 'Rewards are not available now' })).toBeVisible();
  expect(running()).toHaveTextContent('€3.20');
  expect(screen.getByRole('button', { name: /^Claim/ })).toBeDisabled();
});

it('says that nothing was paid so far', async () => {
  await openCashback({ periods: [] });
  expect(screen.getByText('No cashback so far')).toBeVisible();
});

it('shows what the operator adds', async () => {
  await renderCashback({ CashbackBlocks: wireBlocks({ id: 'b1', type: 'PROMOTION' }) });
  expect(await screen.findByText('Block b1')).toBeVisible();
});

it('that cannot be loaded can be loaded again', async () => {
  const { answer } = await renderStory(meta, Failed);
  expect(screen.getByRole('alert')).toHaveTextContent('This did not load');
  answer({ Cashback: wireCashback() });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('€3.20')).toBeVisible();
});
