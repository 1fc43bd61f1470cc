import { reportError } from '@lobby/monitoring';
import { Grid } from '@lobby/ui-kit';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type GridFocus from './GridFocus.ts';
import type { FocusedTile } from './GridFocus.ts';
import { useAfterFirst } from './useAfterFirst.ts';
import { useDrawnTiles } from './useDrawnTiles.ts';
import { useRenderedCount } from './useRenderedCount.ts';
import type { RowsInView } from './useRowsInView.ts';

/** Tiles that are rendered in the first frame: a phone's first screen and most of a desktop's. */
const firstRendered = 10;

interface GameTilesProps<Game> {
  id: string;
  /** Its accessible name. */
  title: string;
  games: readonly Game[];
  view: RowsInView;
  /** Changes where others come in the games' place, such as by a filter. */
  version?: string;
  /** A tile, or the placeholder of one that is not rendered yet. */
  renderTile: (game: Game, index: number, isRendered: boolean) => ReactNode;
  /** List items after the last game, such as those of a page that is on its way. */
  children?: ReactNode;
}

/**
 * A grid of games, in which arrow keys lead from tile to tile. Of a long list the rows near the window are in the document, and the tile
 * that has the focus.
 */
export function GameTiles<Game extends { lookupId: string }>({
  id,
  title,
  games,
  version = '',
  view: { first, end, rows, setRows, Follower },
  renderTile,
  children,
}: GameTilesProps<Game>) {
  const count = games.length;
  const isWhole = end - first === count;
  const isWholeVersion = useAfterFirst(version);
  const rendered = useRenderedCount(end - first, firstRendered);
  const drawn = useDrawnTiles({ first, end, rows });
  const isRendered = (index: number) =>
    rows === null
      ? index < (isWholeVersion ? rendered : firstRendered)
      : index === focused?.index || (index >= drawn.first && index < drawn.end);

  const [Focus, setFocus] = useState<typeof GridFocus | null>(null);
  const [focused, setFocused] = useState<FocusedTile | null>(null);
  const isAway = focused !== null && rows !== null && !(focused.index >= first && focused.index < end);
  // Another list has another game there.
  const apart = isAway && games[focused.index]?.lookupId === focused.lookupId ? focused : null;
  function loadFocus() {
    if (Focus === null) import('./GridFocus.ts').then((module) => setFocus(() => module.default)).catch(reportError);
  }

  const columns = rows?.columns ?? 1;
  // One array: in another, React would take the tile with the focus for a new one.
  const shown = Array.from({ length: end - first }, (_, place) => first + place);
  if (apart && apart.index < first) shown.unshift(apart.index);
  else if (apart) shown.push(apart.index);

  function itemProps(index: number): ItemProps {
    if (isWhole) return {};
    const place = { 'aria-posinset': index + 1, 'aria-setsize': count };
    if (index !== apart?.index)
      return rows && index % columns === 0 ? { ...place, 'data-row': index / columns } : place;
    const style = { position: 'absolute', insetInline: 0, top: apart.top, gridColumn: (index % columns) + 1 } as const;
    return { ...place, style };
  }
  return (
    <div role="presentation" onFocus={loadFocus}>
      <Grid as="ul" id={id} column="tile" gap="md" aria-label={title} room={rows}>
        {shown.map((index) => {
          const game = games[index];
          return (
            game && (
              <li key={game.lookupId} {...itemProps(index)}>
                {renderTile(game, index, isRendered(index))}
              </li>
            )
          );
        })}
        {end === count && children}
      </Grid>
      {Focus && (
        <Focus listId={id} games={games} {...(rows === null ? { first, end } : drawn)} onFocused={setFocused} />
      )}
      {Follower && <Follower listId={id} count={count} rows={rows} onChange={setRows} />}
    </div>
  );
}

type ItemProps = ComponentProps<'li'> & { 'data-row'?: number };
