import { renderScene, type SceneOptions, untilIdle } from '@lobby/testing';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { raffleFeature } from './feature.tsx';
import { raffleAnswers } from './wire.fixture.ts';
import { createService, MockSocket, start } from './service.fixture.ts';

const playerSession = {
  session: 's1',
  state: { status: 'authenticated', session: 's1', startedAt: start },
} as const;

interface RaffleOptions extends SceneOptions {
  service?: ReturnType<typeof createService>;
}

/** For `beforeEach`: a fake clock, and sockets that the test answers. */
export function prepareRaffle() {
  jest.useFakeTimers({ now: start });
  MockSocket.all = [];
  Object.assign(globalThis, { WebSocket: MockSocket });
}

/** A part of the raffle in a lobby whose network is the fixture's alone; the page's socket is open when it is there. */
export async function renderRaffle(part: ReactNode, { service = createService(), ...options }: RaffleOptions = {}) {
  MockSocket.joined = service.joined;
  const scene = await renderScene(part, {
    path: '/en/raffle/',
    features: [raffleFeature()],
    rest: (url) => service.respond(url),
    settings: { jackpotHost: 'https://jackpot.acme.test' },
    ...(!options.visitor && { session: playerSession }),
    ...options,
    answers: { ...raffleAnswers(), ...options.answers },
  });
  await pass(50);
  return { ...scene, service };
}

/** Lets this much time pass, and what it brings about. */
export async function pass(ms: number) {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  await untilIdle();
}

export async function receive(frame: object) {
  act(() => MockSocket.last().receive(frame));
  await pass(300);
}
