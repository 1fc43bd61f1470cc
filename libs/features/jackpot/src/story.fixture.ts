import type { WireOptInStatus } from '@lobby/contracts';
import { cookies } from '@lobby/storage';
import { createService, HOST, pageAnswer, rootAnswer, settingsAnswer, wireLeaderboard } from './service.fixture.ts';

/** For `beforeEach`: the jackpot service of a story, which knows this of the player. */
export const playService =
  (status: WireOptInStatus | null = null, setUp: (service: ReturnType<typeof createService>) => void = () => {}) =>
  () => {
    cookies.set('sessionInfo', JSON.stringify({ sid: 'story', startedAt: Date.now() }));
    const { fetch, WebSocket } = globalThis;
    const service = createService({ status });
    setUp(service);
    globalThis.fetch = async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input), globalThis.location.href);
      if (url.origin !== HOST) return fetch(input, init);
      const answer = service.rest(url);
      if (answer instanceof Error) throw answer;
      return answer;
    };
    return () => {
      Object.assign(globalThis, { fetch, WebSocket });
      cookies.remove('sessionInfo');
    };
  };

// Answers are functions: Storybook merges objects of a story and of its file into one.
export const storyAnswers = {
  JackpotSettings: () => settingsAnswer({ logo: null, winnerNotificationImage: null }),
  JackpotPage: () =>
    pageAnswer({
      desktopImage: null,
      mobileImage: null,
      text: '<p>Choose how much of each round goes into the pots.</p>',
    }),
  JackpotLeaderboard: () => ({
    data: { jackpotLeaderboard: withoutPictures(wireLeaderboard(60)) },
  }),
  JackpotTerms: () =>
    rootAnswer({
      legalText: {
        __typename: 'LegalText',
        slug: 'jackpot-terms',
        title: 'Jackpot terms',
        text: '<h2>Who may take part</h2><p>Every player of age, from the first round on.</p>',
        version: '3',
        updatedAt: '2026-11-01T00:00:00.000Z',
      },
    }),
  JackpotBlock: () =>
    rootAnswer({
      contentBlock: {
        __typename: 'ContentBlock',
        id: 'b1',
        title: 'One stake, five jackpots',
        subtitle: null,
        desktopImage: null,
        mobileImage: null,
        callToAction: { __typename: 'CallToAction', label: 'Read more', url: '/jackpot/' },
      },
    }),
};

function withoutPictures(board: ReturnType<typeof wireLeaderboard>) {
  const entries = board.entries.map((entry) => ({ ...entry, rankImageUrl: null }));
  return { ...board, entries, playerRankImageUrl: null };
}

export const storySettings = { jackpotHost: HOST };
