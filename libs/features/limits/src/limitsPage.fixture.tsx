import type { BuildConstant, License } from '@lobby/contracts';
import { closeOverlay } from '@lobby/overlays';
import { platformClockOffset } from '@lobby/runtime';
import { renderScene, type SceneOptions, setBuild, untilIdle } from '@lobby/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { limitsPlatform } from './limits.fixture.ts';
import LimitsPage from './LimitsPage.tsx';

type Platform = ReturnType<typeof limitsPlatform>;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const noon = Date.UTC(2026, 10, 20, 12);
export const mga: Partial<Record<BuildConstant, boolean>> = {
  depositLimits: true,
  weeklyAndMonthlyDepositLimits: true,
  sessionLimits: true,
};

let license: License;

/** A fake clock at noon, and a build with limits of deposits and time, under a licence. */
export function setUpLimits(of: License): void {
  license = of;
  beforeEach(() => {
    jest.useFakeTimers({ now: noon, doNotFake: ['queueMicrotask', 'nextTick'] });
    setBuild(mga);
  });
  afterEach(async () => {
    await act(() => closeOverlay());
    jest.useRealTimers();
    platformClockOffset.set(0);
  });
}

export async function openLimits(
  platform: Pick<Platform, 'answers'>,
  options: SceneOptions & { page?: typeof LimitsPage } = {},
) {
  const { page: Page = LimitsPage, ...scene } = options;
  return renderScene(<Page />, {
    path: '/en/profile/limits/',
    ...scene,
    settings: { license, ...scene.settings },
    answers: { ...platform.answers, ...scene.answers },
  });
}
export const card = (name = 'Deposit limit per day') => within(screen.getByRole('region', { name }));
/** Presses the button with these words, whose name may go on with the limit's. */
export const press = async (words: string, within_ = card()) => {
  fireEvent.click(within_.getByRole('button', { name: new RegExp(`^${words}( |$)`) }));
  await untilIdle();
};
export async function type(text: string, within_ = card()) {
  fireEvent.change(within_.getByRole('textbox'), { target: { value: text } });
  await untilIdle();
}
export const advance = async (ms: number) => {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  await untilIdle();
};
