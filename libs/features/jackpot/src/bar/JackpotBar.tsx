import { useLingui } from '@lingui/react/macro';
import { useLobby } from '@lobby/composition';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { build } from 'virtual:lobby-build';
import { JackpotChoice } from '../optIn/JackpotCard.tsx';
import { useContributionText } from '../optIn/useContributionText.ts';
import { useJackpotOptIn } from '../optIn/useJackpotOptIn.ts';
import { useIsLive, useJackpotService, usePots } from '../pots/useJackpot.ts';
import { JackpotColors } from '../settings/JackpotColors.tsx';
import type { JackpotSettings } from '../settings/parseSettings.ts';
import { useJackpotSettings } from '../settings/useJackpotSettings.ts';
import { barMachine } from './bar.machine.ts';
import { BarView, type BarPanel } from './BarView.tsx';
import * as css from './JackpotBar.css.ts';

/** The bar of the game page (R-2-090): nothing where the brand or the country has no jackpot. */
export default function JackpotBar() {
  const { settings: lobby } = useLobby();
  const { settings, isLoading } = useJackpotSettings();
  if (!lobby.jackpotHost) return null;
  // Its room beside the game is there from the start: the game's frame is not resized by what comes.
  if (isLoading) return <div className={css.reserved} />;
  if (!settings) return null;
  return (
    <JackpotColors palette={settings.palette}>
      <LiveBar settings={settings} />
    </JackpotColors>
  );
}

function LiveBar({ settings }: { settings: JackpotSettings }) {
  const [snapshot, send] = useMachine(barMachine);
  const pots = usePots(settings);
  const isLive = useIsLive();
  const service = useJackpotService();
  const optIn = useJackpotOptIn(settings);
  const part = usePartText(optIn);
  const { instanceId } = settings;

  useEffect(
    function spotWins() {
      return service?.onWin((win) => {
        // Of somebody else's wins players hear where the licence requires it alone (R-6-018); their own are overlays.
        if (build.jackpotNotification && !win.isRepeated && win.kind === 'jackpot' && win.instanceId === instanceId)
          send({ type: 'NEWS', news: { kind: 'won', potId: win.potId } });
      });
    },
    [service, instanceId, send],
  );
  const { isConfirmed } = optIn;
  useEffect(
    function spotOptIn() {
      if (isConfirmed) send({ type: 'NEWS', news: { kind: 'joined' } });
    },
    [isConfirmed, send],
  );

  const panel = (['pots', 'odds', 'contribution'] as const).find((name) => snapshot.matches({ expanded: name }));
  return (
    <BarView
      panel={(panel satisfies BarPanel | undefined) ?? null}
      news={snapshot.matches('spotlight') ? snapshot.context.news : null}
      pots={pots}
      isLive={isLive}
      part={part}
      choice={<JackpotChoice />}
      send={send}
    />
  );
}

/** On the button: what the player puts in, or the way to take part. */
function usePartText({ state, isIn, isChanging, contribution }: ReturnType<typeof useJackpotOptIn>): string {
  const { t } = useLingui();
  const textOf = useContributionText();
  if (state === 'failed') return t({ id: 'ERROR', message: 'Error' });
  if (state === 'loading' && !isChanging) return '…';
  if (!isIn) return t({ id: 'JACKPOT_JOIN', message: 'Take part' });
  if (contribution === null) return t({ id: 'JACKPOT_IN', message: 'You are in' });
  return `+ ${textOf(contribution).short}`;
}
