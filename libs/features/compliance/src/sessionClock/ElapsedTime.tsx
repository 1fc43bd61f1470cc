import { useLingui } from '@lingui/react/macro';
import { ClockIcon, Icon, Inline, Text, VisuallyHidden } from '@lobby/ui-kit';
import { clockTime } from '../duration.ts';

/** A running time, hh:mm:ss; a timer is not read aloud by itself. */
export function ElapsedTime({ ms }: { ms: number }) {
  const { t } = useLingui();
  return (
    <Inline gap="xs" as="span">
      <Icon of={ClockIcon} size="sm" />
      <VisuallyHidden>{t({ id: 'SESSION_CLOCK', message: 'Time signed in' })}</VisuallyHidden>
      <span role="timer">
        <Text as="span" size="sm" figures>
          {clockTime(ms)}
        </Text>
      </span>
    </Inline>
  );
}
