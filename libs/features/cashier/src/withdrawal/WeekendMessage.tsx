import { useLingui } from '@lingui/react/macro';
import { useMarket } from '@lobby/player';
import { Text } from '@lobby/ui-kit';
import { isWeekend } from './weekend.ts';

/** At weekends, by the platform's clock and in the market's time zone: what waits for Monday. */
export function WeekendMessage({ now }: { now: string }) {
  const { t } = useLingui();
  const { country } = useMarket();
  if (!isWeekend(new Date(now), country)) return null;
  return (
    <Text size="sm" weight="medium">
      {t({
        id: 'WITHDRAWAL_WEEKEND',
        message:
          'It is the weekend: what we check or a bank transfers is paid out from Monday on. Instant payouts go on.',
      })}
    </Text>
  );
}
