import { CarouselSkeleton, TileSkeleton } from '@lobby/ui-kit';
import type { ComponentProps } from 'react';

type Ratio = ComponentProps<typeof TileSkeleton>['ratio'];

interface RowSkeletonProps {
  size?: 'sm' | 'md';
  ratio?: Ratio;
  /** By default as many as a wide window shows. One is as high as ten, where only the space of the row is to be reserved. */
  tiles?: number;
}

/** Placeholder of a row of games or studios: heading and tiles. */
export function RowSkeleton({ size = 'sm', ratio, tiles = 10 }: RowSkeletonProps) {
  return <CarouselSkeleton size={size}>{tileSkeletons(tiles, ratio)}</CarouselSkeleton>;
}

export const tileSkeletons = (count: number, ratio?: Ratio) =>
  Array.from({ length: count }, (_, index) => <TileSkeleton key={`skeleton-${index}`} ratio={ratio} />);
