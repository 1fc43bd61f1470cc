import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@lobby/contracts';
import { languageTag, useFormat } from '@lobby/i18n';
import { build } from 'virtual:lobby-build';
import type { Limit, LimitValue } from './limit.ts';

/** The names of the limits that this build has, by id; a limit without a name is not shown. */
export function useLimitNames(): Readonly<Record<string, string | undefined>> {
  const { t } = useLingui();
  return {
    ...(build.depositLimits && { 'Deposit-Day': t({ id: 'LIMIT_DEPOSIT_DAY', message: 'Deposit limit per day' }) }),
    ...(build.weeklyAndMonthlyDepositLimits && {
      'Deposit-Week': t({ id: 'LIMIT_DEPOSIT_WEEK', message: 'Deposit limit per week' }),
      'Deposit-Month': t({ id: 'LIMIT_DEPOSIT_MONTH', message: 'Deposit limit per month' }),
    }),
    ...(build.lossLimits && {
      'Loss-Day': t({ id: 'LIMIT_LOSS_DAY', message: 'Loss limit per day' }),
      'Loss-Week': t({ id: 'LIMIT_LOSS_WEEK', message: 'Loss limit per week' }),
      'Loss-Month': t({ id: 'LIMIT_LOSS_MONTH', message: 'Loss limit per month' }),
    }),
    ...(build.globalLossLimits && {
      'GlobalLoss-Day': t({ id: 'LIMIT_GLOBAL_LOSS_DAY', message: 'Global loss limit per day' }),
      'GlobalLoss-Week': t({ id: 'LIMIT_GLOBAL_LOSS_WEEK', message: 'Global loss limit per week' }),
      'GlobalLoss-Month': t({ id: 'LIMIT_GLOBAL_LOSS_MONTH', message: 'Global loss limit per month' }),
    }),
    ...(build.sessionLimits && {
      'Session-Day': t({ id: 'LIMIT_SESSION_DAY', message: 'Time limit per day' }),
      'Session-Week': t({ id: 'LIMIT_SESSION_WEEK', message: 'Time limit per week' }),
      'Session-Month': t({ id: 'LIMIT_SESSION_MONTH', message: 'Time limit per month' }),
    }),
  };
}

/** Limits that measure the same: of these the one with the least left counts. */
export const isOfKind = ({ kind }: Pick<Limit, 'kind'>, measure: 'Deposit' | 'Loss' | 'Session'): boolean =>
  kind === measure || (measure === 'Loss' && kind === 'GlobalLoss');

/** Writes amounts in a currency, and times in hours and minutes, in the locale of the texts on screen. */
export function useLimitFormat(currency: string): (value: LimitValue) => string {
  const { i18n } = useLingui();
  const { money } = useFormat();
  return ({ amount, minutes }) =>
    minutes === null
      ? money(amount ?? '', currency)
      : formatMinutes(minutes, languageTag((i18n.locale || 'en') as Locale));
}

/** `1 hr 30 min`. Not by `Intl.DurationFormat`, which browsers in use still lack. */
export function formatMinutes(minutes: number, tag: string): string {
  const write = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 && write(hours, 'hour'), (rest > 0 || hours === 0) && write(rest, 'minute')];
  return parts.filter(Boolean).join(' ');
}
