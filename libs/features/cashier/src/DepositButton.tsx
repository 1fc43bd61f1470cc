import { useLingui } from '@lingui/react/macro';
import { useIntent } from '@lobby/host';
import { Button, PlusIcon } from '@lobby/ui-kit';

/** The way to quick deposit in the header. */
export default function DepositButton() {
  const { t } = useLingui();
  const openQuickDeposit = useIntent('openQuickDeposit');
  return (
    <Button size="sm" icon={PlusIcon} onClick={() => void openQuickDeposit({})}>
      {t({ id: 'DEPOSIT', message: 'Deposit' })}
    </Button>
  );
}
