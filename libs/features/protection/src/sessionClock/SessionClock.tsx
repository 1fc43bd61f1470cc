import { useLingui } from '@lingui/react/macro';
import { useSessionStart } from '@lobby/auth';
import { useCheck } from '@lobby/checks';
import { useNow } from '@lobby/runtime';
import { ClockIcon, Icon, Inline, Text, VisuallyHidden } from '@lobby/ui-kit';
import { clockTime } from '../time.ts';

/**
 * How long the player has been signed in, from the session's cookie, which all tabs share.
 * Pending while the start is unknown: play for real money waits until there is a time to show.
 */
export default function SessionClock() {
  const now = useNow(1000);
  const startedAt = useSessionStart();
  useCheck('session-clock', startedAt !== null ? 'clear' : 'pending');
  return startedAt !== null && <ElapsedTime ms={now - startedAt} />;
}

/** A running time as hh:mm:ss. Screen readers find it as a timer and do not announce every second. */
export function ElapsedTime({ ms }: { ms: number }) {
  const { t } = useLingui();
  return (
    <Inline gap="xs" as="span">
      <Icon of={ClockIcon} size="sm" />
      <VisuallyHidden>{t({ id: 'SESSION_CLOCK', message: 'Time signed in' })}</VisuallyHidden>
      <span role="timer" translate="no">
        <Text as="span" size="sm" figures>
          {clockTime(ms)}
        </Text>
      </span>
    </Inline>
  );
}
