import { useLingui } from '@lingui/react/macro';
import { Button, Icon, RefreshIcon, Stack, Text, WarningIcon } from '@lobby/ui-kit';

/** The cashier cannot be reached: says so, and that no money has moved. */
export function Unavailable({ retry }: { retry?: () => void }) {
  const { t } = useLingui();
  return (
    <div role="alert">
      <Stack gap="md" align="center">
        <Icon of={WarningIcon} size="lg" />
        <Text weight="bold">
          {t({ id: 'CASHIER_UNAVAILABLE', message: 'The cashier cannot be reached right now' })}
        </Text>
        <Text tone="muted" align="center">
          {t({ id: 'CASHIER_UNAVAILABLE_TEXT', message: 'No money has moved. Please try again later.' })}
        </Text>
        {retry && (
          <Button variant="secondary" icon={RefreshIcon} onClick={retry}>
            {t({ id: 'TRY_AGAIN', message: 'Try again' })}
          </Button>
        )}
      </Stack>
    </div>
  );
}
