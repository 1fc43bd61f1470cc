import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@lobby/i18n';
import { Badge, VisuallyHidden } from '@lobby/ui-kit';
import { useRewardsBlock } from '../restriction/useRewardsBlock.ts';
import { useClaimable } from './useClaimable.ts';

/** Beside a link to the rewards: how many can be claimed now. Nothing for a player who gets none. */
export default function RewardsCount() {
  const { t } = useLingui();
  const { number } = useFormat();
  const count = useClaimable();
  const isBlocked = useRewardsBlock() !== null;
  if (!count || isBlocked) return null;
  return (
    <Badge tone="info">
      <span aria-hidden>{number(count)}</span>
      <VisuallyHidden>
        {t({ id: 'REWARDS_COUNT', message: plural(count, { one: '# to claim', other: '# to claim' }) })}
      </VisuallyHidden>
    </Badge>
  );
}
