import { useLingui } from '@lingui/react/macro';
import { Button, ClockIcon, Icon, RefreshIcon, Stack, Text } from '@lobby/ui-kit';

/** Quick deposit held back because what the licence asks for has not loaded; it goes on by itself. */
export function Waiting() {
  const { t } = useLingui();
  return (
    <div role="alert">
      <Stack gap="md" align="center">
        <Icon of={ClockIcon} size="lg" />
        <Text weight="bold">{t({ id: 'CASHIER_WAITING', message: 'The cashier is waiting' })}</Text>
        <Text tone="muted" align="center">
          {t({
            id: 'CASHIER_WAITING_TEXT',
            message:
              'A part of the lobby that looks after you is still loading. The cashier opens as soon as it is here.',
          })}
        </Text>
        {/* Some browsers do not ask again for code that failed once: the page has to start anew. */}
        <Button variant="secondary" icon={RefreshIcon} onClick={() => window.location.reload()}>
          {t({ id: 'RELOAD', message: 'Reload' })}
        </Button>
      </Stack>
    </div>
  );
}
