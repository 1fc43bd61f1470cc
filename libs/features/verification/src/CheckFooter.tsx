import { useLingui } from '@lingui/react/macro';
import { Slot, useOptionalIntent } from '@lobby/composition';
import { closeOverlay } from '@lobby/overlays';
import { reportError } from '@lobby/monitoring';
import { areWithdrawalsAllowed, useSession } from '@lobby/player';
import { Button, Stack, Text } from '@lobby/ui-kit';

/** The end of a check's overlay: what a player can do who does not, or cannot, complete it. */
export function CheckFooter() {
  return (
    <>
      <Withdrawal />
      <Slot name="dialog.help" props={{ close: () => void closeOverlay() }} />
    </>
  );
}

/** A check blocks only deposits and play: a player who declines can still withdraw. */
function Withdrawal() {
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
