import { useLingui } from '@lingui/react/macro';
import { Button, RefreshIcon, WarningIcon } from '@lobby/ui-kit';
import { CashierState } from './CashierState.tsx';

/** The cashier cannot be reached: says so, and that no money has moved. */
export function Unavailable({ retry }: { retry?: () => void }) {
  const { t } = useLingui();
  return (
    <CashierState
      icon={WarningIcon}
      title={t({ id: 'CASHIER_UNAVAILABLE', message: 'The cashier cannot be reached right now' })}
      text={t({ id: 'CASHIER_UNAVAILABLE_TEXT', message: 'No money has moved. Please try again later.' })}
      action={
        retry && (
          <Button variant="secondary" icon={RefreshIcon} onClick={retry}>
            {t({ id: 'TRY_AGAIN', message: 'Try again' })}
          </Button>
        )
      }
    />
  );
}
