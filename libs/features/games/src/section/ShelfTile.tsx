import { Plural } from '@lingui/react/macro';
import { Icon, type IconComponent, Tile } from '@lobby/ui-kit';
import type { ComponentProps, ReactNode } from 'react';
import * as css from './ShelfTile.css.ts';

interface ShelfTileProps {
  name: string;
  art: ReactNode;
  numberOfGames: number;
  /** Link to the shelf's page. */
  render: ComponentProps<typeof Tile>['render'];
}

/** A list, studio or category: its picture, its name, and how many games stand there (R-3-068). */
export function ShelfTile({ name, art, numberOfGames, render }: ShelfTileProps) {
  return (
    <Tile
      ratio="landscape"
      title={name}
      subtitle={<Plural id="NUMBER_OF_GAMES" value={numberOfGames} one="# game" other="# games" />}
      render={render}
      art={art}
    />
  );
}

interface ShelfArtProps {
  /** Null: the icon stands in. */
  imageUrl: string | null;
  icon: IconComponent;
  eager?: boolean;
}

export function ShelfArt({ imageUrl, icon, eager = false }: ShelfArtProps) {
  if (imageUrl !== null)
    return <img src={imageUrl} alt="" width={400} height={300} loading={eager ? 'eager' : 'lazy'} decoding="async" />;
  return (
    <span className={css.drawing}>
      <Icon of={icon} size="xl" />
    </span>
  );
}
