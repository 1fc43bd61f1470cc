import { useGuards, useOverlay, type OverlayVariant } from '@lobby/host';
import { routeOf, useLocation, useRemoveQuery } from '@lobby/routing';
import { useStore } from '@lobby/runtime';
import { useEffect, useEffectEvent, useRef } from 'react';
import { openQuickDeposit } from '../quickDeposit/openQuickDeposit.tsx';
import { asksToOpen, quickDepositParams, requestOf } from '../quickDeposit/quickDepositQuery.ts';
import { quickDepositWish } from '../quickDeposit/wish.ts';

const ownsParams: ReadonlySet<OverlayVariant> = new Set(['quick-deposit', 'sow']);

/** Opens quick deposit when an address has asked for it, and cleans the address when it closes. */
export default function QuickDepositWatch() {
  // One that is still loading is waited for by quick deposit itself.
  const mayOpen = !useGuards().anyActive;
  useOpenFromQuery(mayOpen);
  useOpenFromPage(mayOpen);
  useCleanQuery();
  return null;
}

/** Pages that ask for it themselves, over the lobby that they go to. */
function isCashierPage(pathname: string): boolean {
  const route = routeOf(pathname);
  return route === 'deposit' || route === 'withdraw';
}

/** For a signed-in player (R-2-062). */
function useOpenFromQuery(mayOpen: boolean): void {
  const { pathname, search } = useLocation();
  const opens = mayOpen && asksToOpen(search) && !isCashierPage(pathname);
  const open = useEffectEvent(() => void openQuickDeposit(requestOf(search)));
  useEffect(
    function openOnce() {
      if (opens) open();
    },
    [opens],
  );
}

/** For `/deposit/` and `/withdraw/`, which have gone to the lobby (R-2-059). */
function useOpenFromPage(mayOpen: boolean): void {
  const wish = useStore(quickDepositWish);
  const { pathname } = useLocation();
  const isOnItsWay = isCashierPage(pathname);
  useEffect(
    function openOrForget() {
      // The lobby may come on screen long after the navigation to it is over.
      if (!wish || isOnItsWay) return;
      const hasLeft = pathname !== wish.pathname;
      if (hasLeft || mayOpen) quickDepositWish.set(null);
      if (!hasLeft && mayOpen) void openQuickDeposit(wish.request);
    },
    [wish, pathname, isOnItsWay, mayOpen],
  );
  useEffect(function forgetWithSession() {
    return () => quickDepositWish.set(null);
  }, []);
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
