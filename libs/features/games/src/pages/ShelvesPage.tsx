import { Grid } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { tileSkeletons } from '../skeleton/RowSkeleton.tsx';
import { PageFrame } from '../section/PageFrame.tsx';

interface ShelvesPageProps {
  title: string;
  /** `<li>` elements; undefined while they load. */
  shelves: readonly ReactNode[] | undefined;
  /** Shown in their place where they could not be fetched. */
  failure?: ReactNode;
}

const expected = 12;

/** An overview: one tile for each list, category or studio. */
export function ShelvesPage({ title, shelves, failure }: ShelvesPageProps) {
  return (
    <PageFrame title={title}>
      {failure || (
        <Grid as="ul" column="shelf" gap="lg" aria-label={title}>
          {shelves ?? tileSkeletons(expected, 'landscape').map((skeleton) => <li key={skeleton.key}>{skeleton}</li>)}
        </Grid>
      )}
    </PageFrame>
  );
}
