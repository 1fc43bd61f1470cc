import type { FeatureModule, ObjectTypeName } from '@lobby/contracts';
import { createStore, useStore } from '@lobby/runtime';
import { type Answers, renderScene, untilIdle } from '@lobby/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rewardsFeature } from '../index.ts';
import RewardsShopPage from './RewardsShopPage.tsx';
import { wireShop } from './shop.fixture.ts';

/** Pages of others to which the shop leads. */
const elsewhere = {
  id: 'protection',
  routes: {
    rewards: { load: async () => ({ default: () => null }) },
    promotions: { load: async () => ({ default: () => null }) },
    'source-of-wealth': { load: async () => ({ default: () => null }) },
    'phone-verification': { load: async () => ({ default: () => null }) },
  },
} satisfies FeatureModule;

/** Whether the player is on the page, which a test may leave. */
const isOnPage = createStore(true);
const Page = () => useStore(isOnPage) && <RewardsShopPage />;

export async function openShop(answers: Answers, search = '') {
  isOnPage.set(true);
  const scene = await renderScene(<Page />, {
    path: `/en/rewards-shop/${search}`,
    features: [rewardsFeature(), elsewhere],
    answers: { RewardsShop: wireShop(), ...answers },
  });
  async function setPage(isOpen: boolean) {
    act(() => isOnPage.set(isOpen));
    await untilIdle();
  }
  /** What somebody else has changed is pushed. */
  function push(changes: Answers, type: ObjectTypeName = 'RewardsShop') {
    scene.answer(changes);
    act(() => scene.client.refetchTypes([type]));
  }
  return { ...scene, push, setPage };
}
export const points = () => within(screen.getByRole('region', { name: 'Your points' })).getByRole('definition');
export const dialog = () => screen.getByRole('dialog');
/** On a fake clock, as `tap`. */
export const advance = async (ms: number) => {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  await untilIdle();
};
export const tap = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await untilIdle();
};
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
