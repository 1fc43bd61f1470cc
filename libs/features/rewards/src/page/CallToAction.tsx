import { useLingui } from '@lingui/react/macro';
import { useOptionalIntent } from '@lobby/host';
import { reportError } from '@lobby/monitoring';
import { useDepositBlock } from '@lobby/player';
import { Link, useServedLink } from '@lobby/routing';
import { Button, ButtonLink } from '@lobby/ui-kit';
import type { PlayerReward } from '../list/rewardsQuery.ts';

type Action = NonNullable<PlayerReward['reward']['callToAction']>;

/** DEPOSIT opens quick deposit with the amount that the reward asks for, PAGE_LINK leads to a page (R-3-020). */
export function CallToAction({ action }: { action: Action }) {
  const { t } = useLingui();
  const link = useServedLink(action.type === 'PAGE_LINK' ? action.url : null);
  const openQuickDeposit = useOptionalIntent('openQuickDeposit');
  const mayDeposit = useDepositBlock() === null;
  if (action.type === 'DEPOSIT') {
    if (openQuickDeposit === null || !mayDeposit) return null;
    const { amount } = action;
    return (
      <Button
        block
        variant="secondary"
        onClick={() => void openQuickDeposit(amount === null ? {} : { amount }).catch(reportError)}
      >
        {action.label || t({ id: 'DEPOSIT', message: 'Deposit' })}
      </Button>
    );
  }
  if (link === null) return null;
  return link.kind === 'internal' ? (
    <ButtonLink block variant="secondary" render={<Link to={link.path} />}>
      {action.label}
    </ButtonLink>
  ) : (
    <ButtonLink block variant="secondary" href={link.url} external>
      {action.label}
    </ButtonLink>
  );
}
