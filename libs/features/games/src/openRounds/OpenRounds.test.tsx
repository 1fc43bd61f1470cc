import { renderScene, untilIdle, wireNotOffered, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { act, screen, within } from '@testing-library/react';
import { rememberPlayed } from '../recent/recentlyPlayed.ts';
import { RecentlyPlayedRow } from '../recent/RecentlyPlayedRow.tsx';
import { wireGame, wirePersonalized } from '../wire.fixture.ts';
import OpenRounds from './OpenRounds.tsx';

const wireRound = (number: number, id = `round-${number}`) => ({
  __typename: 'GameRound',
  id,
  game: { __typename: 'Game', lookupId: `g${number}`, slug: `game-${number}`, title: `Game ${number}` },
});
const answers = (...openRounds: unknown[]) => ({
  OpenRounds: wireViewer({ openRounds }),
});
const notice = () => screen.queryByRole('region', { name: 'Open rounds' });

it('leads back to each game with an open round, newest first and once', async () => {
  await renderScene(<OpenRounds />, {
    answers: answers(wireRound(2), wireRound(7), wireRound(2, 'earlier'), { ...wireRound(9), game: null }),
  });
  expect(await screen.findByText('You have an open round in Game 2')).toBeVisible();
  const links = within(notice()!).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en/games/game-2/', '/en/games/game-7/']);
  expect(links[0]).toHaveAccessibleName('Continue the round Game 2');
});

it('marks the game among those played last', async () => {
  rememberPlayed({ lookupId: 'g2', isLive: false }, null);
  rememberPlayed({ lookupId: 'g1', isLive: false }, null);
  await renderScene(<RecentlyPlayedRow />, {
    answers: {
      ...answers(wireRound(2)),
      GamesById: wirePersonalized({ gamesByLookupId: [wireGame(1), wireGame(2)] }),
    },
  });
  const [first, second] = screen.getAllByRole('listitem');
  expect(await within(second!).findByText('Open round')).toBeVisible();
  expect(within(first!).queryByText('Open round')).toBeNull();
});

it('does not announce a round again that has been finished meanwhile', async () => {
  const { router, answer } = await renderScene(<OpenRounds />, { answers: answers(wireRound(2)) });
  expect(await screen.findByText('You have an open round in Game 2')).toBeVisible();
  await act(() => router.navigate('/en/games/game-2/'));
  expect(notice()).toBeNull();
  const finished = Promise.withResolvers<unknown>();
  answer({ OpenRounds: finished.promise });
  await act(() => router.navigate('/en/'));
  expect(notice()).toBeNull();
  finished.resolve(answers().OpenRounds);
  await untilIdle();
  expect(notice()).toBeNull();
});

it.each(['/en/games/game-2/', '/en/responsible-gaming/'])('is not on %s', async (path) => {
  await renderScene(<OpenRounds />, { path, answers: answers(wireRound(2)) });
  await untilIdle();
  expect(notice()).toBeNull();
});

it('invites no player who may not play', async () => {
  const timeouts = { ...wirePlayer.timeouts, timeoutEndsAt: '2099-01-01T00:00:00Z' };
  await renderScene(<OpenRounds />, {
    answers: {
      ...answers(wireRound(2)),
      GetPlayerInfo: wireViewer({ player: { ...wirePlayer, timeouts }, wallet: wireWallet }),
    },
  });
  await untilIdle();
  expect(notice()).toBeNull();
});

it('is absent where the platform does not say (A-182)', async () => {
  const { names } = await renderScene(<OpenRounds />, { answers: { OpenRounds: wireNotOffered } });
  await untilIdle();
  expect(names()).toContain('OpenRounds');
  expect(notice()).toBeNull();
});
