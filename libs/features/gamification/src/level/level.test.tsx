import { Slot } from '@lobby/composition';
import { closeOverlay, loadOverlays, openOverlay, useFeedback } from '@lobby/overlays';
import { playerLevel } from '@lobby/player';
import { local } from '@lobby/storage';
import { untilIdle } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import { renderGamification } from '../gamification.fixture.tsx';
import { createService } from '../service.fixture.ts';
import { infoAnswer, playerAnswer, settingsAnswer, wireStatus } from '../wire.fixture.ts';
import GamificationWatch from './GamificationWatch.tsx';

function Messages() {
  return useFeedback().map(({ id, message }) => <p key={id}>{message}</p>);
}
const optedOut = () => Object.assign(createService(), { status: wireStatus({ gamificationOpt: { enable: false } }) });
const unknown = { GetGamanzaInfo: { errors: [{ message: 'Down' }] } };
const onBreak = () => playerAnswer({ timeouts: { __typename: 'Timeouts', timeoutEndsAt: '2099-01-01T00:00:00Z' } });
const excluded = () =>
  playerAnswer({
    selfExclusionDetails: { __typename: 'SelfExclusionDetails', exclusionEndsAt: '2099-01-01T00:00:00Z' },
  });
const disabled = { GamificationSettings: settingsAnswer({ enabled: false }) };

describe('in the menu', () => {
  const close = jest.fn();
  const openMenu = (options: Parameters<typeof renderGamification>[1] = {}) =>
    renderGamification(<Slot name="menu.items" props={{ close }} />, options);
  const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

  it('are the three pages, with the rank and the way to the next level', async () => {
    await openMenu();
    expect(links()).toEqual(['/en/loyalty-program/', '/en/missions/', '/en/tournaments/']);
    expect(screen.getByText('Silver')).toBeVisible();
    const progress = screen.getByRole('progressbar', { name: 'To level 3' });
    expect(progress).toHaveAttribute('aria-valuenow', '200');
    expect(progress).toHaveAttribute('aria-valuemax', '400');
    expect(screen.getByText('300 of 500 points')).toBeVisible();
    act(() => screen.getByRole('link', { name: 'Missions' }).click());
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('is no level of whoever takes no part, and no progress at the highest', async () => {
    const { unmount } = await openMenu({ service: optedOut() });
    expect(links()).toHaveLength(3);
    expect(screen.queryByText('Silver')).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
    unmount();
    await openMenu({ service: Object.assign(createService(), { status: wireStatus({ nextLevelPoints: null }) }) });
    expect(screen.getByText('Silver')).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it.each([
    ['while there is no programme', { answers: disabled }],
    ['while nobody knows of one', { answers: unknown }],
    ['for visitors', { visitor: true }],
  ])('is nothing %s (R-4-051)', async (_, options) => {
    await openMenu(options);
    expect(links()).toEqual([]);
  });

  it('is nothing during a time-out', async () => {
    await openMenu({ answers: { GetPlayerInfo: onBreak() } });
    expect(links()).toEqual([]);
  });
});

describe('on the profile', () => {
  const openProfile = (options: Parameters<typeof renderGamification>[1] = {}) =>
    renderGamification(<Slot name="profile.overview" />, options);

  it('are level, rank and progress', async () => {
    await openProfile();
    expect(screen.getByRole('region', { name: 'Loyalty programme' })).toHaveTextContent(/Silver.*Level 2/);
    expect(screen.getByRole('progressbar', { name: 'To level 3' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the loyalty programme' })).toHaveAttribute(
      'href',
      '/en/loyalty-program/',
    );
  });

  it('is level 1 where the platform gives none (R-3-066)', async () => {
    await openProfile({ answers: { GetGamanzaInfo: infoAnswer(null) } });
    expect(screen.getByText('Level 1')).toBeVisible();
  });

  it('is what taking part means, for whoever takes no part', async () => {
    await openProfile({ service: optedOut() });
    expect(screen.getByText(/You do not take part. It is free/)).toBeVisible();
    expect(screen.queryByText('Level 2')).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it.each([
    ['there is no programme', disabled],
    ['nobody knows of one', unknown],
  ])('is nothing while %s (R-4-051)', async (_, answers) => {
    await openProfile({ answers });
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('is nothing during a time-out', async () => {
    await openProfile({ answers: { GetPlayerInfo: onBreak() } });
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('a level', () => {
  const watch = (options: Parameters<typeof renderGamification>[1] = {}) =>
    renderGamification(
      <>
        <GamificationWatch />
        <Messages />
      </>,
      options,
    );
  // Messages outlast a test: each rises to levels of its own.
  const announcements = (level: number) => screen.queryAllByText(`You have reached level ${level}`);
  afterEach(() => {
    local.remove('claims');
    local.remove('inbox');
  });

  async function rise(scene: Pick<Awaited<ReturnType<typeof watch>>, 'answer' | 'client'>, level: number | null) {
    scene.answer({ GetGamanzaInfo: infoAnswer(level) });
    // As `playerUpdated` does with its types.
    await act(async () => scene.client.refetchTypes(['PlayerGamificationDetails']));
    await untilIdle();
  }

  it('is sent with requests as long as the session lasts (R-7-005)', async () => {
    const scene = await watch();
    expect(playerLevel.get()).toBe(2);
    const ranks = () =>
      new Headers((jest.mocked(fetch).mock.lastCall as [unknown, RequestInit])[1].headers).get('x-ranks');
    await rise(scene, 6);
    expect(ranks()).toBe('2');
    await rise(scene, 7);
    expect(ranks()).toBe('6');
    scene.unmount();
    expect(playerLevel.get()).toBeNull();
  });

  it('has the service queried again where a part shows its standing', async () => {
    const { service, ...scene } = await renderGamification(<Slot name="profile.overview" />);
    const before = service.callsOf('/player').length;
    service.status = wireStatus({ level: 3, rank: { level: 3, name: 'Gold' }, nextLevelPoints: null });
    await rise(scene, 3);
    expect(service.callsOf('/player')).toHaveLength(before + 1);
    expect(screen.getByText('Gold')).toBeVisible();
  });

  it('is announced once when it rises, not when it is first known, falls or stays', async () => {
    const scene = await watch();
    await rise(scene, 2);
    await rise(scene, 1);
    expect([...announcements(2), ...announcements(1)]).toEqual([]);
    await rise(scene, 3);
    expect(announcements(3)).toHaveLength(1);
    await rise(scene, 12);
    await rise(scene, 11);
    expect(announcements(12)).toHaveLength(1);
    expect(announcements(11)).toEqual([]);
  });

  it('can be read again, once however often it is reached, and not one that was not announced', async () => {
    const scene = await watch();
    await rise(scene, 40);
    await rise(scene, 39);
    await rise(scene, 40);
    scene.unmount();
    await rise(await watch(), 40);
    expect(local.read('inbox')?.entries).toMatchObject([{ kind: 'level', level: 40, isRead: false }]);
  });

  it('is announced, too, when it was not known for a while', async () => {
    const scene = await watch();
    await rise(scene, null);
    expect(playerLevel.get()).toBeNull();
    await rise(scene, 2);
    expect(announcements(2)).toEqual([]);
    await rise(scene, null);
    await rise(scene, 14);
    expect(announcements(14)).toHaveLength(1);
  });

  it.each([
    ['self-excluded', 21, { GetPlayerInfo: excluded() }],
    ['on a time-out', 23, { GetPlayerInfo: onBreak() }],
    ['blocked in the programme', 25, { GetGamanzaInfo: infoAnswer(2, true) }],
    ['without a programme', 27, disabled],
  ])('is not announced to a player who is %s, nor later', async (_, level, answers) => {
    const scene = await watch({ answers });
    const isBlocked = 'GetGamanzaInfo' in answers;
    scene.answer({ GetGamanzaInfo: infoAnswer(level, isBlocked) });
    await act(async () => scene.client.refetchTypes(['PlayerGamificationDetails']));
    await untilIdle();
    expect(playerLevel.get()).toBe(level);
    scene.answer({ GetPlayerInfo: playerAnswer(), GamificationSettings: settingsAnswer() });
    scene.answer({ GetGamanzaInfo: infoAnswer(level) });
    await act(async () => scene.client.refetchTypes(['Player', 'GamificationSettings', 'PlayerGamificationDetails']));
    await untilIdle();
    expect(announcements(level)).toEqual([]);
    await rise(scene, level + 1);
    expect(announcements(level + 1)).toHaveLength(1);
  });

  it('is not announced to a player whose time-out begins while the message waits', async () => {
    await loadOverlays();
    const scene = await watch();
    await act(async () => void openOverlay({ variant: 'reality-check', title: 'Reality check' }));
    await rise(scene, 29);
    scene.answer({ GetPlayerInfo: onBreak() });
    await act(async () => scene.client.refetchTypes(['Player']));
    await untilIdle();
    await act(() => closeOverlay());
    await untilIdle();
    expect(announcements(29)).toEqual([]);
  });

  it('is not announced again by another tab', async () => {
    const first = await watch();
    await rise(first, 5);
    expect(announcements(5)).toHaveLength(1);
    first.unmount();
    const second = await watch();
    await rise(second, 5);
    expect(local.read('claims')).toHaveLength(1);
  });

  it('is announced to each player who reaches it in this browser', async () => {
    const first = await watch();
    await rise(first, 16);
    first.unmount();
    const second = await watch({ answers: { GetPlayerInfo: playerAnswer({ playerId: 'another' }) } });
    await rise(second, 16);
    expect(local.read('claims')).toHaveLength(2);
  });

  it('is announced when the lobby’s overlay has closed, and no more once the session has ended', async () => {
    await loadOverlays();
    const cover = () => act(async () => void openOverlay({ variant: 'reality-check', title: 'Reality check' }));
    const uncover = async () => {
      await act(() => closeOverlay());
      await untilIdle();
    };
    const scene = await watch();
    await cover();
    await rise(scene, 18);
    expect(announcements(18)).toEqual([]);
    await uncover();
    expect(announcements(18)).toHaveLength(1);

    await cover();
    await rise(scene, 19);
    scene.unmount();
    await uncover();
    expect(local.read('claims')).toHaveLength(1);
  });
});
