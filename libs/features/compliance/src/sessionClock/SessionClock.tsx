import { useLingui } from '@lingui/react/macro';
import { readSessionInfo } from '@lobby/auth';
import { ClockIcon, Icon, Inline, Text, VisuallyHidden } from '@lobby/ui-kit';
import { clockTime } from '../duration.ts';
import { useNow } from '../useNow.ts';

/** How long the player has been signed in, from the session's cookie, which all tabs share. */
export default function SessionClock() {
  const { t } = useLingui();
  const now = useNow(1000);
  const session = readSessionInfo();
  if (session === null) return null;
  return (
    <Inline gap="xs" as="span">
      <Icon of={ClockIcon} size="sm" />
      <VisuallyHidden>{t({ id: 'SESSION_CLOCK', message: 'Time signed in' })}</VisuallyHidden>
      <span role="timer">
        <Text as="span" size="sm" figures>
          {clockTime(now - session.startedAt)}
        </Text>
      </span>
    </Inline>
  );
}
