import { useLingui } from '@lingui/react/macro';
import { platformClockOffset } from '@lobby/runtime';
import { Countdown } from '@lobby/ui-kit';

const now = () => Date.now() + platformClockOffset.get();

/** The time left by the platform's clock, which decides. */
export function TimeLeft({ until, label, onEnd }: { until: number; label: string; onEnd?: () => void }) {
  const { t } = useLingui();
  const units = {
    days: t({ id: 'COUNTDOWN_DAYS_SHORT', message: 'd' }),
    hours: t({ id: 'COUNTDOWN_HOURS', message: 'hrs' }),
    minutes: t({ id: 'COUNTDOWN_MINUTES', message: 'min' }),
    seconds: t({ id: 'COUNTDOWN_SECONDS', message: 'sec' }),
  };
  return <Countdown compact until={until} label={label} units={units} now={now} onEnd={onEnd} />;
}
