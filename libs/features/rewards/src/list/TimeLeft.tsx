import { useLingui } from '@lingui/react/macro';
import { useSentenceTime } from '@lobby/i18n';
import { deviceTime, platformClockOffset, useNow, useStore } from '@lobby/runtime';
import { Countdown, Description } from '@lobby/ui-kit';

const DAY = 86_400_000;

interface TimeLeftProps {
  /** In ms since 1970, by the platform's clock. */
  until: number;
  /** What it is, before a date and before a time that runs. */
  dateTerm: string;
  countdownTerm: string;
}

/** A moment ahead as a date, and on its last day as the time until then. */
export function TimeLeft({ until, dateTerm, countdownTerm }: TimeLeftProps) {
  const { t } = useLingui();
  const sentenceTime = useSentenceTime();
  const offset = useStore(platformClockOffset);
  const endsAt = until - offset;
  if (endsAt - useNow(30_000) >= DAY) return <Description term={dateTerm}>{sentenceTime(until)}</Description>;
  const units = {
    days: t({ id: 'COUNTDOWN_DAYS_SHORT', message: 'd' }),
    hours: t({ id: 'COUNTDOWN_HOURS', message: 'hrs' }),
    minutes: t({ id: 'COUNTDOWN_MINUTES', message: 'min' }),
    seconds: t({ id: 'COUNTDOWN_SECONDS', message: 'sec' }),
  };
  return (
    <Description term={countdownTerm}>
      <Countdown compact now={deviceTime} until={endsAt} label={countdownTerm} units={units} />
    </Description>
  );
}
