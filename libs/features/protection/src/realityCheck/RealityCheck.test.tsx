/**
 * @jest-environment-options {"url": "https://lobby.acme.test/"}
 */
import { getChecks, useChecks, useChecksReady } from '@lobby/checks';
import { Slot } from '@lobby/composition';
import { closeOverlay, getOverlay, openOverlay, markOverlaysReady, useOverlay } from '@lobby/overlays';
import { GetPlayerInfo } from '@lobby/player';
import { currentGames } from '@lobby/routing';
import { platformClockOffset } from '@lobby/runtime';
import { cookies, local } from '@lobby/storage';
import {
  renderScene,
  setBuild,
  untilIdle,
  wireNotOffered,
  wirePlayer,
  wireViewer,
  wireWallet,
  type SceneOptions,
} from '@lobby/testing';
import { act, screen, within } from '@testing-library/react';
import { protectionFeature } from '../index.ts';
import { startPeriod } from './period.ts';

const MINUTE = 60_000;
const now = Date.UTC(2026, 10, 20, 20);
const check = {
  __typename: 'RealityCheck',
  id: 'p1',
  // Earlier than the cookie's start: play began on another device.
  startedAt: new Date(now - 75 * MINUTE).toISOString(),
  now: new Date(now).toISOString(),
  netPosition: '-12.50',
  staked: '40.00',
  won: '27.50',
  currency: 'EUR',
};

function OverlayOutlet() {
  const { isOpen, overlay } = useOverlay();
  return (
    isOpen && (
      <dialog open aria-label={String(overlay?.title)}>
        {overlay?.content}
      </dialog>
    )
  );
}
const checksAllowed: boolean[] = [];
/** Records at each render whether the checks would allow something to open. */
function CheckRecorder() {
  const areReady = useChecksReady();
  const { anyActive } = useChecks();
  checksAllowed.push(areReady && !anyActive);
  return null;
}
async function renderPlay(options: SceneOptions = {}) {
  const rendered = await renderScene(
    <>
      <CheckRecorder />
      <Slot name="background.player" />
      <OverlayOutlet />
    </>,
    {
      features: [protectionFeature()],
      path: '/en/games/book/',
      ...options,
      answers: {
        RealityCheck: wireViewer({ realityCheck: check }),
        AcknowledgeRealityCheck: { data: { acknowledgeRealityCheck: check } },
        ...options.answers,
      },
    },
  );
  await advanceTime(0);
  await untilIdle();
  return rendered;
}
/** Retries an assertion while lazy code and responses arrive. The fake clock does not advance. */
async function waitUntil(assertion: () => void) {
  for (let tries = 0; ; tries += 1) {
    try {
      return assertion();
    } catch (error) {
      if (tries > 100) throw error;
    }
    await untilIdle();
    await advanceTime(0);
  }
}
const waitForCheck = () =>
  waitUntil(() =>
    expect(getOverlay()).toMatchObject({ isOpen: true, overlay: { variant: 'reality-check', queued: true } }),
  );
const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const figure = (label: string) => within(screen.getByText(label).closest('li')!);
const answerCheck = async (result: 'ok' | 'dismiss') => {
  await waitForCheck();
  await act(() => closeOverlay(result));
  await untilIdle();
};

beforeEach(() => {
  jest.useFakeTimers({ now });
  setBuild({ realityCheck: true });
  currentGames.set([{ gameId: '1', slug: 'book', mode: 'real', allowsBonus: true }]);
});
afterEach(async () => {
  checksAllowed.length = 0;
  while (getOverlay().isOpen) await act(() => closeOverlay());
  currentGames.set([]);
  platformClockOffset.set(0);
  cookies.removeOfPlayer();
  localStorage.clear();
  jest.useRealTimers();
});

describe('reality check', () => {
  it.each([
    ['behind', -120],
    ['ahead', 120],
  ])('uses the platform’s clock on a device whose own is %s (A-130)', async (_, minutes) => {
    jest.useFakeTimers({ now: now + minutes * MINUTE });
    startPeriod(Date.now() - 60 * MINUTE);
    const { sent } = await renderPlay();
    await waitUntil(() => expect(figure('Time played').getByText('01:15:00')).toBeInTheDocument());
    await answerCheck('ok');
    await waitUntil(() =>
      expect(sent).toContainEqual(
        expect.objectContaining({
          operationName: 'AcknowledgeRealityCheck',
          variables: { time: new Date(now).toISOString() },
        }),
      ),
    );
  });

  it('interrupts play at the player’s period with time played and net position (R-6-016, A-130)', async () => {
    startPeriod(now - 60 * MINUTE);
    await renderPlay();
    await waitForCheck();
    expect(getChecks().anyActive).toBe(true);
    await waitUntil(() => expect(figure('Time played').getByText('01:15:00')).toBeInTheDocument());
    expect(figure('Net position').getByText('-€12.50')).toBeInTheDocument();
  });

  it('does not interrupt play before the period is over (R-6-016)', async () => {
    startPeriod(now - 59 * MINUTE);
    await renderPlay();
    expect(getOverlay().isOpen).toBe(false);
    expect(getChecks().anyActive).toBe(false);
  });

  it('lets nothing open before it when it is due as the page opens (A-131)', async () => {
    markOverlaysReady();
    startPeriod(now - 60 * MINUTE);
    await renderPlay();
    await waitForCheck();
    expect(getChecks().anyActive).toBe(true);
    expect(checksAllowed).not.toContain(true);
    await answerCheck('ok');
    await waitUntil(() => expect(checksAllowed.at(-1)).toBe(true));
  });

  it('waits while the cashier is open, and shows as soon as it closes (A-162)', async () => {
    startPeriod(now - 59 * MINUTE);
    await renderPlay();
    await act(async () => void openOverlay({ variant: 'quick-deposit', title: 'Deposit' }));
    await advanceTime(MINUTE);
    await waitUntil(() => expect(getChecks().anyActive).toBe(true));
    expect(getOverlay()).toMatchObject({ isOpen: true, overlay: { variant: 'quick-deposit' } });
    await act(() => closeOverlay());
    await waitForCheck();
    await answerCheck('ok');
    expect(getOverlay().isOpen).toBe(false);
  });

  it('continues the game after OK, and records when it was answered (A-129, A-130)', async () => {
    startPeriod(now - 60 * MINUTE);
    const { sent, address } = await renderPlay();
    await answerCheck('ok');
    expect(address()).toBe('/en/games/book/');
    const acknowledgement = () => sent.find(({ operationName }) => operationName === 'AcknowledgeRealityCheck');
    await waitUntil(() => expect(acknowledgement()).toBeDefined());
    const sentAcknowledgement = acknowledgement();
    expect(sentAcknowledgement?.variables['time']).toBe(new Date(Date.now()).toISOString());
    expect(cookies.get('gameInit')).toBe(sentAcknowledgement?.variables['time']);
    expect(getChecks().anyActive).toBe(false);
  });

  it('records the platform’s time where somebody has set the device’s clock meanwhile (A-195)', async () => {
    startPeriod(now - 60 * MINUTE);
    const { sent } = await renderPlay();
    await waitForCheck();
    jest.setSystemTime(now + 180 * MINUTE);
    await answerCheck('ok');
    const times = () =>
      sent.flatMap(({ operationName, variables }) =>
        operationName === 'AcknowledgeRealityCheck' ? [String(variables['time']).slice(0, 16)] : [],
      );
    await waitUntil(() => expect(times()).toEqual([new Date(now).toISOString().slice(0, 16)]));
  });

  it('sends an unsent answer after a reload, with its own time (A-130)', async () => {
    startPeriod(now - 60 * MINUTE);
    const { unmount } = await renderPlay({ answers: { AcknowledgeRealityCheck: new Error('offline') } });
    await answerCheck('ok');
    const answeredAt = cookies.get('gameInit');
    unmount();
    await advanceTime(MINUTE);
    const { sent } = await renderPlay();
    const times = () =>
      sent.flatMap(({ operationName, variables }) =>
        operationName === 'AcknowledgeRealityCheck' ? [variables['time']] : [],
      );
    await waitUntil(() => expect(times()).toEqual([answeredAt]));
  });

  it('sends an unsent answer after a sign-out, in the next session of the same player alone (A-130)', async () => {
    startPeriod(now - 60 * MINUTE);
    const first = await renderPlay({ answers: { AcknowledgeRealityCheck: new Error('offline') } });
    await answerCheck('ok');
    const answeredAt = cookies.get('gameInit');
    first.unmount();
    // What a sign-out removes.
    cookies.removeOfPlayer();
    local.removeOfPlayer();
    const acknowledged = ({ sent }: Awaited<ReturnType<typeof renderPlay>>) =>
      sent.filter(({ operationName }) => operationName === 'AcknowledgeRealityCheck');
    const anna = wireViewer({ player: { ...wirePlayer, id: 'anna' }, wallet: wireWallet });
    const other = await renderPlay({ answers: { GetPlayerInfo: anna } });
    await advanceTime(MINUTE);
    expect(acknowledged(other)).toEqual([]);
    other.unmount();
    const same = await renderPlay();
    await waitUntil(() => expect(acknowledged(same)).toMatchObject([{ variables: { time: answeredAt } }]));
    expect(localStorage.getItem('realityCheckAnswers')).toBeNull();
  });

  it('sends later answers although the platform rejects an earlier one permanently (A-130)', async () => {
    const rejection = { errors: [{ message: 'Out of range', extensions: { type: '$ValidationFailure' } }] };
    startPeriod(now - 60 * MINUTE);
    const { sent, answer: setAnswers } = await renderPlay({ answers: { AcknowledgeRealityCheck: rejection } });
    await answerCheck('ok');
    const hourLater = { ...check, now: new Date(now + 60 * MINUTE).toISOString() };
    setAnswers({ RealityCheck: wireViewer({ realityCheck: hourLater }) });
    await advanceTime(60 * MINUTE);
    setAnswers({ AcknowledgeRealityCheck: { data: { acknowledgeRealityCheck: hourLater } } });
    await answerCheck('ok');
    await waitUntil(() => expect(sent.map(({ variables }) => variables['time'])).toContain(cookies.get('gameInit')));
  });

  it('shows after one period at the latest, even if the start in the cookie is in the future (A-130)', async () => {
    startPeriod(now + 600 * MINUTE);
    await renderPlay();
    await advanceTime(60 * MINUTE);
    await waitForCheck();
  });

  it('stays to be answered when an exclusion takes the game away (R-6-016, A-129)', async () => {
    startPeriod(now - 60 * MINUTE);
    const { answer, client, names } = await renderPlay();
    await waitForCheck();
    const exclusionEndsAt = new Date(now + 7 * 24 * 60 * MINUTE).toISOString();
    const excluded = { ...wirePlayer, selfExclusionDetails: { __typename: 'SelfExclusionDetails', exclusionEndsAt } };
    answer({ GetPlayerInfo: wireViewer({ player: excluded, wallet: wireWallet }) });
    await act(() => client.urql.query(GetPlayerInfo, {}, { requestPolicy: 'network-only' }).toPromise());
    await act(async () => currentGames.set([]));
    await untilIdle();
    await answerCheck('ok');
    await waitUntil(() => expect(names()).toContain('AcknowledgeRealityCheck'));
    expect(getOverlay().isOpen).toBe(false);
    expect(getChecks().anyActive).toBe(false);
  });

  it('leads from the game to the lobby after CLOSE (A-130)', async () => {
    startPeriod(now - 60 * MINUTE);
    const { names, address } = await renderPlay();
    await answerCheck('dismiss');
    await waitUntil(() => expect(address()).toBe('/en/'));
    await waitUntil(() => expect(names()).toContain('AcknowledgeRealityCheck'));
  });

  it('stays on the page after CLOSE outside a game (A-130)', async () => {
    startPeriod(now - 60 * MINUTE);
    currentGames.set([]);
    const { address } = await renderPlay({ path: '/en/promotions/' });
    await answerCheck('dismiss');
    expect(address()).toBe('/en/promotions/');
  });

  it('shows without figures when they cannot be loaded', async () => {
    startPeriod(now - 60 * MINUTE);
    await renderPlay({ answers: { RealityCheck: new Error('offline') } });
    // The data client retries once by itself.
    await waitForCheck();
    await advanceTime(3000);
    await waitUntil(() => expect(screen.getByText('Your figures cannot be shown right now.')).toBeInTheDocument());
    expect(figure('Time played').getByText('01:00:03')).toBeInTheDocument();
  });

  it('is due with the time alone where the platform has no figures, and needs no answer there (A-182)', async () => {
    startPeriod(now - 60 * MINUTE);
    const rejected = { RealityCheck: wireNotOffered, AcknowledgeRealityCheck: wireNotOffered };
    await renderPlay({ answers: rejected });
    await waitForCheck();
    await waitUntil(() => expect(screen.queryByText('Net position')).toBeNull());
    expect(figure('Time played').getByText(/^01:00:0/)).toBeInTheDocument();
    await answerCheck('ok');
    expect(getChecks().anyActive).toBe(false);
    await waitUntil(() => expect(localStorage.getItem('realityCheckAnswers')).toBeNull());
  });

  it.each([null, 0])('does not show for a player whose period is %s', async (realityCheckPeriod) => {
    startPeriod(now - 600 * MINUTE);
    const player = { ...wirePlayer, realityCheckPeriod };
    await renderPlay({ answers: { GetPlayerInfo: wireViewer({ player, wallet: wireWallet }) } });
    expect(getOverlay().isOpen).toBe(false);
  });

  it('does not exist under other licences (R-6-016)', async () => {
    setBuild({ realityCheck: false });
    startPeriod(now - 60 * MINUTE);
    await renderPlay();
    expect(getOverlay().isOpen).toBe(false);
  });
});
