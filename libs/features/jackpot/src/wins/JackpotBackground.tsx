import { routeOf, usePathname } from '@lobby/routing';
import { useRedirectToJackpot } from '../optIn/customJackpot.ts';
import type { JackpotSettings } from '../settings/parseSettings.ts';
import { useJackpotSettings } from '../settings/useJackpotSettings.ts';
import { WinWatch } from './WinWatch.tsx';

/** Beside all pages while a player is signed in: wins, and links that opt in on pages without the jackpot. */
export default function JackpotBackground() {
  const { settings } = useJackpotSettings();
  const isElsewhere = routeOf(usePathname()) !== 'jackpot';
  return (
    settings && (
      <>
        <WinWatch settings={settings} />
        {isElsewhere && <RequestElsewhere settings={settings} />}
      </>
    )
  );
}

function RequestElsewhere({ settings }: { settings: JackpotSettings }) {
  useRedirectToJackpot(settings);
  return null;
}
