import { useLingui } from '@lingui/react/macro';
import { Button, ClockIcon, RefreshIcon } from '@lobby/ui-kit';
import { CashierState } from './CashierState.tsx';

/** Quick deposit held back because what the licence asks for has not loaded; it goes on by itself. */
export function Waiting() {
  const { t } = useLingui();
  return (
    <CashierState
      icon={ClockIcon}
      title={t({ id: 'CASHIER_WAITING', message: 'The cashier is waiting' })}
      text={t({
        id: 'CASHIER_WAITING_TEXT',
        message: 'A part of the lobby that looks after you is still loading. The cashier opens as soon as it is here.',
      })}
      action={
        // Some browsers do not ask again for code that failed once: the page has to start anew.
        <Button variant="secondary" icon={RefreshIcon} onClick={() => window.location.reload()}>
          {t({ id: 'RELOAD', message: 'Reload' })}
        </Button>
      }
    />
  );
}
