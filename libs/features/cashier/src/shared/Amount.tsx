import { useFormat } from '@lobby/i18n';
import { Text } from '@lobby/ui-kit';

/** A labelled amount. Several currencies share a narrow symbol: where money is paid, the code is shown too. */
export function Amount({ label, amount, currency }: { label: string; amount: string; currency: string }) {
  const { money } = useFormat();
  return (
    <Text size="sm" tone="muted" figures>
      <span>{`${label}: `}</span>
      <span translate="no">{`${money(amount, currency)} ${currency}`}</span>
    </Text>
  );
}
