import { closeOverlay } from '@lobby/host';
import { useEffect, useEffectEvent } from 'react';
import type { QuickDepositRequest } from './request.ts';
import type { Opening } from './useCloseWithPage.ts';
import { quickDepositWish } from './wish.ts';

/**
 * A guard that holds the player comes before a deposit that has not begun, as a reality check that is due:
 * quick deposit makes way for it, and comes back after it.
 */
export function useMakeWay(isHeld: boolean, request: QuickDepositRequest, opening: Opening): void {
  const makeWay = useEffectEvent(() => {
    if (opening.pathname !== undefined) quickDepositWish.set({ request, pathname: opening.pathname });
    void closeOverlay();
  });
  useEffect(() => {
    if (isHeld) makeWay();
  }, [isHeld]);
}
