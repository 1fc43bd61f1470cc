import { Grid } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { tileSkeletons } from '../skeleton/RowSkeleton.tsx';
import { GamesFailed } from '../section/GamesStates.tsx';
import { PageFrame } from '../section/PageFrame.tsx';

interface ShelvesPageProps {
  title: string;
  /** `<li>` elements; undefined while they load. */
  shelves: readonly ReactNode[] | undefined;
  /** Set where they could not be fetched. */
  onRetry?: () => void;
}

const expected = 12;

/** An overview: one tile for each list, category or studio. */
export function ShelvesPage({ title, shelves, onRetry }: ShelvesPageProps) {
  return (
    <PageFrame title={title}>
      {onRetry ? (
        <GamesFailed onRetry={onRetry} />
      ) : (
        <Grid as="ul" column="shelf" gap="lg" aria-label={title}>
          {shelves ?? tileSkeletons(expected, 'landscape').map((skeleton) => <li key={skeleton.key}>{skeleton}</li>)}
        </Grid>
      )}
    </PageFrame>
  );
}
