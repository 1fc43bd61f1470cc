import { maskFragments } from '@lobby/data';
import { useFeedback } from '@lobby/overlays';
import { type Answers, renderScene, type SceneOptions } from '@lobby/testing';
import { screen } from '@testing-library/react';
import { GameDetailsFields, GameTile, GameTileFields } from '../tile/GameTile.tsx';
import { wireGame } from '../wire.fixture.ts';
import FavouritesWatch from './FavouritesWatch.tsx';

const Messages = () => useFeedback().map(({ id, message }) => <p key={id}>{message}</p>);

/** A page with two games, `g1` and `g2`, and with the messages to the player. */
export function renderHearts(answers: Answers, options: SceneOptions = {}) {
  const tiles = [1, 2].map((number) => {
    const game = maskFragments([GameTileFields, GameDetailsFields], wireGame(number) as never);
    return <GameTile key={number} game={game} details={game} place="grid" />;
  });
  const page = (
    <>
      <FavouritesWatch />
      <Messages />
      {tiles}
    </>
  );
  return renderScene(page, { ...options, answers });
}

export const heart = (number: number) => screen.getByRole('button', { name: `Favourite: Game ${number}` });
export const findHeart = (number: number) => screen.findByRole('button', { name: `Favourite: Game ${number}` });
export const pressed = () =>
  screen.getAllByRole('button', { pressed: true }).map((button) => button.getAttribute('aria-label'));
