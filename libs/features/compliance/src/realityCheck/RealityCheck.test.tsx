/**
 * @jest-environment-options {"url": "https://lobby.acme.test/"}
 */
import {
  Background,
  closeOverlay,
  getGuards,
  getOverlay,
  openOverlay,
  markOverlaysReady,
  useGuards,
  useGuardsReady,
  useOverlay,
} from '@lobby/host';
import { currentGame } from '@lobby/routing';
import { cookies } from '@lobby/storage';
import {
  renderScene,
  setBuild,
  untilIdle,
  wirePlayer,
  wireViewer,
  wireWallet,
  type SceneOptions,
} from '@lobby/testing';
import { act, screen, within } from '@testing-library/react';
import { complianceFeature } from '../index.ts';
import { platformClockOffset } from '../time.ts';
import { startPeriod } from './period.ts';

const MINUTE = 60_000;
const now = Date.UTC(2026, 10, 20, 20);
const check = {
  __typename: 'RealityCheck',
  id: 'p1',
  // Before the cookie’s start: play began on another device.
  startedAt: new Date(now - 75 * MINUTE).toISOString(),
  now: new Date(now).toISOString(),
  netPosition: '-12.50',
  staked: '40.00',
  won: '27.50',
  currency: 'EUR',
};

function Outlet() {
  const { isOpen, overlay } = useOverlay();
  return (
    isOpen && (
      <dialog open aria-label={overlay?.title}>
        {overlay?.content}
      </dialog>
    )
  );
}
const wasFree: boolean[] = [];
/** Whether the guards would let something open, each time that it was to be learnt. */
function Onlooker() {
  const areReady = useGuardsReady();
  const { anyActive } = useGuards();
  wasFree.push(areReady && !anyActive);
  return null;
}
async function play(options: SceneOptions = {}) {
  const rendered = await renderScene(
    <>
      <Onlooker />
      <Background scope="player" />
      <Outlet />
    </>,
    {
      features: [complianceFeature()],
      path: '/en/games/book/',
      ...options,
      answers: {
        RealityCheck: wireViewer({ realityCheck: check }),
        AcknowledgeRealityCheck: { data: { acknowledgeRealityCheck: check } },
        ...options.answers,
      },
    },
  );
  await pass(0);
  await untilIdle();
  return rendered;
}
/** Waits for what lazy code and answers bring; the test's clock does not move. */
async function until(check: () => void) {
  for (let tries = 0; ; tries += 1) {
    try {
      return check();
    } catch (error) {
      if (tries > 100) throw error;
    }
    await untilIdle();
    await pass(0);
  }
}
const untilAsked = () =>
  until(() =>
    expect(getOverlay()).toMatchObject({ isOpen: true, overlay: { variant: 'reality-check', queued: true } }),
  );
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const figure = (label: string) => within(screen.getByText(label).closest('li')!);
const answer = async (result: 'ok' | 'dismiss') => {
  await untilAsked();
  await act(() => closeOverlay(result));
  await untilIdle();
};

beforeEach(() => {
  jest.useFakeTimers({ now });
  setBuild({ realityCheck: true });
  currentGame.set({ gameId: '1', slug: 'book', mode: 'real', allowsBonus: true });
});
afterEach(async () => {
  wasFree.length = 0;
  while (getOverlay().isOpen) await act(() => closeOverlay());
  currentGame.set(null);
  platformClockOffset.set(0);
  cookies.removeOfPlayer();
  jest.useRealTimers();
});

describe('reality check', () => {
  it.each([
    ['behind', -120],
    ['ahead', 120],
  ])('counts by the platform’s clock on a device whose own is %s (A-130)', async (_, minutes) => {
    jest.setSystemTime(now + minutes * MINUTE);
    startPeriod(Date.now() - 60 * MINUTE);
    const { sent } = await play();
    await until(() => expect(figure('Time played').getByText('01:15:00')).toBeInTheDocument());
    await answer('ok');
    await until(() =>
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
    await play();
    await untilAsked();
    expect(getGuards().anyActive).toBe(true);
    await until(() => expect(figure('Time played').getByText('01:15:00')).toBeInTheDocument());
    expect(figure('Net position').getByText('-€12.50')).toBeInTheDocument();
  });

  it('does not before the period is over (R-6-016)', async () => {
    startPeriod(now - 59 * MINUTE);
    await play();
    expect(getOverlay().isOpen).toBe(false);
    expect(getGuards().anyActive).toBe(false);
  });

  it('that is due when the page opens lets nothing open before it (R-6-016, A-131)', async () => {
    markOverlaysReady();
    startPeriod(now - 60 * MINUTE);
    await play();
    await untilAsked();
    expect(getGuards().anyActive).toBe(true);
    expect(wasFree).not.toContain(true);
    await answer('ok');
    await until(() => expect(wasFree.at(-1)).toBe(true));
  });

  it('waits while the cashier is open, and is there at once when it closes (R-6-016, A-162)', async () => {
    startPeriod(now - 59 * MINUTE);
    await play();
    await act(async () => void openOverlay({ variant: 'quick-deposit', title: 'Deposit' }));
    await pass(MINUTE);
    await until(() => expect(getGuards().anyActive).toBe(true));
    expect(getOverlay()).toMatchObject({ isOpen: true, overlay: { variant: 'quick-deposit' } });
    await act(() => closeOverlay());
    await untilAsked();
    await answer('ok');
    expect(getOverlay().isOpen).toBe(false);
  });

  it('goes on in the game after OK, and records when it was answered (A-129, A-130)', async () => {
    startPeriod(now - 60 * MINUTE);
    const { sent, address } = await play();
    await answer('ok');
    expect(address()).toBe('/en/games/book/');
    const sentAnswer = () => sent.find(({ operationName }) => operationName === 'AcknowledgeRealityCheck');
    await until(() => expect(sentAnswer()).toBeDefined());
    const recorded = sentAnswer();
    expect(recorded?.variables['time']).toBe(new Date(Date.now()).toISOString());
    expect(cookies.get('gameInit')).toBe(recorded?.variables['time']);
    expect(getGuards().anyActive).toBe(false);
  });

  it('sends what could not be sent before a reload, with the time of the answer (A-130)', async () => {
    startPeriod(now - 60 * MINUTE);
    const { unmount } = await play({ answers: { AcknowledgeRealityCheck: new Error('offline') } });
    await answer('ok');
    const answeredAt = cookies.get('gameInit');
    unmount();
    await pass(MINUTE);
    const { sent } = await play();
    const times = () =>
      sent.flatMap(({ operationName, variables }) =>
        operationName === 'AcknowledgeRealityCheck' ? [variables['time']] : [],
      );
    await until(() => expect(times()).toEqual([answeredAt]));
  });

  it('sends later answers past one that the platform refuses for good (A-130)', async () => {
    const refusal = { errors: [{ message: 'Out of range', extensions: { type: '$ValidationFailure' } }] };
    startPeriod(now - 60 * MINUTE);
    const { sent, answer: setAnswers } = await play({ answers: { AcknowledgeRealityCheck: refusal } });
    await answer('ok');
    const hourLater = { ...check, now: new Date(now + 60 * MINUTE).toISOString() };
    setAnswers({ RealityCheck: wireViewer({ realityCheck: hourLater }) });
    await pass(60 * MINUTE);
    setAnswers({ AcknowledgeRealityCheck: { data: { acknowledgeRealityCheck: hourLater } } });
    await answer('ok');
    await until(() => expect(sent.map(({ variables }) => variables['time'])).toContain(cookies.get('gameInit')));
  });

  it('comes after one period at the latest, though the start in the cookie lies ahead (R-6-016, A-130)', async () => {
    startPeriod(now + 600 * MINUTE);
    await play();
    await pass(60 * MINUTE);
    await untilAsked();
  });

  it('leaves the game for the lobby after CLOSE (A-130)', async () => {
    startPeriod(now - 60 * MINUTE);
    const { names, address } = await play();
    await answer('dismiss');
    await until(() => expect(address()).toBe('/en/'));
    await until(() => expect(names()).toContain('AcknowledgeRealityCheck'));
  });

  it('goes nowhere after CLOSE outside of a game (A-130)', async () => {
    startPeriod(now - 60 * MINUTE);
    currentGame.set(null);
    const { address } = await play({ path: '/en/promotions/' });
    await answer('dismiss');
    expect(address()).toBe('/en/promotions/');
  });

  it('comes without figures when they cannot be had', async () => {
    startPeriod(now - 60 * MINUTE);
    await play({ answers: { RealityCheck: new Error('offline') } });
    // The data client tries once more by itself.
    await untilAsked();
    await pass(3000);
    await until(() => expect(screen.getByText('Your figures cannot be shown right now.')).toBeInTheDocument());
    expect(figure('Time played').getByText('01:00:03')).toBeInTheDocument();
  });

  it.each([null, 0])('is not for a player whose period is %s', async (realityCheckPeriod) => {
    startPeriod(now - 600 * MINUTE);
    const player = { ...wirePlayer, realityCheckPeriod };
    await play({ answers: { GetPlayerInfo: wireViewer({ player, wallet: wireWallet }) } });
    expect(getOverlay().isOpen).toBe(false);
  });

  it('is not under other licences (R-6-016)', async () => {
    setBuild({ realityCheck: false });
    startPeriod(now - 60 * MINUTE);
    await play();
    expect(getOverlay().isOpen).toBe(false);
  });
});
