import { useLingui } from '@lingui/react/macro';
import { languageTag } from '@lobby/i18n';
import { useLocale } from '@lobby/routing';
import { ErrorIcon } from '@lobby/ui-kit';
import type { EntryNotice } from './EntryPanel.tsx';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is wrong with the device's clock, by how much, and how to set it. */
export function useClockNotice(): (ahead: number) => EntryNotice {
  const { t } = useLingui();
  const tag = languageTag(useLocale());
  const about = (ms: number): string => {
    const [unit, length] =
      ms >= 2 * DAY
        ? (['day', DAY] as const)
        : ms >= 2 * HOUR
          ? (['hour', HOUR] as const)
          : (['minute', MINUTE] as const);
    return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.round(ms / length));
  };
  return (ahead) => {
    const time = about(Math.abs(ahead));
    return {
      kind: 'error',
      icon: ErrorIcon,
      text:
        ahead > 0
          ? t({
              id: 'DEVICE_CLOCK_AHEAD',
              message: `The clock of this device is about ${time} ahead. Have date and time set automatically in its settings, then sign in again.`,
            })
          : t({
              id: 'DEVICE_CLOCK_BEHIND',
              message: `The clock of this device is about ${time} behind. Have date and time set automatically in its settings, then sign in again.`,
            }),
    };
  };
}
