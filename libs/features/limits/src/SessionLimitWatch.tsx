import { useLingui } from '@lingui/react/macro';
import { graphql, isNotOffered, useViewerQuery } from '@lobby/data';
import { openOverlay, preloadOverlays } from '@lobby/overlays';
import { reportError } from '@lobby/monitoring';
import { currentGames, useNavigate, usePath } from '@lobby/routing';
import { startTimer, useStore } from '@lobby/runtime';
import { Text } from '@lobby/ui-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { leastRemaining, type Limit, LimitFields } from './limit.ts';
import { useLimitNames } from './limitTexts.ts';
import { UsedUpLimit } from './PlayLimitReached.tsx';
import { timings } from './timings.ts';

const MINUTE = 60_000;

const SessionLimits = graphql(
  `
    query SessionLimits {
      viewer {
        id
        limits {
          ...LimitFields
        }
      }
    }
  `,
  [LimitFields],
);

/**
 * While a game for real money is open: warns five minutes before a session limit is used up, and then ends play. The
 * game leaves the page, the player stays signed in. The platform counts the time and rejects further stakes by itself.
 */
export default function SessionLimitWatch() {
  const isAtPlay = useStore(currentGames).some(({ mode }) => mode === 'real');
  return isAtPlay ? <Watch /> : null;
}

function Watch() {
  const { t } = useLingui();
  const names = useLimitNames();
  const navigate = useNavigate();
  const pathTo = usePath();
  const [refetches, setRefetches] = useState(0);
  const [{ data, error }, refetch] = useViewerQuery({ query: SessionLimits, requestPolicy: 'network-only' });
  const limit = leastRemaining(data?.viewer?.limits.filter(({ kind }) => kind === 'Session') ?? []);
  const minutes = limit?.remaining?.minutes ?? null;
  const isUnknown = !data && error !== undefined && !isNotOffered(error);
  useEffect(() => preloadOverlays(), []);

  const refetchLimits = useEffectEvent(() => {
    refetch();
    setRefetches(refetches + 1);
  });
  useEffect(
    function refetchInTime() {
      // Without a limit, there is nothing to wait for: the platform pushes one that is set meanwhile, as any change.
      if (minutes === null && !isUnknown) return undefined;
      return startTimer(() => refetchLimits(), Math.max(MINUTE, (minutes ?? 0) * MINUTE - timings.sessionLimitWarning));
    },
    [minutes, isUnknown, refetches],
  );

  /** The window for which the warning was shown; the next window of the limit shows it again. */
  const warned = useRef('');
  const warn = useEffectEvent((of: Limit, left: number) => {
    const name = names[of.id] ?? '';
    const window = `${of.id} ${of.windowEndsAt}`;
    if (warned.current === window) return;
    warned.current = window;
    openOverlay({
      variant: 'default',
      queued: true,
      title: t({ id: 'LIMIT_SESSION_ENDS', message: 'Your time at play ends soon' }),
      content: t({ id: 'LIMIT_SESSION_ENDS_TEXT', message: `${name}: ${left} min left. Play ends by itself then.` }),
    }).catch(reportError);
  });
  const end = useEffectEvent((of: Limit) => {
    void navigate(pathTo('lobby'));
    const overlay = {
      variant: 'confirmation',
      queued: true,
      title: t({ id: 'LIMIT_SESSION_REACHED', message: 'Your time at play is over' }),
      content: (
        <>
          <UsedUpLimit limit={of} />
          <Text align="center">
            {t({
              id: 'LIMIT_SESSION_REACHED_TEXT',
              message: 'You stay signed in. A round that was open goes on when you play again.',
            })}
          </Text>
        </>
      ),
      okText: t({ id: 'LIMITS', message: 'Your limits' }),
    } as const;
    openOverlay(overlay).then((result) => {
      if (result === 'ok') void navigate(pathTo('profile-limits'));
    }, reportError);
  });
  const warnOrEnd = useEffectEvent(() => {
    if (limit === null || minutes === null) return;
    if (minutes <= 0) end(limit);
    else if (minutes * MINUTE <= timings.sessionLimitWarning) warn(limit, minutes);
  });
  useEffect(() => warnOrEnd(), [minutes, limit?.id, limit?.windowEndsAt]);
  return null;
}
