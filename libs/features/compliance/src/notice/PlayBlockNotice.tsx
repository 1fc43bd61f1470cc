import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@lobby/i18n';
import { playBlock, usePlayer } from '@lobby/player';
import { useNow } from '../useNow.ts';
import { Notice } from './Notice.tsx';
import { useLoginMethod } from './useLoginMethod.ts';

/** Tells a player who may not play that it is so, and until when (R-6-006, R-4-049, R-4-050, A-127, A-134, A-135). */
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
  const account = block === 'account-closed' ? player?.accountStatus : null;
  const method = useLoginMethod(account?.cause === 'MultipleAccounts' && account.reopenByCustomerAllowed !== true);
  switch (block) {
    case 'account-closed':
      if (account?.reopenByCustomerAllowed)
        return t({ id: 'ACCOUNT_CLOSED_REOPEN', message: 'Your account is closed. Contact us to open it again.' });
      if (method !== null)
        return t({
          id: 'ACCOUNT_CLOSED_MULTIPLE',
          message: `Your account has been closed indefinitely because you have more than one. You sign in to this one by: ${method}.`,
        });
      return t({ id: 'ACCOUNT_CLOSED', message: 'Your account has been closed indefinitely' });
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
