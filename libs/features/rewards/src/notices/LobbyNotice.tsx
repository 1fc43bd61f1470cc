import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { ChevronRightIcon, GiftIcon, Icon, Skeleton, VisuallyHidden } from '@lobby/ui-kit';
import { useRewardsBlock } from '../restriction/useRewardsBlock.ts';
import * as css from './LobbyNotice.css.ts';
import { useClaimable } from './useClaimable.ts';

/** On top of the lobby: what waits for the player, and the way to it. As high as its room, whatever it says. */
export default function LobbyNotice() {
  const { t } = useLingui();
  const count = useClaimable();
  const block = useRewardsBlock();
  return (
    <Link to="rewards" className={css.notice} data-waiting={count && block === null ? '' : undefined}>
      <Icon of={GiftIcon} />
      <span className={css.text}>
        {count === null || block === 'unknown' ? (
          <>
            <VisuallyHidden>{t({ id: 'REWARDS', message: 'Rewards' })}</VisuallyHidden>
            <Skeleton width="md" />
          </>
        ) : (
          <NoticeText count={count} isBlocked={block !== null} />
        )}
      </span>
      <Icon of={ChevronRightIcon} size="sm" />
    </Link>
  );
}

function NoticeText({ count, isBlocked }: { count: number; isBlocked: boolean }) {
  const { t } = useLingui();
  const text = isBlocked
    ? t({ id: 'REWARDS_RESTRICTED', message: 'Rewards are not available now' })
    : count === 0
      ? t({ id: 'REWARDS_NONE', message: 'No reward is waiting' })
      : t({
          id: 'REWARDS_WAITING',
          message: plural(count, { one: '# reward is waiting for you', other: '# rewards are waiting for you' }),
        });
  return <span>{text}</span>;
}
