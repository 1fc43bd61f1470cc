import { useLingui } from '@lingui/react/macro';
import { LimitsView } from './LimitsView.tsx';

/** `/profile/global-limits/`: limits on losses in all of the operator's products together (R-6-008). */
export default function GlobalLimitsPage() {
  const { t } = useLingui();
  const group = {
    kind: 'GlobalLoss' as const,
    title: t({ id: 'LIMITS_GLOBAL_LOSS', message: 'Losses in all products' }),
    text: t({
      id: 'LIMITS_GLOBAL_LOSS_TEXT',
      message: 'How much you can lose in games and sports together: your stakes less your winnings.',
    }),
  };
  return <LimitsView title={t({ id: 'GLOBAL_LIMITS', message: 'Your global limits' })} groups={[group]} />;
}
