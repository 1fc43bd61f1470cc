import { useLingui } from '@lingui/react/macro';
import { useViewerQuery } from '@lobby/data';
import { useFormat } from '@lobby/i18n';
import { useSession, WalletQuery, type Wallet } from '@lobby/player';
import { Button, Inline, Money, Skeleton, Stack, Text } from '@lobby/ui-kit';
import { bonusWallet } from 'virtual:lobby-build';

/** The wallet in the header; pushes keep it current, through the cache (R-4-014). */
export default function Balance() {
  const { t } = useLingui();
  const state = useWallet();
  if (state.status === 'NOT_AVAILABLE') return null;
  if (state.status === 'LOADING' && state.retry) {
    return (
      <Button variant="plain" size="sm" onClick={state.retry}>
        {t({ id: 'BALANCE_RETRY', message: 'Show balance' })}
      </Button>
    );
  }
  return <Amounts wallet={state.status === 'STREAMING' ? state.wallet : null} />;
}

/**
 * The states of the wallet (R-4-014). STREAMING: a balance is there, and the socket keeps it
 * current. A failed query stays LOADING, with the way to ask again: it is no reason to hide money.
 */
type WalletState =
  | { status: 'LOADING'; retry?: () => void }
  | { status: 'STREAMING'; wallet: Wallet }
  | { status: 'NOT_AVAILABLE' };

function useWallet(): WalletState {
  const { status: playerStatus } = useSession();
  const [{ data, error }, ask] = useViewerQuery({ query: WalletQuery });

  if (playerStatus === 'LOGGED_OUT') return { status: 'NOT_AVAILABLE' };
  if (playerStatus === 'LOADING') return { status: 'LOADING' };
  const wallet = data?.viewer?.wallet;
  if (wallet) return { status: 'STREAMING', wallet };
  if (error) return { status: 'LOADING', retry: () => ask({ requestPolicy: 'network-only' }) };
  return { status: data ? 'NOT_AVAILABLE' : 'LOADING' };
}

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
        {known ? (
          <Money live reserved>
            {money(amount, currency)}
          </Money>
        ) : (
          <Skeleton width="xs" />
        )}
      </Text>
    </Stack>
  );
}
