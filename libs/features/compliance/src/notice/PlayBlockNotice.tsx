import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@lobby/i18n';
import { playBlock, usePlayer } from '@lobby/player';
import { useNow } from '../useNow.ts';
import { Notice } from './Notice.tsx';

/** Tells a player who may not play that it is so, and until when (R-6-006, R-4-049, A-127, A-134). */
export default function PlayBlockNotice() {
  const text = useBlockText();
  if (text === null) return null;
  return (
    <div aria-live="polite">
      <Notice>{text}</Notice>
    </div>
  );
}

function useBlockText(): string | null {
  const { t } = useLingui();
  const { dateTime } = useFormat();
  const player = usePlayer();
  const now = useNow(30_000);
  const block = player && playBlock(player, new Date(now));
  switch (block) {
    case 'account-closed':
      return player?.accountStatus?.reopenByCustomerAllowed
        ? t({ id: 'ACCOUNT_CLOSED_REOPEN', message: 'Your account is closed. Contact us to open it again.' })
        : t({ id: 'ACCOUNT_CLOSED', message: 'Your account has been closed indefinitely' });
    case 'self-exclusion':
      return t({
        id: 'SELF_EXCLUDED_UNTIL',
        message: `You have excluded yourself from play until ${dateTime(player?.selfExclusionDetails?.exclusionEndsAt ?? '')}.`,
      });
    case 'timeout':
      return t({
        id: 'TIMEOUT_UNTIL',
        message: `You are taking a break from play until ${dateTime(player?.timeouts?.timeoutEndsAt ?? '')}.`,
      });
    default:
      return null;
  }
}
