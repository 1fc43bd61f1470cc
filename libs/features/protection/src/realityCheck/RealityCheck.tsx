import { useLingui } from '@lingui/react/macro';
import { authenticationFailure, invalidTokenFailure } from '@lobby/contracts';
import { graphql, isNotOffered, toLobbyError, useDataClient } from '@lobby/data';
import { useCheck, useCheckTurn } from '@lobby/checks';
import { preloadOverlays, openOverlay, useOverlayReadiness, type OverlayResult } from '@lobby/overlays';
import { useSession } from '@lobby/player';
import { currentGames, useNavigate, usePath } from '@lobby/routing';
import { useEffect, useEffectEvent, useState } from 'react';
import { createActor } from 'xstate';
import { onPeriodChanged } from './period.ts';
import { realityCheckMachine, type RealityCheckAnswer } from './realityCheck.machine.ts';
import { PlaySummary, RealityCheckFigures } from './RealityCheckFigures.tsx';

const AcknowledgeRealityCheck = graphql(
  `
    mutation AcknowledgeRealityCheck($time: DateTime!) {
      acknowledgeRealityCheck(time: $time) {
        id
        ...PlaySummary
      }
    }
  `,
  [PlaySummary],
);

/** Errors of the session, not of the answer: it can be sent again once the session is renewed. */
const sessionErrors: readonly string[] = [authenticationFailure, invalidTokenFailure];

/** Escape counts as OK; a check that was taken away has no answer. */
const answers = { ok: 'continue', dismiss: 'leave', closed: null } as const satisfies Record<
  OverlayResult,
  RealityCheckAnswer
>;

/**
 * Interrupts play at the player's own period, in and outside games (R-6-016, A-130). Pending until it
 * knows whether a check is due and could show one: play for real money waits for that.
 */
export default function RealityCheck() {
  const { t } = useLingui();
  const client = useDataClient();
  const navigate = useNavigate();
  const pathTo = usePath();
  const { player } = useSession();
  const playerId = player?.id;
  const periodMinutes = player?.realityCheckPeriod ?? 0;
  const canAsk = useOverlayReadiness() === 'ready';
  /** Null until the period is known. */
  const [blocks, setBlocks] = useState<boolean | null>(null);
  const isPending = player === null || (periodMinutes > 0 && !(canAsk && blocks !== null));
  useCheck('reality-check', blocks ? 'active' : isPending ? 'pending' : 'clear');

  const waitForTurn = useCheckTurn('reality-check');
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    await waitForTurn(signal);
    const overlay = {
      variant: 'reality-check',
      queued: true,
      title: t({ id: 'REALITY_CHECK', message: 'Reality check' }),
      content: <RealityCheckFigures />,
    } as const;
    return answers[await openOverlay(overlay, signal)];
  });
  const send = useEffectEvent(async (at: Date) => {
    const { error } = await client.urql.mutation(AcknowledgeRealityCheck, { time: at.toISOString() }).toPromise();
    // A platform that takes no answers has none to miss.
    if (!error || isNotOffered(error)) return 'recorded';
    const { isNetworkError, status = 200, types } = toLobbyError(error);
    if (isNetworkError || status >= 500 || types.some((type) => sessionErrors.includes(type))) throw error;
    return types.includes('BadUserInput') ? 'rejected-for-good' : 'rejected';
  });
  const leaveGame = useEffectEvent(() => {
    if (currentGames.get().length > 0) void navigate(pathTo('lobby'));
  });

  useEffect(
    function followPeriod() {
      if (periodMinutes <= 0 || playerId === undefined) return;
      preloadOverlays();
      const actor = createActor(realityCheckMachine, {
        input: {
          player: playerId,
          periodMinutes,
          ask: (signal) => ask(signal),
          send: (at) => send(at),
          leaveGame: () => leaveGame(),
        },
      });
      actor.subscribe((snapshot) => setBlocks(snapshot.hasTag('blocking')));
      actor.start();
      const changed = () => actor.send({ type: 'PERIOD_CHANGED' });
      changed();
      const unfollow = onPeriodChanged(changed);
      return () => {
        unfollow();
        actor.stop();
        setBlocks(null);
      };
    },
    [periodMinutes, playerId],
  );
  return null;
}
