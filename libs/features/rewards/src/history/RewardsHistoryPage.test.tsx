import { rewardKinds, rewardStatuses } from '@lobby/contracts';
import { Slot } from '@lobby/composition';
import { renderScene, untilIdle, wireHistory, wireViewer } from '@lobby/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireEndedBonus } from '../bonuses/bonuses.fixture.ts';
import { rewardsFeature } from '../index.ts';
import { wireBonusMoney, wireMoney, wirePlayerReward, wireSpins } from '../reward.fixture.ts';
import RewardsHistoryPage from './RewardsHistoryPage.tsx';

const history = (...nodes: object[]) => wireHistory('PlayerReward', nodes);
const noBonuses = wireViewer({ bonuses: [] });
const openHistory = (answer: unknown, search = '', EndedBonuses: unknown = noBonuses) =>
  renderScene(<RewardsHistoryPage />, {
    path: `/en/profile/rewards-history/${search}`,
    features: [rewardsFeature()],
    answers: { RewardsHistory: answer, EndedBonuses },
  });
type Sent = Awaited<ReturnType<typeof openHistory>>['sent'];
/** Variables of the last request. */
const variablesOf = (sent: Sent, name = 'RewardsHistory') =>
  sent.findLast(({ operationName }) => operationName === name)?.variables;
const rows = () => within(screen.getByRole('list', { name: 'Reward history' })).getAllByRole('listitem');

async function choose(label: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await untilIdle();
}

it('lists past rewards with what each was worth, why and when (R-2-042)', async () => {
  await openHistory(
    history(
      wirePlayerReward('a', {}, { name: 'Lights', rewardType: wireSpins(20), rewardReason: 'Thank you' }),
      wirePlayerReward(
        'b',
        { reason: 'A wish' },
        { name: 'Reload', rewardType: wireBonusMoney('10.00'), rewardReason: 'Reloads of a month' },
      ),
      wirePlayerReward('c', {}, { name: 'Gift', rewardType: wireMoney('5.00'), rewardReason: 'RewardsShop' }),
      wirePlayerReward('d', {}, { name: 'One', rewardType: wireSpins(1) }),
    ),
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Reward history' })).toBeVisible();
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Lights20\/11\/2026, \d\d:00:00 · Gift · Thank you20 free spinsCredited$/),
    expect.stringMatching(/^Reload20\/11\/2026, \d\d:00:00 · Gift · A wish€10\.00 bonusCredited$/),
    expect.stringMatching(/^Gift20\/11\/2026, \d\d:00:00 · Gift · From the rewards shop€5\.00Credited$/),
    expect.stringMatching(/^One20\/11\/2026, \d\d:00:00 · Gift1 free spinCredited$/),
  ]);
});

it('shows a worth once where it is the name', async () => {
  await openHistory(history(wirePlayerReward('a', {}, { name: '20 free spins', rewardType: wireSpins(20) })));
  expect(within(rows()[0] as HTMLElement).getAllByText(/20 free spins/)).toHaveLength(1);
});

it('has no way from a reward to a game: the history does not prompt to play on', async () => {
  await openHistory(history(wirePlayerReward('a', {}, { rewardType: wireSpins() })));
  expect(within(rows()[0] as HTMLElement).queryByRole('link')).toBeNull();
});

it('lists bonuses that have ended, the last first, with what became of each (R-3-007)', async () => {
  const bonuses = ['Expired', 'Converted', 'Forfeited'].map((status, index) => ({
    ...wireEndedBonus(status),
    endedAt: `2026-11-1${(index * 2) % 3}T10:00:00Z`,
  }));
  const { sent } = await openHistory(history(), '', wireViewer({ bonuses }));
  const list = within(screen.getByRole('list', { name: 'Bonuses that have ended' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Bonus Converted12\/11\/2026, \d\d:00:00 · €35\.50 paid out€20\.00Converted$/),
    expect.stringMatching(/^Bonus Forfeited11\/11\/2026, \d\d:00:00€20\.00Given up$/),
    expect.stringMatching(/^Bonus Expired10\/11\/2026, \d\d:00:00€20\.00Expired$/),
  ]);
  expect(variablesOf(sent, 'EndedBonuses')).toEqual({ statuses: ['Converted', 'Expired', 'Forfeited'] });
});

it('says where bonuses that have ended did not load, and tries again', async () => {
  const { answer } = await openHistory(history(), '', { errors: [{ message: 'Broken' }] });
  const section = within(screen.getByRole('region', { name: 'Bonuses that have ended' }));
  expect(section.getByRole('alert')).toHaveTextContent('This did not load');
  answer({ EndedBonuses: noBonuses });
  await userEvent.click(section.getByRole('button', { name: 'Try again' }));
  await untilIdle();
  expect(screen.queryByRole('region', { name: 'Bonuses that have ended' })).toBeNull();
});

it('shows each status of a reward in words (R-3-006)', async () => {
  await openHistory(history(...rewardStatuses.map((status) => wirePlayerReward(status, { status }))));
  const shown = rows().map(({ textContent }) => /€5\.00(.*)$/.exec(textContent ?? '')?.[1]);
  expect(Object.fromEntries(rewardStatuses.map((status, index) => [status, shown[index]]))).toEqual({
    Credited: 'Credited',
    Expired: 'Expired',
    FailedProcessing: 'Failed',
    Processing: 'Being credited',
    Removed: 'Removed',
    Scheduled: 'Starts later',
    Unclaimed: 'Open',
  });
});

it('shows each kind of a reward in words (R-3-008)', async () => {
  await openHistory(history(...rewardKinds.map((kind) => wirePlayerReward(kind, {}, { kind }))));
  const shown = rows().map(({ textContent }) => /· (.*)€5/.exec(textContent ?? '')?.[1]);
  expect(Object.fromEntries(rewardKinds.map((kind, index) => [kind, shown[index]]))).toEqual({
    Cashback: 'Cashback',
    Incentive: 'Gift',
  });
});

it('asks for the status and the kind that are chosen, and keeps them in the address', async () => {
  const { sent, address } = await openHistory(history(wirePlayerReward('a')), '?period=all');
  expect(variablesOf(sent)).toMatchObject({ statuses: null, kinds: null });
  await choose('Status', 'Expired');
  expect(variablesOf(sent)).toMatchObject({ statuses: ['Expired'], kinds: null });
  await choose('Kind', 'Cashback');
  expect(variablesOf(sent)).toMatchObject({ statuses: ['Expired'], kinds: ['Cashback'] });
  expect(address()).toBe('/en/profile/rewards-history/?period=all&status=Expired&kind=Cashback');
  await choose('Status', 'Every status');
  expect(address()).toBe('/en/profile/rewards-history/?period=all&kind=Cashback');
});

it('is sorted by the field that is chosen, in rows, file and address (R-3-009)', async () => {
  const { sent, address } = await openHistory(history(wirePlayerReward('a')), '?status=Credited');
  await userEvent.click(screen.getByRole('combobox', { name: 'Sort by' }));
  const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(names).toEqual(['Date given', 'Last change', 'Status', 'Reward']);
  await userEvent.keyboard('{Escape}');
  const order = () => variablesOf(sent)?.['sortBy'];
  expect(order()).toBe('assignedAt');
  for (const [name, field] of [
    ['Last change', 'updatedAt'],
    ['Status', 'status'],
    ['Reward', 'rewardId'],
  ] as const) {
    await choose('Sort by', name);
    expect(order()).toBe(field);
    expect(address()).toBe(`/en/profile/rewards-history/?status=Credited&sort=${field}`);
  }
  URL.createObjectURL = () => 'blob:file';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  await untilIdle();
  expect(variablesOf(sent)).toMatchObject({ first: 200, sortBy: 'rewardId', statuses: ['Credited'] });
  expect(jest.mocked(fetch).mock.lastCall?.[1]?.body).toMatch(/rewards\([^)]*sortBy: ?\$sortBy/);
  await choose('Sort by', 'Date given');
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveTextContent('Date given');
  expect(address()).toBe('/en/profile/rewards-history/?status=Credited');
});

it('is sorted by the date given where the address names a field of another history', async () => {
  const { sent } = await openHistory(history(wirePlayerReward('a')), '?sort=processedAt');
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveTextContent('Date given');
  expect(variablesOf(sent)).toMatchObject({ sortBy: 'assignedAt' });
});

it('says that the filter leaves nothing, and takes it away but not the order', async () => {
  const { answer, address } = await openHistory(history(), '?period=all&status=Removed&kind=Nonsense&sort=status');
  expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveTextContent('Every kind');
  expect(screen.getByRole('status')).toHaveTextContent('Nothing in this period');
  answer({
    RewardsHistory: ({ statuses }: { statuses: unknown }) => (statuses ? history() : history(wirePlayerReward('a'))),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filter' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(address()).toBe('/en/profile/rewards-history/?period=all&sort=status');
});

it('is saved as a file with what the filter leaves', async () => {
  const saved: Promise<string>[] = [];
  URL.createObjectURL = (blob: Blob) => {
    saved.push(new Response(blob).text());
    return 'blob:file';
  };
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { sent } = await openHistory(
    history(
      wirePlayerReward('a', { reason: 'A wish' }, { rewardType: wireSpins(20) }),
      wirePlayerReward('b', { updatedAt: null }, { kind: 'Cashback' }),
    ),
    '?status=Credited',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(variablesOf(sent)).toMatchObject({ first: 200, statuses: ['Credited'] });
  expect((await saved[0])?.split('\r\n')).toEqual([
    expect.stringMatching(/Number,Time \(UTC\),Reward,Kind,Type,Amount,Currency,Status,Changed \(UTC\),Reason$/),
    'a,2026-11-20T10:00:00.000Z,Reward a,Gift,Free spins,20,,Credited,2026-11-21T10:00:00.000Z,A wish',
    'b,2026-11-20T10:00:00.000Z,Reward b,Cashback,Money,5.00,EUR,Credited,,',
    '',
  ]);
});

it('is reached from the navigation of the profile', async () => {
  await renderScene(<Slot name="profile.sections" />, { features: [rewardsFeature()] });
  expect(await screen.findByRole('link', { name: 'Reward history' })).toHaveAttribute(
    'href',
    '/en/profile/rewards-history/',
  );
});
