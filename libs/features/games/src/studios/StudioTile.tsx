import { type FragmentOf, readFragment } from '@lobby/data';
import { Link } from '@lobby/routing';
import { StudioIcon } from '@lobby/ui-kit';
import { ShelfTile } from '../section/ShelfTile.tsx';
import { StudioCardFields } from './Studios.query.ts';

/** A studio with the way to its games (R-2-097). */
export function StudioTile({ studio, eager }: { studio: FragmentOf<typeof StudioCardFields>; eager?: boolean }) {
  const { slug, ...shelf } = readFragment(StudioCardFields, studio);
  return <ShelfTile {...shelf} icon={StudioIcon} eager={eager} render={<Link to="game-studio" params={{ slug }} />} />;
}
