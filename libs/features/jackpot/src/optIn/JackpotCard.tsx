import { useLingui } from '@lingui/react/macro';
import { IsolatedBoundary } from '@lobby/composition';
import { useSession } from '@lobby/player';
import { Card, Heading, Stack } from '@lobby/ui-kit';
import { useId, useState } from 'react';
import { useJackpotSettings } from '../settings/useJackpotSettings.ts';
import { OptInFailed, OptInLoading, OptInView } from './OptInView.tsx';
import { useJackpotOptIn } from './useJackpotOptIn.ts';
import type { JackpotSettings } from '../settings/parseSettings.ts';

/** What the player puts into the jackpot, with its toggle (R-2-093). */
export function JackpotCard() {
  const { t } = useLingui();
  const title = useId();
  return (
    <Card as="section" padding="lg" aria-labelledby={title}>
      <Stack gap="lg">
        <Heading level={2} size="h3" id={title}>
          {t({ id: 'JACKPOT_SETTINGS', message: 'Your contribution' })}
        </Heading>
        <JackpotChoice />
      </Stack>
    </Card>
  );
}

/** The choice alone, for whatever surface; without settings it says that there is no status. */
export function JackpotChoice() {
  const { settings, isLoading, refetch } = useJackpotSettings();
  const [attempt, setAttempt] = useState(0);
  function tryAgain() {
    refetch();
    setAttempt(attempt + 1);
  }
  if (isLoading) return <OptInLoading />;
  return (
    <IsolatedBoundary
      key={`${settings?.instanceId} ${attempt}`}
      errorFallback={<OptInFailed onReload={tryAgain} />}
      onError={() => undefined}
    >
      <Choice settings={settings} />
    </IsolatedBoundary>
  );
}

function Choice({ settings }: { settings: JackpotSettings | null }) {
  const { status } = useSession();
  const optIn = useJackpotOptIn(settings);
  return settings && <OptInView settings={settings} optIn={optIn} isVisitor={status === 'LOGGED_OUT'} />;
}
