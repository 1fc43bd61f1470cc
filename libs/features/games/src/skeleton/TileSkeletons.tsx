import { Skeleton, Stack } from '@lobby/ui-kit';

/** The room of tiles on their way, with their two lines of words. */
export const tileSkeletons = (count: number, ratio = '3 / 4') =>
  Array.from({ length: count }, (_, index) => (
    <Stack key={`skeleton-${index}`} gap="sm">
      <Skeleton shape="tile" ratio={ratio} />
      <Stack gap="none">
        <Skeleton width="80%" />
        <Skeleton width="50%" />
      </Stack>
    </Stack>
  ));
