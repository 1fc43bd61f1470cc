import { showChecks } from '@lobby/checks';
import { reportError } from '@lobby/monitoring';
import { useDetailedPlayer } from '@lobby/player';
import { useLocation, useNavigate, usePath } from '@lobby/routing';
import { useEffect, useEffectEvent } from 'react';
import { holdsPlay } from './requirement.ts';
import { showOverPage } from './sourceOfWealthOverlay.tsx';

/** `/source-of-wealth/` of a brand with the overlay (OverlaySourceOfWealth): the lobby with the form over it (R-2-033). */
export default function SourceOfWealthEntry() {
  const navigate = useNavigate();
  const pathTo = usePath();
  const { search } = useLocation();
  const player = useDetailedPlayer();
  const isKnown = player !== null;
  const enter = useEffectEvent(() => {
    const pathname = pathTo('lobby');
    void navigate({ pathname, search }, { replace: true });
    // The form of a player who is held is the check's.
    if (player && holdsPlay(player)) showChecks();
    else showOverPage(pathname).catch(reportError);
  });
  useEffect(
    function enterOnceKnown() {
      if (isKnown) enter();
    },
    [isKnown],
  );
  return null;
}
