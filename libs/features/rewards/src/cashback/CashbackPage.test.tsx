import type { FeatureModule } from '@lobby/contracts';
import { renderScene } from '@lobby/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rewardsFeature } from '../index.ts';
import { wireBlocks, wireCashback, wirePeriod } from './cashback.fixture.ts';
import CashbackPage from './CashbackPage.tsx';

/** Pages and blocks of others on which the page leans. */
const elsewhere = {
  id: 'content',
  routes: { rewards: async () => ({ default: () => null }) },
  blocks: {
    PROMOTION: { load: async () => ({ default: ({ id }) => <p>{`Block ${id}`}</p> }), skeleton: () => null },
  },
} satisfies FeatureModule;

const openCashback = (answer: unknown = wireCashback(), blocks = wireBlocks()) =>
  renderScene(<CashbackPage />, {
    path: '/en/cashback/',
    features: [rewardsFeature(), elsewhere],
    answers: { Cashback: answer, CashbackBlocks: blocks },
  });
const running = () => screen.getByRole('region', { name: 'This week so far' });
const periods = () => within(screen.getByRole('list', { name: 'Your cashback so far' })).getAllByRole('listitem');

it('shows what has come together, when it is paid and the most there is (R-2-018)', async () => {
  await openCashback();
  expect(screen.getByRole('heading', { level: 1, name: 'Cashback' })).toBeVisible();
  expect(running()).toHaveTextContent('€3.20');
  const facts = within(running()).getAllByRole('definition');
  expect(facts.map((fact) => `${fact.previousElementSibling?.textContent}: ${fact.textContent}`)).toEqual([
    expect.stringMatching(/^Next payout: 2[23]\/11\/2026, \d\d:00:00$/),
    'Lost so far: €32.00',
    'At most: €100.00',
  ]);
});

it('explains itself with the operator’s figures, and calls no loss a gain', async () => {
  await openCashback(wireCashback({ rate: 15, maxPayout: '50.00' }));
  const rules = screen.getByRole('region', { name: 'How it works' });
  expect(rules).toHaveTextContent('You get back 15% of the real money that you lose');
  expect(rules).toHaveTextContent('a reward of €50.00 at most');
  expect(rules).toHaveTextContent('The larger part of a loss stays lost.');
});

it('a week without a loss has nothing to come', async () => {
  await openCashback(wireCashback({ accrued: '0.00', netLoss: '0.00' }));
  expect(running()).toHaveTextContent('You have not lost anything this week that cashback is paid for.');
});

it('lists past periods with their status, and leads to an open one', async () => {
  await openCashback();
  const [open, credited] = periods();
  expect(open).toHaveTextContent('€75.00 lost');
  expect(open).toHaveTextContent('€7.50');
  expect(within(open as HTMLElement).getByRole('link', { name: 'To your rewards' })).toHaveAttribute(
    'href',
    '/en/rewards/',
  );
  expect(credited).toHaveTextContent('Credited');
  expect(within(credited as HTMLElement).queryByRole('link')).toBeNull();
});

it('says that nothing was paid so far', async () => {
  await openCashback(wireCashback({ periods: [] }));
  expect(screen.getByText('No cashback so far')).toBeVisible();
});

it('shows what the operator adds', async () => {
  await openCashback(
    wireCashback({ periods: [wirePeriod('c1', 'Expired')] }),
    wireBlocks({ id: 'b1', type: 'PROMOTION' }),
  );
  expect(await screen.findByText('Block b1')).toBeVisible();
});

it('that cannot be loaded can be loaded again', async () => {
  const { answer } = await openCashback({ errors: [{ message: 'Broken' }] });
  expect(screen.getByRole('alert')).toHaveTextContent('This did not load');
  answer({ Cashback: wireCashback() });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('€3.20')).toBeVisible();
});
