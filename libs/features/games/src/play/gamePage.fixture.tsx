import type { FeatureModule, License } from '@lobby/contracts';
import { closeOverlay } from '@lobby/overlays';
import { useLocation } from '@lobby/routing';
import { renderScene, type SceneOptions, untilIdle } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { wireGame, wirePersonalized } from '../wire.fixture.ts';
import GamePage from './GamePage.tsx';

export const origin = 'https://games.acme.test';
export const game = wireGame(7, {
  bonusAllowed: true,
  minBet: '0.20',
  volatility: 'high',
  description: 'Seven seas, five reels.',
});
export const launchResponse = (url: string) => ({
  data: { launchGame: { __typename: 'GameSession', sessionId: 's1', url } },
});
export const launchRejection = (type: string) => ({ errors: [{ message: 'No', extensions: { type: `$${type}` } }] });

export const mockDeposit = jest.fn(async () => 'closed' as const);
export const cashier: FeatureModule = { id: 'cashier', intents: { openQuickDeposit: async () => mockDeposit } };

let license: License;

/** Renders the page on its route and nothing elsewhere. */
function GameRoute() {
  return /^\/(en|fi)\/games\//.test(useLocation().pathname) ? <GamePage /> : null;
}

/** @param outlet rendered after the page, such as the overlay's */
export function renderGamePage({ outlet, ...options }: SceneOptions & { outlet?: ReactNode } = {}) {
  const page = (
    <>
      <GameRoute />
      {outlet}
    </>
  );
  return renderScene(page, {
    path: '/en/games/game-7/',
    pattern: '/:locale/games/:slug/',
    features: [cashier],
    ...options,
    settings: { license, ...options.settings },
    brand: { visitorBrowsing: true, ...options.brand },
    answers: {
      GamePage: wirePersonalized({ game }),
      LaunchGame: launchResponse(`${origin}/play/s1`),
      ...options.answers,
    },
  });
}

export const frameOf = (title: string) => screen.queryByTitle<HTMLIFrameElement>(title);
export const frame = () => frameOf('Game 7');
/** Posts a message to the lobby's window and waits for its effects. */
export async function postFromGame(data: unknown, from: { origin?: string; source?: MessageEventSource | null } = {}) {
  const source = from.source === undefined ? (frame()?.contentWindow ?? null) : from.source;
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin: from.origin ?? origin, source })));
  await untilIdle();
}

/** Plays under a licence, and closes what a test has opened. */
export function setUpGamePage(of: License): void {
  license = of;
  afterEach(async () => {
    await act(() => closeOverlay());
    mockDeposit.mockClear();
  });
}
