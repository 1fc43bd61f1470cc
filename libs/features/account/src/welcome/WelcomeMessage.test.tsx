/**
 * @jest-environment-options {"url": "https://lobby.acme.test/en/"}
 */
import { closeFeedback, useFeedback } from '@lobby/overlays';
import { cookies, local } from '@lobby/storage';
import { renderScene, type SceneOptions, untilIdle, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import WelcomeMessage from './WelcomeMessage.tsx';

/** The text of the messages on screen. */
function Scene() {
  const messages = useFeedback();
  return (
    <>
      <WelcomeMessage />
      <ul>
        {messages
          .filter(({ status }) => status === 'open')
          .map(({ id, message }) => (
            <li key={id}>{message}</li>
          ))}
      </ul>
    </>
  );
}
const messages = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const anna = { ...wirePlayer, personalInfo: { ...wirePlayer.personalInfo, firstName: 'Anna' } };
async function open(options: SceneOptions = {}, player: object = anna) {
  const scene = await renderScene(<Scene />, {
    ...options,
    answers: { GetPlayerInfo: wireViewer({ player, wallet: wireWallet }), ...options.answers },
  });
  await untilIdle();
  return scene;
}

beforeEach(() => {
  cookies.remove('welcomeShown');
  local.remove('claims');
});
afterEach(async () => {
  const { result } = renderHook(useFeedback);
  act(() => result.current.forEach(({ id }) => closeFeedback(id)));
  await waitFor(() => expect(result.current.filter(({ status }) => status === 'open')).toEqual([]));
});

it('is shown after the sign-in, by name, and remembered (A-142)', async () => {
  await open();
  await waitFor(() => expect(messages()).toEqual(['Welcome, Anna!']));
  await waitFor(() => expect(Date.parse(cookies.get('welcomeShown') ?? '')).toBeGreaterThan(Date.now() - 60_000));
});

it.each([
  ['An\u202ena', 'Welcome, Anna!'],
  ['دانا', 'Welcome, \u2068دانا\u2069!'],
])('is not turned by the name %s', async (firstName, welcome) => {
  await open({}, { ...anna, personalInfo: { ...anna.personalInfo, firstName } });
  await waitFor(() => expect(messages()).toEqual([welcome]));
});

it.each([
  ['an hour ago', 3_600_000, []],
  ['a day ago', 86_400_001, ['Welcome, Anna!']],
  ['ahead of a clock that was wrong', -86_400_000, ['Welcome, Anna!']],
])('shown %s, it is shown once a day at most (A-142)', async (_, ago, expected) => {
  cookies.set('welcomeShown', new Date(Date.now() - ago).toISOString());
  await open();
  await waitFor(() => expect(messages()).toEqual(expected));
});

it('names the brand where the player’s name is not known', async () => {
  await open({}, { ...wirePlayer, personalInfo: { ...wirePlayer.personalInfo, firstName: null } });
  await waitFor(() => expect(messages()).toEqual(['Welcome to Acme!']));
});

it.each([
  ['visitors', { visitor: true }, anna],
  ['a player over a game', { path: '/en/games/book/' }, anna],
  [
    'a player on a break',
    {},
    { ...anna, timeouts: { __typename: 'Timeouts', timeoutEndsAt: '2099-01-01T00:00:00.000Z' } },
  ],
])('does not welcome %s', async (_, options, player) => {
  await open(options, player);
  expect(messages()).toEqual([]);
  expect(cookies.get('welcomeShown')).toBeNull();
});
