import { useLingui } from '@lingui/react/macro';
import { readFragment } from '@lobby/data';
import { useFormat } from '@lobby/i18n';
import { Button, Inline, Money, Skeleton, Stack, Text } from '@lobby/ui-kit';
import { bonusWallet } from 'virtual:lobby-build';
import { useWallet } from './useWallet.ts';
import { WalletFragment } from './wallet.graphql.ts';

/** Balance and bonus balance in the header; the cache keeps them current (R-1-007, R-4-014). */
export default function Balance() {
  const { t } = useLingui();
  const state = useWallet();
  const wallet = readFragment(WalletFragment, state.status === 'STREAMING' ? state.wallet : null);

  if (state.status === 'NOT_AVAILABLE') return null;
  if (state.status === 'LOADING' && state.retry) {
    return (
      <Button variant="plain" size="sm" onClick={state.retry}>
        {t({ id: 'BALANCE_RETRY', message: 'Show balance' })}
      </Button>
    );
  }
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
