import { useLingui } from '@lingui/react/macro';
import { useIntent } from '@lobby/host';
import { reportError } from '@lobby/monitoring';
import { useDepositBlock } from '@lobby/player';
import { Button, PlusIcon } from '@lobby/ui-kit';

/** The way to quick deposit in the header; not for a player who may not deposit. */
export default function DepositButton() {
  const { t } = useLingui();
  const openQuickDeposit = useIntent('openQuickDeposit');
  const mayDeposit = useDepositBlock() === null;
  if (!mayDeposit) return null;
  return (
    <Button size="sm" icon={PlusIcon} onClick={() => void openQuickDeposit({}).catch(reportError)}>
      {t({ id: 'DEPOSIT', message: 'Deposit' })}
    </Button>
  );
}
