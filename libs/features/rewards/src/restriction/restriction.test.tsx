import { setBuild, wireCustomer, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { screen, within } from '@testing-library/react';
import { wireOpenReward, wireRewards } from '../list/rewards.fixture.ts';
import { card, openRewards } from '../page/rewardsPage.fixture.tsx';

const callToAction = { __typename: 'CallToAction', type: 'DEPOSIT', label: 'Deposit', url: null, amount: '50.00' };
const gift = wireOpenReward('a', {}, { name: 'Gift', callToAction });
const later = '2999-01-01T00:00:00Z';
const open = (player: object, customer: object = {}) =>
  openRewards(wireRewards([gift]), {
    answers: {
      GetPlayerInfo: wireViewer({ player: { ...wirePlayer, ...player }, wallet: wireWallet }),
      GetCustomerInfo: wireViewer({ customer: { ...wireCustomer, ...customer } }),
    },
  });
const notice = () => screen.queryByRole('region', { name: 'Rewards are not available now' });
const claimButton = () => card('Gift').getByRole('button', { name: 'Claim Gift' });

const closed = { accountStatus: { ...wirePlayer.accountStatus, status: 'Closed' } };
const excluded = { selfExclusionDetails: { ...wirePlayer.selfExclusionDetails, exclusionEndsAt: later } };
const onBreak = { timeouts: { ...wirePlayer.timeouts, timeoutEndsAt: later } };
const noPhone = { isPhoneNumberVerified: false };
const wealth = { sourceOfWealthStatus: { ...wirePlayer.sourceOfWealthStatus, status: 'Required' } };
const blocked = { isRewardsBlocked: true };

it('is none for a player without restrictions', async () => {
  await open({});
  expect(notice()).toBeNull();
  expect(claimButton()).toBeEnabled();
});

it.each([
  ['a closed account', closed, {}, 'Your account is closed.', '/en/responsible-gaming/'],
  ['a self-exclusion', excluded, {}, 'You have excluded yourself from play.', '/en/responsible-gaming/'],
  ['a break', onBreak, {}, 'You are taking a break from play.', '/en/responsible-gaming/'],
  ['the operator’s block (R-6-004)', {}, blocked, 'Rewards are blocked for your account.', null],
  [
    'a phone number that is not verified',
    noPhone,
    {},
    'Please verify your phone number first.',
    '/en/phone-verification/',
  ],
  ['a source of wealth that is not declared', wealth, {}, 'where the money comes from', '/en/source-of-wealth/'],
  // The first of several that would have to be lifted.
  [
    'a break before all else',
    { ...onBreak, ...wealth, ...noPhone },
    blocked,
    'a break from play',
    '/en/responsible-gaming/',
  ],
  ['the block before what the player can do', { ...wealth, ...noPhone }, blocked, 'Rewards are blocked', null],
  ['the phone number before the wealth', { ...wealth, ...noPhone }, {}, 'your phone number', '/en/phone-verification/'],
])('for %s says why, leads on and lets nothing be claimed', async (_, player, customer, text, href) => {
  setBuild({ EnablePhoneVerification: true });
  await open(player, customer);
  expect(notice()).toHaveTextContent(text);
  const link = within(notice() as HTMLElement).queryByRole('link');
  expect(link?.getAttribute('href') ?? null).toBe(href);
  expect(claimButton()).toBeDisabled();
  // A blocked player is not prompted to deposit for rewards.
  expect(card('Gift').queryByRole('button', { name: 'Deposit' })).toBeNull();
});

it('lets nothing be claimed until it is known whether the operator blocks it', async () => {
  await openRewards(wireRewards([gift]), { answers: { GetCustomerInfo: new Promise(() => undefined) } });
  expect(notice()).toBeNull();
  expect(claimButton()).toBeDisabled();
});

it.each([
  ['phone numbers are not verified', { EnablePhoneVerification: false }, noPhone],
  [
    'they are, but not for rewards',
    { EnablePhoneVerification: true, DisablePhoneVerificationForRewards: true },
    noPhone,
  ],
  ['there is no phone number', { EnablePhoneVerification: true }, { ...noPhone, phoneNumber: null }],
  [
    'a declaration is under review',
    {},
    { sourceOfWealthStatus: { ...wirePlayer.sourceOfWealthStatus, status: 'Pending' } },
  ],
  ['a break is over', {}, { timeouts: { ...wirePlayer.timeouts, timeoutEndsAt: '2020-01-01T00:00:00Z' } }],
])('is none where %s', async (_, build, player) => {
  setBuild(build);
  await open(player);
  expect(notice()).toBeNull();
  expect(claimButton()).toBeEnabled();
});

it('offers no deposit to a player who may not deposit', async () => {
  const called = {
    callToAction: { __typename: 'CallToAction', type: 'DEPOSIT', label: 'Pay in', url: null, amount: null },
  };
  await openRewards(wireRewards([wireOpenReward('a', {}, { name: 'Gift', ...called })]), {
    answers: { GetPlayerInfo: wireViewer({ player: { ...wirePlayer, ...onBreak }, wallet: wireWallet }) },
  });
  expect(screen.queryByRole('button', { name: 'Pay in' })).toBeNull();
});
