import { useLingui } from '@lingui/react/macro';
import { useOptionalIntent } from '@lobby/host';
import { reportError } from '@lobby/monitoring';
import { areWithdrawalsAllowed, useSession } from '@lobby/player';
import { Button, Stack, Text } from '@lobby/ui-kit';

/** In the overlay of a guard: it holds deposits and play alone, and whoever declines can have the money paid out. */
export function WithdrawalRemains() {
  const { t } = useLingui();
  const openQuickDeposit = useOptionalIntent('openQuickDeposit');
  const { player } = useSession();
  if (!openQuickDeposit || !player || !areWithdrawalsAllowed(player)) return null;
  return (
    <Stack gap="xs">
      <Text size="sm" tone="muted">
        {t({ id: 'GUARD_WITHDRAWAL', message: 'You do not have to do this to have your money paid out.' })}
      </Text>
      <Button variant="ghost" size="sm" onClick={() => void openQuickDeposit({ mode: 'withdraw' }).catch(reportError)}>
        {t({ id: 'HUB_WITHDRAW', message: 'Withdraw' })}
      </Button>
    </Stack>
  );
}
