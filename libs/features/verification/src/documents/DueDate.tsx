import { useLingui } from '@lingui/react/macro';
import { languageTag, useSentenceTime } from '@lobby/i18n';
import { useLocale } from '@lobby/routing';
import { deviceTime, platformClockOffset, useNow, useStore } from '@lobby/runtime';
import { ClockIcon, Countdown, Icon, Inline, Text } from '@lobby/ui-kit';
import { timings } from '../timings.ts';

const DAY = 86_400_000;

/** The due date of a request, and the time left until then, by the platform's clock. */
export function DueDate({ dueDate }: { dueDate: string }) {
  const { t } = useLingui();
  const sentenceTime = useSentenceTime();
  const tag = languageTag(useLocale());
  const offset = useStore(platformClockOffset);
  const now = useNow(30_000);
  const end = sentenceTime(dueDate);
  const endsAt = Date.parse(dueDate) - offset;
  const left = endsAt - now;
  if (left <= 0)
    return (
      <Text tone="danger" weight="medium">
        {t({ id: 'DUE_OVER', message: `This was asked for by ${end}. Please submit it as soon as you can.` })}
      </Text>
    );
  const days = new Intl.RelativeTimeFormat(tag).format(Math.floor(left / DAY), 'day');
  return (
    <Inline wrap gap="sm">
      <Icon of={ClockIcon} />
      <Text weight="medium">
        {left >= timings.dueCountdownDuration
          ? t({ id: 'DUE_DAYS', message: `By ${end}, ${days}` })
          : t({ id: 'DUE_DATE', message: `By ${end}` })}
      </Text>
      {left < timings.dueCountdownDuration && (
        <Countdown
          now={deviceTime}
          until={endsAt}
          label={t({ id: 'DUE_COUNTDOWN', message: 'Time left' })}
          units={{
            days: t({ id: 'LIMIT_UNIT_DAYS', message: 'days' }),
            hours: t({ id: 'LIMIT_UNIT_HOURS', message: 'h' }),
            minutes: t({ id: 'LIMIT_UNIT_MINUTES', message: 'min' }),
            seconds: t({ id: 'LIMIT_UNIT_SECONDS', message: 's' }),
          }}
        />
      )}
    </Inline>
  );
}
