import { Slot } from '@lobby/composition';
import { useQueryParams } from '@lobby/routing';
import { Grid } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { gridPageSize } from '../lists/queries.ts';
import { lineRoom, linesRoom } from '../section/Page.css.ts';
import { tileSkeletons } from '../skeleton/RowSkeleton.tsx';
import type { CatalogueBase } from '@lobby/contracts';

/** Parameters of an address that narrows or orders a list; the filter's code reads their values. */
export const filterParams = ['studio', 'feature', 'volatility', 'only', 'stake', 'rtp', 'sort'];

interface FilterPlaceProps {
  title: string;
  base: CatalogueBase;
  /** The games of the page where nothing narrows it. */
  children: ReactNode;
}

/** The place of a page's filters, which come once it is idle. They have their room before, so that no game moves. */
export function FilterPlace({ title, base, children }: FilterPlaceProps) {
  const [params] = useQueryParams();
  const isFiltered = filterParams.some((name) => params.has(name));
  return (
    <>
      <div className={isFiltered ? linesRoom : lineRoom}>
        <Slot name="list.filter" props={{ base }} />
      </div>
      {isFiltered ? (
        <Slot name="list.games" props={{ title, base, unfiltered: children }} fallback={<FilteredSkeleton />} />
      ) : (
        children
      )}
    </>
  );
}

/** In place of games that the address narrows a page to, until they are known. */
export function FilteredSkeleton() {
  return (
    <div aria-busy>
      <Grid column="tile" gap="md">
        {tileSkeletons(gridPageSize)}
      </Grid>
    </div>
  );
}
