import type { FeatureModule, ObjectTypeName } from '@lobby/contracts';
import { Realtime } from '@lobby/realtime';
import { loadSubscriptions } from '../list/rewards.fixture.ts';
import { type Answers, renderScene, type SceneOptions, untilIdle, wireViewer, wireWallet } from '@lobby/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { rewardsFeature } from '../index.ts';
import { rewardsAnswers } from '../list/rewards.fixture.ts';
import { mockSocket } from '../list/socket.fixture.ts';
import RewardsWatch from '../list/RewardsWatch.tsx';
import RewardsPage from './RewardsPage.tsx';

const page = async () => ({ default: () => null });
export const openQuickDeposit = jest.fn<Promise<'deposited' | 'closed'>, [object]>(async () => 'closed');

/** Pages and intents of others to which the rewards lead. */
const elsewhere: readonly FeatureModule[] = [
  { id: 'cashier', intents: { openQuickDeposit: async () => openQuickDeposit } },
  { id: 'content', routes: { 'bonus-terms-and-conditions': { load: page } } },
  {
    id: 'protection',
    routes: {
      'source-of-wealth': { load: page },
      'phone-verification': { load: page },
      'responsible-gaming': { load: page },
    },
  },
];

/** Nothing is in play. */
const noBonuses = wireViewer({ bonuses: [], freeSpins: [] });

/** The page of rewards with the socket and what listens to it. */
export async function openRewards(PlayerRewards: unknown, { answers, ...options }: SceneOptions = {}) {
  openQuickDeposit.mockClear();
  const socket = mockSocket();
  const onError = jest.fn();
  const scene = await renderScene(
    <>
      <Realtime load={loadSubscriptions} onError={onError} />
      <RewardsWatch />
      <RewardsPage />
    </>,
    {
      path: '/en/rewards/',
      features: [rewardsFeature(), ...elsewhere],
      ...options,
      answers: {
        ...rewardsAnswers(PlayerRewards),
        Bonuses: noBonuses,
        Wallet: wireViewer({ wallet: wireWallet }),
        ...answers,
      },
    },
  );
  const count = (name: string) => scene.names().filter((sent) => sent === name).length;
  /** An answer to the list is one to what stands beside it, too, unless that has its own. */
  function answer({ PlayerRewards: list, ...others }: Answers) {
    scene.answer(list === undefined ? others : { ...rewardsAnswers(list), ...others });
  }
  /** What somebody else has changed is pushed. */
  async function push(changes: Answers, type: ObjectTypeName) {
    answer(changes);
    // The client asks in a microtask.
    await act(async () => scene.client.refetchTypes([type]));
    await untilIdle();
  }
  return { ...scene, answer, socket, onError, count, push };
}

export const cards = (): HTMLElement[] => {
  const list = within(screen.getByRole('region', { name: 'To claim' })).queryByRole('list');
  return list ? within(list).getAllByRole('listitem') : [];
};
export const names = () => cards().map((card) => within(card).getByRole('heading').textContent);
export const card = (name: string) => within(screen.getByRole('listitem', { name }));
/** What the card says of its claim. */
export const status = (name: string) => card(name).getByRole('status');
/** Terms of the card with their values. */
export const terms = (name: string) =>
  card(name)
    .queryAllByRole('definition')
    .map((value) => `${value.previousElementSibling?.textContent}: ${value.textContent}`);
export const press = async (name: string | RegExp) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  await act(async () => fireEvent.click(button));
  await untilIdle();
};
