import { showChecks } from '@lobby/checks';
import { reportError } from '@lobby/monitoring';
import { useDetailedPlayer } from '@lobby/player';
import { useLocation, useNavigate, usePath } from '@lobby/routing';
import { useEffect, useEffectEvent } from 'react';
import { blocksPlay } from './requirement.ts';
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
    // For a player whom the check blocks, the check shows the form.
    if (player && blocksPlay(player)) showChecks();
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
