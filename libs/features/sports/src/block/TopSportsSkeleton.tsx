import { Card, CarouselSkeleton, Skeleton, Stack } from '@lobby/ui-kit';

/** Part of the first load: made of the kit's own parts, as the library's styles come later. */
export const TopSportsSkeleton = () => (
  <CarouselSkeleton size="lg">
    {[0, 1, 2, 3].map((place) => (
      <Card key={place}>
        <Stack gap="md">
          <Skeleton width="most" />
          <Stack gap="xs">
            <Skeleton width="lg" />
            <Skeleton width="md" />
          </Stack>
          <Skeleton shape="button" />
        </Stack>
      </Card>
    ))}
  </CarouselSkeleton>
);
