import type { FeatureModule, FromSportsbook, ToSportsbook } from '@lobby/contracts';
import { useLocation } from '@lobby/routing';
import { renderScene, type SceneOptions, untilIdle } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import { sportsFeature } from './feature.tsx';
import SportsPage from './page/SportsPage.tsx';
import { sessionAnswer, sportsPage } from './wire.fixture.ts';

export * from './wire.fixture.ts';

export const origin = 'https://sports.acme.test';
export const mockDeposit = jest.fn(async () => 'closed' as const);
const cashier: FeatureModule = { id: 'cashier', intents: { openQuickDeposit: async () => mockDeposit } };

/** The page on its route, and nothing elsewhere. */
function SportsRoute() {
  return /^\/(en|fi)\/sports\//.test(useLocation().pathname) ? <SportsPage /> : null;
}

export const frame = () => screen.getByTitle<HTMLIFrameElement>('Sportsbook');

/** Posts a message to the lobby's window, by default as the frame does, and waits for its effects. */
export async function post(
  message: FromSportsbook | object,
  from: { origin?: string; source?: MessageEventSource | null } = {},
) {
  const source = from.source === undefined ? frame().contentWindow : from.source;
  const data = { channel: 'sportsbook', ...message };
  await act(
    async () => void window.dispatchEvent(new MessageEvent('message', { data, origin: from.origin ?? origin, source })),
  );
  await untilIdle();
}

/** What the frame on the page has been sent since. */
export function listenInFrame() {
  const sentMessages: ToSportsbook[] = [];
  const { contentWindow } = frame();
  if (!contentWindow) throw new Error('The frame has no window.');
  jest.spyOn(contentWindow, 'postMessage').mockImplementation(((message: ToSportsbook, target: string) => {
    expect(target).toBe(origin);
    sentMessages.push(message);
  }) as Window['postMessage']);
  return {
    sentMessages,
    of: <Type extends ToSportsbook['type']>(type: Type) =>
      sentMessages.filter((message): message is Extract<ToSportsbook, { type: Type }> => message.type === type),
  };
}

/** How the history has changed since then: an action for each navigation. */
export function followHistory({ state, subscribe }: Awaited<ReturnType<typeof renderScene>>['router']) {
  const actions: string[] = [];
  let { key } = state.location;
  subscribe(({ location, historyAction }) => {
    if (location.key !== key) actions.push(historyAction);
    key = location.key;
  });
  return actions;
}

/** The page for a player by default, whose frame has not said anything yet. */
export async function renderSports(options: SceneOptions = {}) {
  const scene = await renderScene(<SportsRoute />, {
    path: '/en/sports/',
    features: [sportsFeature(), cashier],
    ...options,
    settings: { sportsbook: { url: `${origin}/book/` }, ...options.settings },
    answers: {
      SportsPage: sportsPage([]),
      StartSportsbookSession: sessionAnswer('token-1'),
      ...options.answers,
    },
  });
  return { ...scene, ...listenInFrame() };
}
