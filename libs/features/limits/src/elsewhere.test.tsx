import { Slot } from '@lobby/composition';
import { getOverlay, loadOverlays, openOverlay } from '@lobby/overlays';
import { renderScene, setBuild } from '@lobby/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { limitsFeature } from './index.ts';
import { limitsPlatform } from './limits.fixture.ts';

type Limits = Parameters<typeof limitsPlatform>[0];

const windowEndsAt = '2026-11-20T22:00:00.000Z';
const show = (part: React.ReactNode, limits: Limits, path?: string) =>
  renderScene(part, { features: [limitsFeature()], answers: limitsPlatform(limits).answers, path });

describe('a deposit limit in quick deposit', () => {
  it('shows what is left before the player types, of several limits the least, with the way to them (R-6-010)', async () => {
    setBuild({ depositLimits: true, weeklyAndMonthlyDepositLimits: true });
    await show(<Slot name="deposit.notice" />, [
      { value: 50, used: 10, windowEndsAt },
      { period: 'Week', value: 100, used: 80, windowEndsAt },
    ]);
    expect(screen.getByText(/^Deposit limit per week: €20\.00 left until .*20 November.* at 22:00\.$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your limits' })).toHaveAttribute('href', '/en/profile/limits/');
  });

  it('closes quick deposit on its way to the limits, also where their page is below already', async () => {
    setBuild({ depositLimits: true });
    const { address } = await show(<Slot name="deposit.notice" />, [{ value: 50 }], '/en/profile/limits/');
    await loadOverlays();
    await act(async () => void openOverlay({ variant: 'default', title: 'Deposit' }));
    expect(getOverlay().isOpen).toBe(true);
    fireEvent.click(screen.getByRole('link', { name: 'Your limits' }));
    await waitFor(() => expect(getOverlay().isOpen).toBe(false));
    expect(address()).toBe('/en/profile/limits/');
  });

  it.each<[string, Limits, boolean]>([
    ['without a limit', [{}], true],
    ['under a licence without deposit limits', [{ value: 50 }], false],
  ])('says nothing %s (R-6-010)', async (_, limits, depositLimits) => {
    setBuild({ depositLimits });
    await show(<Slot name="deposit.notice" />, limits);
    expect(screen.queryByText(/Deposit limit/)).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('a limit that has ended play', () => {
  it('is named with its end and the way to it', async () => {
    setBuild({ sessionLimits: true });
    await show(<Slot name="game.limit" props={{ measure: 'Session' }} />, [
      { kind: 'Session', value: 60, used: 60, windowEndsAt },
    ]);
    expect(screen.getByText(/^Time limit per day: used up until .*20 November.* at 22:00\.$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your limits' })).toHaveAttribute('href', '/en/profile/limits/');
  });

  it('may be one on losses in all products (R-6-008)', async () => {
    setBuild({ lossLimits: true, globalLossLimits: true });
    await show(<Slot name="game.limit" props={{ measure: 'Loss' }} />, [
      { kind: 'Loss', value: 50, used: 20, windowEndsAt },
      { kind: 'GlobalLoss', value: 20, used: 20, windowEndsAt },
    ]);
    expect(screen.getByText(/^Global loss limit per day: used up/)).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/en/profile/global-limits/');
  });
});

describe('the page about a game', () => {
  it('shows what is left of limits on losses and time, of several on the same the least, with the way to them', async () => {
    setBuild({ depositLimits: true, lossLimits: true, globalLossLimits: true, sessionLimits: true });
    await show(<Slot name="game.limits" />, [
      { value: 50, used: 10, windowEndsAt },
      { kind: 'Loss', value: 50, used: 20, windowEndsAt },
      { kind: 'GlobalLoss', value: 25, used: 20, windowEndsAt },
      { kind: 'Session', value: 60, used: 60, windowEndsAt },
    ]);
    const limits = within(screen.getByRole('region', { name: 'Your limits' }));
    expect(limits.getAllByText(/limit per/).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Global loss limit per day: €5\.00 left until .*20 November.* at 22:00\.$/),
      expect.stringMatching(/^Time limit per day: used up until .*20 November.* at 22:00\.$/),
    ]);
    expect(limits.getByRole('link', { name: 'Set and change limits' })).toHaveAttribute('href', '/en/profile/limits/');
  });

  it('has the way to limits alone where none is set, and nothing under a licence without them', async () => {
    setBuild({ sessionLimits: true });
    const { unmount } = await show(<Slot name="game.limits" />, [{ kind: 'Session' }]);
    expect(screen.queryByText(/left|used up/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Set and change limits' })).toBeVisible();
    unmount();
    setBuild({ depositLimits: true, sessionLimits: false });
    await show(<Slot name="game.limits" />, [{ value: 50, windowEndsAt }]);
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('the overview of the profile', () => {
  it('shows what is used of the limits that are set, and leads to them', async () => {
    setBuild({ depositLimits: true });
    await show(<Slot name="profile.overview" />, [{ value: 50, used: 30 }, { period: 'Week' }]);
    const bar = screen.getByRole('progressbar', { name: 'Deposit limit per day' });
    expect(bar).toHaveAttribute('aria-valuetext', '€30.00 of €50.00');
    expect(screen.getAllByRole('progressbar')).toHaveLength(1);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/en/profile/limits/');
  });

  it('says that none is set', async () => {
    setBuild({ depositLimits: true });
    await show(<Slot name="profile.overview" />, [{}]);
    expect(screen.getByText('You have not set a limit.')).toBeVisible();
  });
});

it.each([
  ['mga', { depositLimits: true, sessionLimits: true }, ['profile-limits']],
  ['crc', { depositLimits: true }, ['profile-limits']],
  ['est', { lossLimits: true, globalLossLimits: true }, ['profile-limits', 'profile-global-limits']],
  ['cos', {}, []],
])('%s has the pages of its limits, and no others (A-066)', (_, gates, expected) => {
  setBuild(gates);
  const pages = Object.entries(limitsFeature().routes).filter(([, page]) => page);
  expect(pages.map(([route]) => route)).toEqual(expected);
});
