import { useLingui } from '@lingui/react/macro';
import { showFeedback } from '@lobby/host';
import { routeOf, useLocation } from '@lobby/routing';
import { useEffect, useRef, useState } from 'react';
import { CONFIRMATION_MS } from '../optIn/optIn.machine.ts';
import { useOptIn } from '../optIn/useOptIn.ts';
import { useCustomJackpot, useIsJackpotRequested } from '../page/customJackpot.ts';
import type { JackpotSettings } from '../settings/parseSettings.ts';
import { useJackpotSettings } from '../settings/useJackpotSettings.ts';
import { WinWatch } from './WinWatch.tsx';

/** Beside all pages while a player is signed in: wins, and links that opt in on pages without the jackpot. */
export default function JackpotBackground() {
  const { settings } = useJackpotSettings();
  const isRequested = useIsJackpotRequested();
  const isElsewhere = routeOf(useLocation().pathname) !== 'jackpot';
  const [hasBegun, begin] = useState(false);
  // It goes on once the parameter is removed.
  if (isRequested && isElsewhere && !hasBegun) begin(true);
  return (
    settings && (
      <>
        <WinWatch settings={settings} />
        {hasBegun && <RequestElsewhere settings={settings} />}
      </>
    )
  );
}

/** The login handler may lead to any page (R-2-055); the jackpot's own reads its address itself. */
function RequestElsewhere({ settings }: { settings: JackpotSettings }) {
  const { t } = useLingui();
  const optIn = useOptIn(settings);
  const isWaiting = useRef(false);
  useCustomJackpot(settings, optIn, (hasOptedIn) => {
    isWaiting.current = hasOptedIn;
  });
  const { isConfirmed } = optIn;
  useEffect(
    function confirm() {
      if (!isConfirmed || !isWaiting.current) return;
      isWaiting.current = false;
      const message = t({ id: 'JACKPOT_CONFIRMED', message: 'You are in. Good luck!' });
      showFeedback({ kind: 'success', closeAfterMs: CONFIRMATION_MS, message });
    },
    [isConfirmed, t],
  );
  return null;
}
