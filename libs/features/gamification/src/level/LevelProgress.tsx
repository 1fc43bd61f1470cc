import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@lobby/i18n';
import type { LoyaltyStatus } from '../service/types.ts';
import { Progress } from '@lobby/ui-kit';

/** How far it is to the next level; nothing at the highest, and where it is not known. */
export function LevelProgress({ progress, hideLabel }: { progress: LoyaltyStatus['progress']; hideLabel?: boolean }) {
  const { t } = useLingui();
  const { number } = useFormat();
  if (progress === null) return null;
  const { level, points, levelPoints, nextLevelPoints } = progress;
  const next = level + 1;
  const [have, need] = [number(points), number(nextLevelPoints)];
  return (
    <Progress
      label={t({ id: 'LOYALTY_NEXT_LEVEL', message: `To level ${next}` })}
      hideLabel={hideLabel}
      value={points - levelPoints}
      max={nextLevelPoints - levelPoints}
      valueText={t({ id: 'LOYALTY_POINTS_OF', message: `${have} of ${need} points` })}
    />
  );
}
