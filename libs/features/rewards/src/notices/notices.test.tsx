import type { ObjectTypeName } from '@lobby/contracts';
import { Slot } from '@lobby/composition';
import {
  type Answers,
  renderScene,
  type SceneOptions,
  setBuild,
  translatePage,
  untilIdle,
  wireCustomer,
  wireViewer,
} from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { wireBonuses, wireFreeSpins } from '../bonuses/bonuses.fixture.ts';
import { rewardsFeature } from '../index.ts';
import { rewardsAnswers, wireOpenReward, wireRewards } from '../list/rewards.fixture.ts';

const open = async (part: ReactElement, answers: SceneOptions['answers']) => {
  const scene = await renderScene(part, { features: [rewardsFeature()], answers });
  await untilIdle();
  async function push(changes: Answers, type: ObjectTypeName) {
    scene.answer(changes);
    // The client asks in a microtask.
    await act(async () => scene.client.refetchTypes([type]));
    await untilIdle();
  }
  return { ...scene, push };
};
const blocked = { GetCustomerInfo: wireViewer({ customer: { ...wireCustomer, isRewardsBlocked: true } }) };
const waiting = wireRewards([
  wireOpenReward('a'),
  wireOpenReward('b'),
  wireOpenReward('later', { status: 'Scheduled' }),
  wireOpenReward('other', { obstacle: 'DepositRequired' }),
  wireOpenReward('automatic', {}, { claimType: 'automatic' }),
]);

describe('the count beside a link', () => {
  const count = <Slot name="rewards.count" />;

  it('is of what can be claimed now', async () => {
    await open(count, rewardsAnswers(waiting));
    expect(await screen.findByText('2 to claim')).toBeInTheDocument();
  });

  it.each([
    ['nothing waits', wireRewards([]), {}],
    ['rewards are blocked for the player', waiting, blocked],
  ])('is not there where %s', async (_, PlayerRewards, answers) => {
    await open(count, { ...rewardsAnswers(PlayerRewards), ...answers });
    expect(screen.queryByText(/to claim/)).toBeNull();
  });
});

describe('the menu', () => {
  it('leads to the rewards with their number, to the shop and to cashback', async () => {
    await open(<Slot name="menu.items" props={{ close: () => undefined }} />, rewardsAnswers(waiting));
    expect(await screen.findByRole('link', { name: /^Rewards\s*2 to claim$/ })).toHaveAttribute('href', '/en/rewards/');
    expect(screen.getByRole('link', { name: 'Rewards shop' })).toHaveAttribute('href', '/en/rewards-shop/');
    expect(screen.getByRole('link', { name: 'Cashback' })).toHaveAttribute('href', '/en/cashback/');
  });
});

describe('the line above the lobby', () => {
  it.each([
    ['what waits', waiting, {}, '2 rewards are waiting for you'],
    ['that nothing does', wireRewards([]), {}, 'No reward is waiting'],
    ['a player without rewards no more than that', waiting, blocked, 'Rewards are not available now'],
  ])('tells %s, and leads to the page', async (_, PlayerRewards, answers, text) => {
    await open(<Slot name="lobby.top" />, { ...rewardsAnswers(PlayerRewards), ...answers });
    expect(await screen.findByRole('link', { name: text })).toHaveAttribute('href', '/en/rewards/');
  });

  it('tells the next number, too, in a page that the browser translates (A-193)', async () => {
    translatePage();
    const { push } = await open(<Slot name="lobby.top" />, rewardsAnswers(waiting));
    expect(await screen.findByRole('link', { name: '2 rewards are waiting for you' })).toBeVisible();
    await push(rewardsAnswers(wireRewards([wireOpenReward('a')])), 'Reward');
    expect(await screen.findByRole('link', { name: '1 reward is waiting for you' })).toBeVisible();
  });

  it('has a name from the start', async () => {
    const never = new Promise(() => {});
    await open(<Slot name="lobby.top" />, rewardsAnswers(never));
    expect(await screen.findByRole('link', { name: 'Rewards' })).toHaveAttribute('href', '/en/rewards/');
  });
});

describe('beside a running game', () => {
  const bar = <Slot name="game.bar" props={{ gameId: 'g1', slug: 'ninth-lantern' }} />;
  const spins = (fields: object) => wireBonuses([], [wireFreeSpins('s', fields)]);

  it('stands how many of its free spins are left', async () => {
    await open(bar, { Bonuses: spins({ spinsLeft: 7 }) });
    expect(await screen.findByText('7 free spins left')).toBeVisible();
  });

  it('stand those alone that the game was opened with', async () => {
    const of = (id: string, spinsLeft: number) => wireFreeSpins(id, { spinsLeft });
    const { push } = await open(bar, { Bonuses: wireBonuses([], [of('first', 2), of('second', 5)]) });
    expect(await screen.findByText('2 free spins left')).toBeVisible();
    await push({ Bonuses: wireBonuses([], [of('first', 0), of('second', 5)]) }, 'FreeSpins');
    expect(screen.queryByText(/free spin/)).toBeNull();
  });

  it('stands nothing of spins that come while it runs', async () => {
    const { push } = await open(bar, { Bonuses: wireBonuses() });
    await push({ Bonuses: spins({}) }, 'FreeSpins');
    expect(screen.queryByText(/free spin/)).toBeNull();
  });

  it.each([
    ['that are used up', spins({ spinsLeft: 0 })],
    ['of another game', spins({ game: { __typename: 'Game', lookupId: 'g2', slug: 'other', title: 'Other' } })],
  ])('stands nothing of spins %s', async (_, Bonuses) => {
    await open(bar, { Bonuses });
    expect(screen.queryByText(/free spin/)).toBeNull();
  });

  it('stands nothing without a bonus wallet', async () => {
    setBuild({ bonusWallet: false });
    const { names } = await open(bar, { Bonuses: spins({}) });
    expect(names()).not.toContain('Bonuses');
  });
});
