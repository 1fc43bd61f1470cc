import { useLingui } from '@lingui/react/macro';
import { useDataClient } from '@lobby/data';
import { useOptionalIntent } from '@lobby/composition';
import { reportError } from '@lobby/monitoring';
import { useMayDeposit } from '@lobby/player';
import { Link, routeOfLink, useServedLink } from '@lobby/routing';
import { Button, ButtonLink } from '@lobby/ui-kit';
import type { PlayerReward } from '../list/playerReward.ts';
import { useRewardsBlock } from '../restriction/useRewardsBlock.ts';

/**
 * DEPOSIT opens quick deposit with the amount that the reward asks for, PAGE_LINK leads to a page (R-3-020). A reward that
 * waits for a deposit, or for one after the player's first, has the way there also where the operator has set none.
 */
export function CallToAction({ reward: { obstacle, reward } }: { reward: PlayerReward }) {
  const { callToAction } = reward;
  // A blocked player is not prompted to deposit or to play for rewards.
  if (useRewardsBlock() !== null) return null;
  if (callToAction?.type === 'PAGE_LINK') return <PageLink {...callToAction} />;
  if (callToAction?.type === 'DEPOSIT') return <DepositCall {...callToAction} />;
  const isForLater = obstacle === 'RewardNotApplicable' && reward.applicability === 'EXISTING_DEPOSITS';
  return (obstacle === 'DepositRequired' || isForLater) && <DepositCall label="" amount={null} />;
}

function DepositCall({ label, amount }: { label: string; amount: string | null }) {
  const { t } = useLingui();
  const client = useDataClient();
  const openQuickDeposit = useOptionalIntent('openQuickDeposit');
  const mayDeposit = useMayDeposit();
  if (openQuickDeposit === null || !mayDeposit) return null;
  async function deposit(open: NonNullable<typeof openQuickDeposit>) {
    const result = await open(amount === null ? {} : { amount });
    // The push that tells so may be lost.
    if (result === 'deposited') client.refetchTypes(['PlayerReward']);
  }
  return (
    <Button block variant="secondary" onClick={() => void deposit(openQuickDeposit).catch(reportError)}>
      {label || t({ id: 'DEPOSIT', message: 'Deposit' })}
    </Button>
  );
}

/** Nothing where the address leads nowhere that may be linked to, or to a deposit that may not be offered. */
function PageLink({ label, url }: { label: string; url: string | null }) {
  const link = useServedLink(url);
  const mayDeposit = useMayDeposit();
  if (link === null) return null;
  if (link.kind === 'internal' && routeOfLink(link.path) === 'deposit' && !mayDeposit) return null;
  return link.kind === 'internal' ? (
    <ButtonLink block variant="secondary" render={<Link to={link.path} />}>
      {label}
    </ButtonLink>
  ) : (
    <ButtonLink block variant="secondary" href={link.url} external>
      {label}
    </ButtonLink>
  );
}
