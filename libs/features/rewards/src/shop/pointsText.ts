import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** A number of points in words, such as `150 points`. */
export function usePointsText(): (points: number) => string {
  const { t } = useLingui();
  return (points) => t({ id: 'SHOP_POINTS_COUNT', message: plural(points, { one: '# point', other: '# points' }) });
}
