import { useEffect, useRef } from 'react';
import type { PlayerReward } from '../list/playerReward.ts';

/** Id of what takes the focus for a card: its worth and name. */
export const titleId = (assignationId: string): string => `reward-${assignationId}`;

export const focusTitle = (assignationId: string): void => document.getElementById(titleId(assignationId))?.focus();

/**
 * Once a claim has taken the button away, which had the focus, the card takes it; not from elsewhere. To be called when the
 * player claims.
 */
export function useFocusAfterClaim({ assignationId, status }: PlayerReward): () => void {
  const isAwaited = useRef(false);
  useEffect(
    function keepFocus() {
      if (status === 'Unclaimed' || !isAwaited.current) return;
      isAwaited.current = false;
      if (document.activeElement === document.body) focusTitle(assignationId);
    },
    [assignationId, status],
  );
  return () => {
    isAwaited.current = true;
  };
}
