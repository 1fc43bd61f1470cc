import { bonusStatuses } from '@lobby/contracts';
import { setBuild, untilIdle } from '@lobby/testing';
import { act, screen, within } from '@testing-library/react';
import { wireClaim, wireOpenReward, wireRejection, wireRewards } from '../list/rewards.fixture.ts';
import { openRewards, press } from '../page/rewardsPage.fixture.tsx';
import { wireBonus, wireBonuses, wireForfeit, wireFreeSpins } from './bonuses.fixture.ts';

const open = (Bonuses: unknown, answers: object = {}) =>
  openRewards(wireRewards(), { answers: { Bonuses, ...answers } });
const section = () => screen.queryByRole('region', { name: 'In play' });
const names = () =>
  within(section() as HTMLElement)
    .queryAllByRole('listitem')
    .map((card) => within(card).getByRole('heading').textContent);
const card = (name: string) => within(screen.getByRole('listitem', { name }));
const terms = (name: string) =>
  card(name)
    .queryAllByRole('definition')
    .map((value) => `${value.previousElementSibling?.textContent}: ${value.textContent}`);
const dialog = () => screen.getByRole('alertdialog');

afterEach(() => jest.useRealTimers());

it('shows a bonus with its money, its wagering and its terms', async () => {
  await open(wireBonuses([wireBonus('a')]));
  expect(card('Bonus a').getByText('€12.50')).toBeVisible();
  const progress = card('Bonus a').getByRole('progressbar', { name: 'Wagered' });
  expect(progress).toHaveAttribute('aria-valuenow', '0.325');
  expect(progress).toHaveAttribute('aria-valuetext', '€65.00 of €200.00');
  expect(terms('Bonus a')).toEqual(['Maximum payout: €100.00', 'Until: Friday, 20 December 2999 at 10:00']);
  expect(card('Bonus a').getByText(/Stakes in games that allow bonus money count/)).toBeVisible();
});

it('moves with a bet that is pushed, at once; the platform then says how much is wagered (R-3-048)', async () => {
  const [young, old] = [wireBonus('young'), wireBonus('old', { grantedAt: '2026-11-19T10:00:00Z' })];
  const { socket, answer } = await open(wireBonuses([young, old]));
  const bar = (name: string) => card(name).getByRole('progressbar', { name: 'Wagered' });
  const answered = Promise.withResolvers<object>();
  answer({ Bonuses: answered.promise });
  await socket.pushBet(0.5);
  expect([bar('Bonus old'), bar('Bonus young')].map((each) => each.getAttribute('aria-valuenow'))).toEqual([
    '0.5',
    '0.325',
  ]);
  await act(async () =>
    answered.resolve(wireBonuses([young, { ...old, wageringProgress: 0.51, wageringDone: '102.00' }])),
  );
  await untilIdle();
  expect(bar('Bonus old')).toHaveAttribute('aria-valuenow', '0.51');
  expect(bar('Bonus old')).toHaveAttribute('aria-valuetext', '€102.00 of €200.00');
  await socket.pushBet(null);
  expect(bar('Bonus old')).toHaveAttribute('aria-valuenow', '0.51');
});

it('shows what is left and what was won of free spins, and leads to their game', async () => {
  await open(wireBonuses([], [wireFreeSpins('a'), wireFreeSpins('b', { game: null })]));
  const progress = card('Spins a').getByRole('progressbar', { name: 'Free spins left' });
  expect(progress).toHaveAttribute('aria-valuetext', '12 of 20');
  expect(terms('Spins a')).toEqual([
    'Game: Ninth Lantern',
    'Stake of a spin: €0.20',
    'Won so far: €3.40',
    'Wagering: 10 times the winnings',
    'Until: Friday, 20 December 2999 at 10:00',
  ]);
  const play = card('Spins a').getByRole('link', { name: 'Play the free spins' });
  expect(play).toHaveAttribute('href', '/en/games/ninth-lantern/');
  expect(card('Spins b').queryByRole('link')).toBeNull();
});

it('leaves out spins that are used up or over', async () => {
  const over = wireFreeSpins('over', { expiresAt: '2020-01-01T00:00:00Z' });
  await open(wireBonuses([], [wireFreeSpins('used', { spinsLeft: 0 }), over, wireFreeSpins('a')]));
  expect(names()).toEqual(['Spins a']);
});

it('says of the oldest one that is not locked that stakes count towards it', async () => {
  const bonuses = [
    wireBonus('young', { grantedAt: '2026-11-22T10:00:00Z' }),
    wireBonus('old', { grantedAt: '2026-11-21T10:00:00Z' }),
    wireBonus('locked', { grantedAt: '2026-11-20T10:00:00Z', isLocked: true, unlockTrigger: 'Deposit' }),
  ];
  await open(wireBonuses(bonuses));
  expect(names()).toEqual(['Bonus locked', 'Bonus old', 'Bonus young']);
  expect(card('Bonus old').getByText(/Stakes in games that allow bonus money count/)).toBeVisible();
  expect(card('Bonus young').getByText('Stakes count towards it once the older bonus is finished.')).toBeVisible();
  expect(card('Bonus locked').queryByText(/[Ss]takes/)).toBeNull();
});

it.each([
  ['Deposit', 'It is yours with your next deposit.'],
  ['CompleteSoW', 'It is yours once your source of wealth is complete.'],
])('says what unlocks a bonus: %s (R-3-007)', async (unlockTrigger, text) => {
  await open(wireBonuses([wireBonus('a', { isLocked: true, unlockTrigger, balance: '0.00' })]));
  expect(card('Bonus a').getByText(text)).toBeVisible();
  expect(card('Bonus a').getByText('Locked')).toBeVisible();
  expect(card('Bonus a').getByText('€20.00')).toBeVisible();
  expect(card('Bonus a').queryByRole('progressbar')).toBeNull();
});

it.each(bonusStatuses)('shows a bonus only while it is in force: %s (R-3-007)', async (status) => {
  await open(wireBonuses([wireBonus('a', { status })]));
  expect(section() === null ? [] : names()).toEqual(status === 'Active' ? ['Bonus a'] : []);
});

it('is not there for a brand without bonuses, nor without any in play', async () => {
  const { unmount } = await open(wireBonuses());
  expect(section()).toBeNull();
  unmount();
  setBuild({ bonusWallet: false });
  const { count } = await open(wireBonuses([wireBonus('a')]));
  expect([section(), count('Bonuses')]).toEqual([null, 0]);
});

it('that cannot be loaded can be loaded again', async () => {
  const { answer } = await open({ errors: [{ message: 'Broken' }] });
  expect(within(section() as HTMLElement).getByRole('alert')).toHaveTextContent('This did not load');
  answer({ Bonuses: wireBonuses([wireBonus('a')]) });
  await press('Try again');
  expect(names()).toEqual(['Bonus a']);
});

it('is requested again once a reward is claimed, which may have become a bonus', async () => {
  const gift = wireOpenReward('a', {}, { name: 'Gift' });
  const { answer } = await openRewards(wireRewards([gift]), { answers: { ClaimReward: wireClaim('a', 'Credited') } });
  answer({ Bonuses: wireBonuses([wireBonus('a')]) });
  await press('Claim Gift');
  expect(names()).toEqual(['Bonus a']);
});

describe('a bonus that is given up', () => {
  const bonus = wireBonus('a');
  const forfeits = (sent: readonly { operationName: string; variables: object }[]) =>
    sent.filter(({ operationName }) => operationName === 'ForfeitBonus').map(({ variables }) => variables);
  const openDialog = () => press('Give up the bonus Bonus a');

  it('is gone after the player has read the sum, and the focus stays in its section', async () => {
    const { sent, answer } = await open(wireBonuses([bonus]), { ForfeitBonus: wireForfeit(bonus) });
    await openDialog();
    expect(dialog()).toHaveTextContent('You lose €12.50 of bonus money from “Bonus a”');
    expect(forfeits(sent)).toEqual([]);
    answer({ Bonuses: wireBonuses() });
    await press('Give up €12.50');
    expect(forfeits(sent)).toEqual([{ bonusId: 'a', balance: '12.50' }]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(names()).toEqual([]);
    expect(within(section() as HTMLElement).getByRole('status')).toHaveTextContent('You have given up “Bonus a”.');
    expect(section()).toHaveFocus();
  });

  it('while it is locked costs what it would have been', async () => {
    const locked = wireBonus('a', { isLocked: true, unlockTrigger: 'Deposit', balance: '0.00' });
    const { sent } = await open(wireBonuses([locked]), { ForfeitBonus: wireForfeit(locked) });
    await openDialog();
    expect(dialog()).toHaveTextContent('You lose the locked bonus “Bonus a” of €20.00.');
    await press('Give up €20.00');
    expect(forfeits(sent)).toEqual([{ bonusId: 'a', balance: '0.00' }]);
  });

  it('stays when the player cancels the dialog', async () => {
    const { sent } = await open(wireBonuses([bonus]));
    await openDialog();
    await press('Keep it');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(forfeits(sent)).toEqual([]);
    expect(screen.getByRole('button', { name: 'Give up the bonus Bonus a' })).toHaveFocus();
  });

  it('whose sum has changed needs another confirmation, with the new sum', async () => {
    const { sent, answer } = await open(wireBonuses([bonus]), { ForfeitBonus: wireRejection('BonusBalanceChanged') });
    await openDialog();
    answer({ Bonuses: wireBonuses([wireBonus('a', { balance: '14.00' })]) });
    await press('Give up €12.50');
    expect(within(dialog()).getByRole('alert')).toHaveTextContent('The sum has changed. Please decide again.');
    expect(dialog()).toHaveTextContent('You lose €14.00');
    answer({ ForfeitBonus: wireForfeit(bonus), Bonuses: wireBonuses() });
    await press('Give up €14.00');
    expect(forfeits(sent).at(-1)).toEqual({ bonusId: 'a', balance: '14.00' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('whose sum changes while the dialog is open says so', async () => {
    const { answer, client } = await open(wireBonuses([bonus]));
    await openDialog();
    expect(within(dialog()).getByRole('alert')).toHaveTextContent('');
    answer({ Bonuses: wireBonuses([wireBonus('a', { balance: '9.00' })]) });
    await act(async () => client.refetchTypes(['Bonus']));
    await untilIdle();
    expect(within(dialog()).getByRole('alert')).toHaveTextContent('The sum has changed');
    expect(screen.getByRole('button', { name: 'Give up €9.00' })).toBeEnabled();
  });

  it('with a round that is open cannot be given up', async () => {
    const text = 'A round with this bonus is still open. Please finish it first.';
    await open(wireBonuses([wireBonus('a', { isInPlay: true })]));
    const button = screen.getByRole('button', { name: 'Give up the bonus Bonus a' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(text);
  });

  it('with a round that has begun meanwhile says so, and can be given up later', async () => {
    await open(wireBonuses([bonus]), { ForfeitBonus: wireRejection('BonusInPlay') });
    await openDialog();
    await press('Give up €12.50');
    expect(within(dialog()).getByRole('alert')).toHaveTextContent('A round with this bonus is still open.');
    expect(screen.getByRole('button', { name: 'Give up €12.50' })).toBeEnabled();
    await press('Keep it');
    await openDialog();
    expect(within(dialog()).getByRole('alert')).toHaveTextContent('');
  });

  it('that has ended by itself can no longer be given up', async () => {
    const { answer } = await open(wireBonuses([bonus]), { ForfeitBonus: wireRejection('BonusNotActive') });
    await openDialog();
    answer({ Bonuses: wireBonuses() });
    await press('Give up €12.50');
    expect(within(dialog()).getByRole('alert')).toHaveTextContent('This bonus has ended already.');
    expect(
      within(dialog())
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Close']);
  });

  it('without an answer can be tried again', async () => {
    const { sent, answer } = await open(wireBonuses([bonus]), { ForfeitBonus: new TypeError('Offline') });
    await openDialog();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });

    await press('Give up €12.50');
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    await untilIdle();
    expect(within(dialog()).getByRole('alert')).toHaveTextContent('We have no answer yet. Trying again is safe.');
    answer({ ForfeitBonus: wireForfeit(bonus), Bonuses: wireBonuses() });
    await press('Give up €12.50');
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(new Set(forfeits(sent).map((variables) => JSON.stringify(variables))).size).toBe(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
