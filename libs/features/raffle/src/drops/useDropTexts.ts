import { useLingui } from '@lingui/react/macro';
import type { DropType } from './drop.ts';

/** Names of the drops by their type (R-3-028). */
export function useDropNames(): Readonly<Record<DropType, string>> {
  const { t } = useLingui();
  return {
    hourly: t({ id: 'RAFFLE_HOURLY_DROP', message: 'Hourly drop' }),
    daily: t({ id: 'RAFFLE_DAILY_DROP', message: 'Daily drop' }),
    weekly: t({ id: 'RAFFLE_WEEKLY_DROP', message: 'Weekly drop' }),
  };
}

/** Units of a countdown, below its figures. */
export function useCountdownUnits() {
  const { t } = useLingui();
  return {
    days: t({ id: 'COUNTDOWN_DAYS', message: 'days' }),
    hours: t({ id: 'COUNTDOWN_HOURS', message: 'hrs' }),
    minutes: t({ id: 'COUNTDOWN_MINUTES', message: 'min' }),
    seconds: t({ id: 'COUNTDOWN_SECONDS', message: 'sec' }),
  };
}
