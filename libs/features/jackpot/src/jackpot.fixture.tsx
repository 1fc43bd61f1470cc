import { cookies } from '@lobby/storage';
import { renderScene, type SceneOptions, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { jackpotFeature } from './feature.tsx';
import {
  createService,
  HOST,
  type MockedService,
  pageAnswer,
  settingsAnswer,
  wireLeaderboard,
} from './service.fixture.ts';

export * from './service.fixture.ts';

/** A player who may not play. */
export const onABreak = wireViewer({
  player: { ...wirePlayer, timeouts: { __typename: 'Timeouts', timeoutEndsAt: '2099-01-01T00:00:00Z' } },
  wallet: wireWallet,
});

/** The jackpot service, whose events render at once. */
export const mockService = (options: Parameters<typeof createService>[0] = {}) =>
  createService({ run: act, ...options });

/** Renders a part of the jackpot with its service, for a player by default. */
export async function renderJackpot(part: ReactNode, service: MockedService, options: SceneOptions = {}) {
  if (!options.visitor) cookies.set('sessionInfo', JSON.stringify({ sid: 's1', startedAt: Date.now() }));
  return renderScene(part, {
    features: [jackpotFeature()],
    path: '/en/jackpot/',
    ...options,
    settings: { jackpotHost: HOST, ...options.settings },
    rest: (url) => service.rest(url),
    answers: {
      JackpotSettings: settingsAnswer(),
      JackpotPage: pageAnswer(),
      JackpotLeaderboard: { data: { jackpotLeaderboard: wireLeaderboard(60) } },
      ...options.answers,
    },
  });
}
