import { useLingui } from '@lingui/react/macro';
import { Button, EmptyState, RefreshIcon, WarningIcon } from '@lobby/ui-kit';

/** The cashier cannot be reached, and no money has moved. */
export function Unavailable({ retry }: { retry?: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      layout="plain"
      level={3}
      role="alert"
      icon={WarningIcon}
      title={t({ id: 'CASHIER_UNAVAILABLE', message: 'The cashier cannot be reached right now' })}
      text={t({ id: 'CASHIER_UNAVAILABLE_TEXT', message: 'No money has moved. Please try again later.' })}
      actions={
        retry && (
          <Button variant="secondary" icon={RefreshIcon} onClick={retry}>
            {t({ id: 'TRY_AGAIN', message: 'Try again' })}
          </Button>
        )
      }
    />
  );
}
