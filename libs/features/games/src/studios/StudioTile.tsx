import { type FragmentOf, graphql, readFragment } from '@lobby/data';
import { Link } from '@lobby/routing';
import { StudioIcon } from '@lobby/ui-kit';
import { ShelfArt, ShelfTile } from '../section/ShelfTile.tsx';

export const StudioCardFields = graphql(`
  fragment StudioCard on Studio {
    slug
    name
    imageUrl
    numberOfGames
  }
`);

/** A studio with the way to its games (R-2-097). */
export function StudioTile({ studio, eager }: { studio: FragmentOf<typeof StudioCardFields>; eager?: boolean }) {
  const { slug, name, numberOfGames, imageUrl } = readFragment(StudioCardFields, studio);
  return (
    <ShelfTile
      name={name}
      numberOfGames={numberOfGames}
      art={<ShelfArt imageUrl={imageUrl} icon={StudioIcon} eager={eager} />}
      render={<Link to="game-studio" params={{ slug }} />}
    />
  );
}
