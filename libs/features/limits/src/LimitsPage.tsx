import { useLingui } from '@lingui/react/macro';
import { build } from 'virtual:lobby-build';
import { LimitsView } from './LimitsView.tsx';

/** `/profile/limits/`: deposit, loss and session limits, as far as the licence has them (R-2-043, R-6-008 to R-6-011). */
export default function LimitsPage() {
  const { t } = useLingui();
  const groups = [
    ...(build.depositLimits
      ? [
          {
            kind: 'Deposit' as const,
            title: t({ id: 'LIMITS_DEPOSIT', message: 'Deposits' }),
            text: t({ id: 'LIMITS_DEPOSIT_TEXT', message: 'How much you can pay in.' }),
          },
        ]
      : []),
    ...(build.lossLimits
      ? [
          {
            kind: 'Loss' as const,
            title: t({ id: 'LIMITS_LOSS', message: 'Losses' }),
            text: t({ id: 'LIMITS_LOSS_TEXT', message: 'How much you can lose: your stakes less your winnings.' }),
          },
        ]
      : []),
    ...(build.sessionLimits
      ? [
          {
            kind: 'Session' as const,
            title: t({ id: 'LIMITS_SESSION', message: 'Time at play' }),
            text: t({ id: 'LIMITS_SESSION_TEXT', message: 'How long you can play for real money.' }),
          },
        ]
      : []),
  ];
  return <LimitsView title={t({ id: 'LIMITS', message: 'Your limits' })} groups={groups} />;
}
