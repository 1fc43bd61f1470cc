import { useLingui } from '@lingui/react/macro';
import type { Win } from '@lobby/thrillpots';
import { potName } from '../pots/potNames.ts';
import { useAmount } from '../pots/useAmount.ts';

interface WinNotificationProps {
  win: Win;
  /** What the player gets of it, as a decimal in EUR. */
  share: string | null;
}

/** Somebody else's win; only for licences that require it (R-6-018). */
export function WinNotification({ win, share }: WinNotificationProps) {
  const { t } = useLingui();
  const amountOf = useAmount();
  const pot = potName(win.potId);
  const amount = amountOf(win.amount, win.multipliers);
  const ownShare = share === null ? null : amountOf(share, win.multipliers);
  return (
    <>
      <span>{t({ id: 'JACKPOT_WON_BY_OTHER', message: `The ${pot} jackpot has been won: ${amount}` })}</span>
      {ownShare && (
        <div>{t({ id: 'JACKPOT_SHARE', message: `Your share as a member of the community: ${ownShare}` })}</div>
      )}
    </>
  );
}
