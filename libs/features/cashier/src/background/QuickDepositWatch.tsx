import { useGuards, useOverlay, type OverlayVariant } from '@lobby/host';
import { routeOf, useLocation, useRemoveQuery } from '@lobby/routing';
import { useEffect, useEffectEvent, useRef } from 'react';
import { openQuickDeposit } from '../quickDeposit/openQuickDeposit.tsx';
import { asksToOpen, quickDepositParams, requestOf } from '../quickDeposit/quickDepositQuery.ts';

const ownsParams: ReadonlySet<OverlayVariant> = new Set(['quick-deposit', 'sow']);

/** Opens quick deposit when the address asks for it, and cleans the address when it closes. */
export default function QuickDepositWatch() {
  useOpenFromQuery();
  useCleanQuery();
  return null;
}

/** For a signed-in player without an active guard (R-2-062); guards that are still pending are waited for. */
function useOpenFromQuery(): void {
  const { pathname, search } = useLocation();
  const { anyActive, anyPending } = useGuards();
  const route = routeOf(pathname);
  // These two open it themselves, once they have gone to the lobby.
  const opensItself = route === 'deposit' || route === 'withdraw';
  const mayOpen = asksToOpen(search) && !opensItself && !anyActive && !anyPending;
  const open = useEffectEvent(() => void openQuickDeposit(requestOf(search)));
  useEffect(
    function openOnce() {
      if (mayOpen) open();
    },
    [mayOpen],
  );
}

/** However the overlay was closed, its parameters go (R-2-063, A-076). */
function useCleanQuery(): void {
  const { isOpen, overlay } = useOverlay();
  const removeQuery = useRemoveQuery();
  const shown = isOpen ? overlay : null;
  const before = useRef(shown);
  const clean = useEffectEvent(() => removeQuery(quickDepositParams));
  useEffect(
    function cleanAfterwards() {
      const closed = before.current;
      before.current = shown;
      if (closed && closed !== shown && ownsParams.has(closed.variant)) clean();
    },
    [shown],
  );
}
