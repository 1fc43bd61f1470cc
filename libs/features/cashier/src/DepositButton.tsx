import { useLingui } from '@lingui/react/macro';
import { useIntent } from '@lobby/composition';
import { reportError } from '@lobby/monitoring';
import { useMayDeposit } from '@lobby/player';
import { Button, PlusIcon, Reserved } from '@lobby/ui-kit';

/** The way to quick deposit in the header; not for a player who may not deposit. */
export default function DepositButton() {
  const { t } = useLingui();
  const openQuickDeposit = useIntent('openQuickDeposit');
  const mayDeposit = useMayDeposit();
  if (mayDeposit === false) return null;
  return (
    <Reserved when={mayDeposit === null}>
      <Button size="sm" icon={PlusIcon} onClick={() => void openQuickDeposit({}).catch(reportError)}>
        {t({ id: 'DEPOSIT', message: 'Deposit' })}
      </Button>
    </Reserved>
  );
}
