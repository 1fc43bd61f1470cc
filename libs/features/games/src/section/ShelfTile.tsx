import { Plural } from '@lingui/react/macro';
import { Icon, type IconComponent, Tile } from '@lobby/ui-kit';
import type { ComponentProps } from 'react';
import * as css from './ShelfTile.css.ts';

interface ShelfTileProps {
  name: string;
  /** Null: the icon stands in. */
  imageUrl: string | null;
  icon: IconComponent;
  numberOfGames: number;
  /** Link to the shelf's page. */
  render: ComponentProps<typeof Tile>['render'];
  eager?: boolean;
}

/** A studio or category: its picture, its name, and how many games stand there (R-3-068). */
export function ShelfTile({ name, imageUrl, icon, numberOfGames, render, eager = false }: ShelfTileProps) {
  return (
    <Tile
      ratio="landscape"
      title={name}
      subtitle={<Plural id="NUMBER_OF_GAMES" value={numberOfGames} one="# game" other="# games" />}
      render={render}
      art={
        imageUrl === null ? (
          <span className={css.drawing}>
            <Icon of={icon} size="xl" />
          </span>
        ) : (
          <img src={imageUrl} alt="" width={400} height={300} loading={eager ? 'eager' : 'lazy'} decoding="async" />
        )
      }
    />
  );
}
