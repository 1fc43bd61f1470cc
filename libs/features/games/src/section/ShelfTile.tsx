import { Plural } from '@lingui/react/macro';
import { pictureUrl } from '@lobby/routing';
import { Icon, type IconNode, Tile } from '@lobby/ui-kit';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { type ArtAddresses, ArtPicture } from '../tile/GameArt.tsx';
import * as css from './ShelfTile.css.ts';

interface ShelfTileProps {
  name: string;
  art: ReactNode;
  /** Absent where the back end does not tell it. */
  numberOfGames?: number;
  /** Link to the shelf's page. */
  render: ComponentProps<typeof Tile>['render'];
}

/** A list, studio or category: its picture, its name, and how many games stand there (R-3-068). */
export function ShelfTile({ name, art, numberOfGames, render }: ShelfTileProps) {
  return (
    <Tile
      ratio="landscape"
      title={name}
      subtitle={
        numberOfGames !== undefined && (
          <Plural id="NUMBER_OF_GAMES" value={numberOfGames} one="# game" other="# games" />
        )
      }
      render={render}
      art={art}
    />
  );
}

interface ShelfArtProps {
  /** As it is served; where it is no picture's, the icon is shown instead. */
  imageUrl: string | null;
  icon: IconNode;
  eager?: boolean;
}

/** A picture on the brand's colours, which show until it has loaded, and with the icon where it fails to. */
export function ShelfArt({ imageUrl, icon, eager = false }: ShelfArtProps) {
  const [failed, setFailed] = useState(false);
  const picture = pictureUrl(imageUrl);
  return (
    <span className={css.drawing}>
      {picture === null || failed ? (
        <Icon of={icon} size="xl" />
      ) : (
        <img
          src={picture}
          alt=""
          width={400}
          height={300}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailed(true)}
        />
      )}
    </span>
  );
}

interface CoversProps {
  games: readonly (ArtAddresses & { lookupId: string; aspectRatio: number })[];
  icon: IconNode;
}

/** The covers of a list’s first games in a fan, with its icon. */
export function Covers({ games, icon }: CoversProps) {
  return (
    <span className={css.covers}>
      {games.map((game) => (
        <span key={game.lookupId} className={css.cover}>
          <ArtPicture {...game} place="cover" />
        </span>
      ))}
      <span className={css.sign}>
        <Icon of={icon} />
      </span>
    </span>
  );
}
