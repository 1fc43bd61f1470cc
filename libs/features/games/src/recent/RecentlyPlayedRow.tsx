import { useLingui } from '@lingui/react/macro';
import { useBrowserValue } from '@lobby/runtime';
import { GamesByIdCarousel } from '../carousel/GamesByIdCarousel.tsx';
import { RowSkeleton } from '../skeleton/RowSkeleton.tsx';
import { pictureSizes } from '../tile/GameArt.tsx';
import { useRecentlyPlayed } from './recentlyPlayed.ts';
import * as css from './RecentlyPlayedRow.css.ts';

/**
 * The games played last on this device, newest first; nothing before the first game (R-1-016). A prerendered page has
 * a placeholder, which it shows to those who have played; its attribute says to the page's inline script how wide the pictures will be.
 */
export function RecentlyPlayedRow() {
  const { t } = useLingui();
  const lookupIds = useRecentlyPlayed();
  const isServed = useBrowserValue(() => false, true);
  if (isServed)
    return (
      <div className={css.served} data-played={pictureSizes.row}>
        <RowSkeleton tiles={1} />
      </div>
    );
  return (
    lookupIds.length > 0 && (
      <GamesByIdCarousel
        title={t({ id: 'RECENTLY_PLAYED', message: 'Recently played' })}
        lookupIds={lookupIds}
        name="recently played"
      />
    )
  );
}
