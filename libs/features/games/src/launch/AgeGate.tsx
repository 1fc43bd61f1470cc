import { useLingui } from '@lingui/react/macro';
import { openOverlay, type Overlay, type OverlayResult, useLobby } from '@lobby/host';
import { licenseRules } from '@lobby/licensing';
import { useNavigate, usePath } from '@lobby/routing';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { LaunchedGame } from './GamePage.query.ts';
import { GameStage } from './GameStage.tsx';
import { LoadingScene } from './LoadingScene.tsx';
import { useDemoAllowed } from './mode.ts';
import { RefusedScene } from './RefusedScene.tsx';

/** Asked once a visit: whoever is old enough now stays old enough. */
let confirmed = false;

/** Lets a visitor to a demo game only after saying to be of age. */
export function AgeGate({ game, children }: { game: LaunchedGame; children: ReactNode }) {
  const { t } = useLingui();
  const { settings } = useLobby();
  const isAllowed = useDemoAllowed()(game);
  const navigate = useNavigate();
  const pathTo = usePath();
  const [open, setOpen] = useState(confirmed);
  const age = licenseRules[settings.license].minimumAge;

  const question = useEffectEvent((): Overlay => ({
    variant: 'confirmation',
    title: t({ id: 'AGE_CONFIRMATION_TITLE', message: 'Are you old enough?' }),
    content: t({
      id: 'AGE_CONFIRMATION_TEXT',
      message: `Games are for people of ${age} years and older, play money included.`,
    }),
    okText: t({ id: 'AGE_CONFIRMATION_YES', message: `I am ${age} or older` }),
    dismissText: t({ id: 'AGE_CONFIRMATION_NO', message: 'Back to the lobby' }),
  }));
  const settle = useEffectEvent((answer: OverlayResult) => {
    confirmed = answer === 'ok';
    if (confirmed) setOpen(true);
    else void navigate(pathTo('lobby'));
  });
  useEffect(
    function askForAge() {
      if (open || !isAllowed) return undefined;
      const abort = new AbortController();
      const end = (answer: OverlayResult) => {
        if (!abort.signal.aborted) settle(answer);
      };
      // Where even the question cannot be loaded, there is no demo.
      openOverlay(question(), abort.signal).then(end, () => end('closed'));
      return () => abort.abort();
    },
    [open, isAllowed],
  );

  if (open && isAllowed) return children;
  return (
    <GameStage game={game}>
      {isAllowed ? <LoadingScene game={game} /> : <RefusedScene refusal="DemoNotAllowed" />}
    </GameStage>
  );
}
