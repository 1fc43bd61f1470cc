import { renderStory, setBuild, wireCustomer, wireViewer } from '@lobby/testing';
import { screen, within } from '@testing-library/react';
import { rewardsAnswers, wireOpenReward, wireRewards } from '../list/rewards.fixture.ts';
import { wireBonusMoney, wireMoney, wireSpins } from '../reward.fixture.ts';
import meta, { Empty, Failed } from './Rewards.stories.tsx';
import { card, cards, names, openQuickDeposit, openRewards, press, status, terms } from './rewardsPage.fixture.tsx';

const link = (name: string, text: string) => card(name).queryByRole('link', { name: text })?.getAttribute('href');

it('opens with what can be claimed (R-2-032)', async () => {
  await openRewards(wireRewards([wireOpenReward('a', {}, { name: 'Gift' })]));
  expect(screen.getByRole('heading', { level: 1, name: 'Rewards' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'To claim' })).toBeVisible();
  expect(names()).toEqual(['Gift']);
  expect(card('Gift').getByRole('button')).toHaveAccessibleName('Claim Gift');
});

describe('a card', () => {
  it('of each type has all of its values (R-3-050)', async () => {
    await openRewards(
      wireRewards([
        wireOpenReward('a', {}, { name: 'Lights', rewardType: { ...wireSpins(20), name: 'Ninth spins', betLevel: 2 } }),
        wireOpenReward('b', {}, { name: 'Gift', rewardType: { ...wireMoney('5.00'), name: 'Cash drop' } }),
        wireOpenReward('c', {}, { name: 'Reload', rewardType: { ...wireBonusMoney('10.00'), name: 'Reload' } }),
      ]),
    );
    expect(card('Lights').getByText('20 free spins')).toBeVisible();
    expect(card('Lights').getByText('Ninth spins', { selector: 'p' })).toBeVisible();
    expect(terms('Lights')).toEqual([
      'Stake of a spin: €0.20',
      'Bet level: 2',
      'Game: The game of these spins',
      'Wagering: 10 times the winnings',
    ]);
    expect(link('Lights', 'The game of these spins')).toBe('/en/games/ninth-lantern/');
    expect(card('Gift').getByText('€5.00')).toBeVisible();
    expect(card('Gift').getByText('Cash drop')).toBeVisible();
    expect(terms('Gift')).toEqual([]);
    expect(card('Reload').getByText('€10.00 bonus')).toBeVisible();
    expect(card('Reload').queryByText('Reload', { selector: 'p' })).toBeNull();
    expect(terms('Reload')).toEqual(['Wagering: 15 times the bonus', 'Maximum payout: €100.00']);
  });

  it('shows its worth once where that is its name', async () => {
    const named = { name: '20\u00a0free spins', rewardType: { ...wireSpins(20), name: 'Ninth spins' } };
    await openRewards(wireRewards([wireOpenReward('a', {}, named)]));
    expect(screen.getAllByText(/^20\s+free spins$/, { selector: 'h3, p' }).map(({ tagName }) => tagName)).toEqual([
      'H3',
    ]);
  });

  it.each([
    ['JSON where the address is missing', { url: null, json: '{"slug":"book"}' }, '/en/games/book/'],
    ['nothing for JSON that is none', { url: null, json: '{"slug":' }, undefined],
    ['nothing for an address that leads out', { url: 'https://other.test/', json: null }, undefined],
    ['nothing for a slug that is none', { url: null, json: '{"slug":"../../x"}' }, undefined],
  ])('names the game of spins by %s', async (_, descriptor, href) => {
    const rewardType = { ...wireSpins(), gameDescriptor: { __typename: 'GameDescriptor', ...descriptor } };
    await openRewards(wireRewards([wireOpenReward('a', {}, { name: 'Lights', rewardType })]));
    expect(link('Lights', 'The game of these spins')).toBe(href);
  });

  it('says why the player has it', async () => {
    await openRewards(
      wireRewards([
        wireOpenReward('a', { reason: 'A wish' }),
        wireOpenReward('b', {}, { rewardReason: 'Thank you' }),
        wireOpenReward('c', {}, { rewardReason: 'RewardsShop', kind: 'Cashback' }),
      ]),
    );
    expect(card('Reward a').getByText('A wish')).toBeVisible();
    expect(card('Reward b').getByText('Thank you')).toBeVisible();
    expect(card('Reward c').getByText('From the rewards shop')).toBeVisible();
    expect(card('Reward c').getByText('Cashback')).toBeVisible();
    expect(card('Reward b').queryByText('Cashback')).toBeNull();
  });

  it.each(['automatic', 'other'])(
    'of a reward that is not claimed by the player has no button (%s)',
    async (claimType) => {
      await openRewards(wireRewards([wireOpenReward('a', {}, { name: 'Gift', claimType })]));
      expect(card('Gift').queryByRole('button')).toBeNull();
      expect(status('Gift')).toHaveTextContent(claimType === 'automatic' ? 'It is credited by itself.' : '');
    },
  );

  it.each([
    ['DepositRequired', 'This reward needs a deposit first.', ['Deposit', 'Claim Gift']],
    ['RewardNotApplicable', 'This reward does not apply to your account.', ['Claim Gift']],
  ])('says what keeps it from being claimed: %s', async (obstacle, text, buttons) => {
    await openRewards(wireRewards([wireOpenReward('a', { obstacle }, { name: 'Gift' })]));
    expect(status('Gift')).toHaveTextContent(text);
    const claim = card('Gift').getByRole('button', { name: 'Claim Gift' });
    expect(claim).toBeDisabled();
    expect(claim).toHaveAccessibleDescription(text);
    expect(
      card('Gift')
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(buttons);
  });

  const [afterFirst, made] = [
    'It can be claimed with a deposit after your first one.',
    'It was for your first deposit, which you have made already.',
  ];
  it.each([
    ['ALWAYS', null, null, '', ['Claim Gift']],
    [
      'EXISTING_DEPOSITS',
      'DepositRequired',
      'With your next deposit',
      'needs a deposit first',
      ['Deposit', 'Claim Gift'],
    ],
    ['EXISTING_DEPOSITS', 'RewardNotApplicable', 'With your next deposit', afterFirst, ['Deposit', 'Claim Gift']],
    ['EXISTING_DEPOSITS', null, 'With your next deposit', '', ['Claim Gift']],
    [
      'FIRST_TIME_DEPOSIT',
      'DepositRequired',
      'With your first deposit',
      'needs a deposit first',
      ['Deposit', 'Claim Gift'],
    ],
    ['FIRST_TIME_DEPOSIT', 'RewardNotApplicable', 'With your first deposit', made, ['Claim Gift']],
  ])(
    'says with which deposit it comes: %s, %s (R-3-019)',
    async (applicability, obstacle, condition, text, buttons) => {
      await openRewards(wireRewards([wireOpenReward('a', { obstacle }, { name: 'Gift', applicability })]));
      const shown = card('Gift').queryByText(/^With your/);
      expect(shown?.textContent ?? null).toBe(condition);
      expect(status('Gift')).toHaveTextContent(text);
      const names = card('Gift').getAllByRole('button');
      expect(names.map(({ textContent }) => textContent)).toEqual(buttons);
    },
  );

  it('has one status region, and the list none of its own', async () => {
    await openRewards(wireRewards([wireOpenReward('a'), wireOpenReward('b')]));
    for (const each of cards()) expect(within(each).getAllByRole('status')).toHaveLength(1);
    expect(cards()[0]?.parentElement).not.toHaveAttribute('aria-live');
  });
});

describe('the full terms (R-6-017)', () => {
  const name = 'Full terms and conditions';
  it('are linked where the licence asks for it', async () => {
    setBuild({ fullTermsLinkInChallenges: true });
    await openRewards(wireRewards([wireOpenReward('a', {}, { name: 'Gift' })]));
    expect(link('Gift', name)).toBe('/en/bonus-terms-and-conditions/');
  });
  it('are not linked elsewhere', async () => {
    await openRewards(wireRewards([wireOpenReward('a', {}, { name: 'Gift' })]));
    expect(link('Gift', name)).toBeUndefined();
  });
});

describe('a call to action', () => {
  const withCall = (callToAction: object, fields: object = {}) =>
    wireRewards([
      wireOpenReward('a', fields, { name: 'Gift', callToAction: { __typename: 'CallToAction', ...callToAction } }),
    ]);
  const deposit = { type: 'DEPOSIT', label: 'Pay in', url: null, amount: '50.00' };

  it('DEPOSIT opens quick deposit with its amount, and then asks what has become of it (R-3-020)', async () => {
    const { answer, count } = await openRewards(withCall(deposit, { obstacle: 'DepositRequired' }));
    await press('Pay in');
    expect(openQuickDeposit).toHaveBeenCalledWith({ amount: '50.00' });
    expect(count('PlayerRewards')).toBe(1);
    openQuickDeposit.mockResolvedValueOnce('deposited');
    answer({ PlayerRewards: withCall(deposit) });
    await press('Pay in');
    expect(card('Gift').getByRole('button', { name: 'Claim Gift' })).toBeEnabled();
  });

  it('PAGE_LINK to the deposit is none for a player who may not pay in', async () => {
    const customer = { ...wireCustomer, isDepositsBlocked: true };
    await openRewards(withCall({ type: 'PAGE_LINK', label: 'Look', url: '/deposit/?amount=20', amount: null }), {
      answers: { GetCustomerInfo: wireViewer({ customer }) },
    });
    expect(screen.getByRole('listitem', { name: 'Gift' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Look' })).toBeNull();
  });

  it('DEPOSIT without an amount opens it without one', async () => {
    await openRewards(withCall({ ...deposit, label: '', amount: null }));
    await press('Deposit');
    expect(openQuickDeposit).toHaveBeenCalledWith({});
  });

  it.each([
    ['/rewards-shop/', '/en/rewards-shop/'],
    ['https://other.test/offer', 'https://other.test/offer'],
  ])('PAGE_LINK leads to %s (R-3-020)', async (url, href) => {
    await openRewards(withCall({ type: 'PAGE_LINK', label: 'Look', url, amount: null }));
    expect(link('Gift', 'Look')).toBe(href);
  });

  it.each(['javascript:alert(1)', 'http://other.test/', '//other.test/', 'data:text/html,x', '', null])(
    'PAGE_LINK is none for %p',
    async (url) => {
      await openRewards(withCall({ type: 'PAGE_LINK', label: 'Look', url, amount: null }));
      expect(screen.queryByText('Look')).toBeNull();
    },
  );

  it('is not there before the reward has begun', async () => {
    await openRewards(withCall(deposit, { status: 'Scheduled' }));
    expect(card('Gift').queryByRole('button')).toBeNull();
  });
});

it('without any reward says so, and leads to the shop', async () => {
  await renderStory(meta, Empty);
  expect(screen.getByRole('heading', { name: 'No reward is waiting' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the rewards shop' })).toHaveAttribute('href', '/en/rewards-shop/');
});

it('that cannot be loaded can be loaded again', async () => {
  const { answer } = await renderStory(meta, Failed);
  expect(screen.getByRole('alert')).toHaveTextContent('This did not load');
  answer(rewardsAnswers(wireRewards([wireOpenReward('a')])));
  await press('Try again');
  expect(names()).toEqual(['Reward a']);
});
