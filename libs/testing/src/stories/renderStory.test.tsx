import { screen } from '@testing-library/react';
import { useLocation } from '@lobby/routing';
import { useSession } from '@lobby/player';
import { wirePlayer, wireViewer, wireWallet } from '../index.ts';
import { renderStory } from './renderStory.ts';

const Greeting = ({ greeting, mark }: { greeting: string; mark: string }) => {
  const { player } = useSession();
  return (
    <p>
      {greeting}, {player?.email ?? 'visitor'}
      {mark} at {useLocation().pathname}
    </p>
  );
};
const playerOf = (email: string) => wireViewer({ player: { ...wirePlayer, email }, wallet: wireWallet });
const meta = {
  component: Greeting,
  args: { greeting: 'Hello', mark: '!' },
  parameters: {
    layout: 'fullscreen',
    lobby: { path: '/raffle/', answers: { GetPlayerInfo: () => playerOf('a@b.test') } },
  },
} as const;
const shown = () => screen.getByText(/at/).textContent;

it('is the component with the arguments and the address of its file, for a visitor', async () => {
  await renderStory(meta, {});
  expect(shown()).toBe('Hello, visitor! at /en/raffle/');
});

it('has the story’s own arguments and parameters in place of those of its file', async () => {
  await renderStory(meta, { args: { greeting: 'Good night' }, parameters: { lobby: { signedIn: true } } });
  expect(shown()).toBe('Good night, a@b.test! at /en/raffle/');
});

it('is rendered as the story says, which may use hooks', async () => {
  const render = function Rendered({ greeting }: { greeting: string }) {
    return <p>{`${greeting} at ${useLocation().search}`}</p>;
  };
  await renderStory(meta, { render, parameters: { lobby: { path: '/raffle/?page=2' } } });
  expect(shown()).toBe('Hello at ?page=2');
});

it('takes the test’s answers in place of the story’s', async () => {
  const story = { parameters: { lobby: { signedIn: true } } };
  const { names } = await renderStory(meta, story, { answers: { GetPlayerInfo: playerOf('c@d.test') } });
  expect(shown()).toBe('Hello, c@d.test! at /en/raffle/');
  expect(names()).toContain('GetPlayerInfo');
});

it('merges objects of a story and of its file into one, as Storybook does', async () => {
  const data = { ...meta, parameters: { lobby: { signedIn: true, answers: { GetPlayerInfo: playerOf('a@b.test') } } } };
  await renderStory(data, { parameters: { lobby: { answers: { GetPlayerInfo: { extensions: {} } } } } });
  expect(shown()).toBe('Hello, a@b.test! at /en/');
});
