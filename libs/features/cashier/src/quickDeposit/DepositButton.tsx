import { useLingui } from '@lingui/react/macro';
import { useIntent } from '@lobby/host';
import { reportError } from '@lobby/monitoring';
import { Button, PlusIcon } from '@lobby/ui-kit';

/** The way to quick deposit in the header. */
export default function DepositButton() {
  const { t } = useLingui();
  const openQuickDeposit = useIntent('openQuickDeposit');
  return (
    <Button size="sm" icon={PlusIcon} onClick={() => void openQuickDeposit({}).catch(reportError)}>
      {t({ id: 'DEPOSIT', message: 'Deposit' })}
    </Button>
  );
}
