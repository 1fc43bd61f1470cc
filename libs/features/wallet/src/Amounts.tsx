import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@lobby/i18n';
import { Inline, Money, Skeleton, Stack, Text } from '@lobby/ui-kit';
import { bonusWallet } from 'virtual:lobby-build';

interface AmountsProps {
  /** Absent while it is not known. */
  wallet?: { balance: string; bonusBalance: string; currency: string } | null;
}

/** Balance and, in brands with a bonus wallet, bonus balance beside it (R-1-007). */
export function Amounts({ wallet }: AmountsProps) {
  const { t } = useLingui();
  return (
    <Inline gap="md">
      <Amount label={t({ id: 'BALANCE', message: 'Balance' })} amount={wallet?.balance} currency={wallet?.currency} />
      {bonusWallet && (
        <Amount
          label={t({ id: 'BONUS_BALANCE', message: 'Bonus' })}
          amount={wallet?.bonusBalance}
          currency={wallet?.currency}
        />
      )}
    </Inline>
  );
}

/** A figure under its name; while it is not known, the room that it will take. */
function Amount({ label, amount, currency }: { label: string; amount?: string; currency?: string }) {
  const { money } = useFormat();
  const known = amount !== undefined && currency !== undefined;
  return (
    <Stack gap="none">
      <Text as="span" size="xs" tone="muted">
        {label}
      </Text>
      <Text as="span" size="sm" weight="bold" figures>
        {known ? <Money live>{money(amount, currency)}</Money> : <Skeleton width="4.5rem" />}
      </Text>
    </Stack>
  );
}
