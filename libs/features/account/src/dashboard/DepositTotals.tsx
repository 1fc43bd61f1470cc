import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@lobby/i18n';
import { type PlayerInfo, useMarket } from '@lobby/player';
import { Description } from '@lobby/ui-kit';
import { DetailsCard } from '../frame/DetailsCard.tsx';

/** What the player has paid in so far, as the platform counts it. */
export function DepositTotals({ player }: { player: PlayerInfo }) {
  const { t } = useLingui();
  const { money, number } = useFormat();
  const { currency } = useMarket();
  const { numberOfDeposits, totalDepositAmount } = player;
  return (
    <DetailsCard title={t({ id: 'PROFILE_DEPOSITS', message: 'Deposits' })}>
      <Description term={t({ id: 'PROFILE_DEPOSIT_COUNT', message: 'Number of deposits' })}>
        {number(numberOfDeposits ?? 0)}
      </Description>
      <Description term={t({ id: 'PROFILE_DEPOSIT_TOTAL', message: 'Deposited in total' })}>
        {money(totalDepositAmount ?? '0', currency)}
      </Description>
    </DetailsCard>
  );
}
