import { useLingui } from '@lingui/react/macro';
import { isNotOffered, useViewerQuery } from '@lobby/data';
import { useFormat } from '@lobby/i18n';
import { useSession, WalletQuery, type Wallet } from '@lobby/player';
import { Button, Money, Skeleton, Text } from '@lobby/ui-kit';
import { bonusWallet } from 'virtual:lobby-build';
import * as css from './Balance.css.ts';

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
  if (state.status === 'LOADING') return <Amounts isPushed={state.isPushed} />;
  return <Amounts wallet={state.wallet} />;
}

/**
 * The states of the wallet (R-4-014). STREAMING: a balance is there, and the socket keeps it
 * current. A failed query stays LOADING, with the way to ask again: it is no reason to hide money. Where the back end does not
 * know the query, LOADING ends with the first push.
 */
type WalletState =
  | { status: 'LOADING'; retry?: () => void; isPushed?: boolean }
  | { status: 'STREAMING'; wallet: Wallet }
  | { status: 'NOT_AVAILABLE' };

function useWallet(): WalletState {
  const { status: playerStatus } = useSession();
  const [{ data, error }, ask] = useViewerQuery({ query: WalletQuery });

  if (playerStatus === 'LOGGED_OUT') return { status: 'NOT_AVAILABLE' };
  if (playerStatus === 'LOADING') return { status: 'LOADING' };
  const wallet = data?.viewer?.wallet;
  if (wallet) return { status: 'STREAMING', wallet };
  if (isNotOffered(error)) return { status: 'LOADING', isPushed: true };
  if (error) return { status: 'LOADING', retry: () => ask({ requestPolicy: 'network-only' }) };
  return { status: data ? 'NOT_AVAILABLE' : 'LOADING' };
}

interface AmountsProps {
  /** Absent while it is not known. */
  wallet?: { balance: string; bonusBalance: string; currency: string };
  /** It is known by the next push alone, which may be far off. */
  isPushed?: boolean;
}

/** Two amounts with more characters than these do not stand side by side in narrow windows. */
const mostCharacters = 18;

/** Balance and, in brands with a bonus wallet, bonus balance beside or below it (R-1-007). */
export function Amounts({ wallet, isPushed = false }: AmountsProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  const unknown = isPushed ? '–' : undefined;
  const balance = wallet ? money(wallet.balance, wallet.currency) : unknown;
  const bonus = wallet ? money(wallet.bonusBalance, wallet.currency) : unknown;
  const isLong = bonusWallet && `${balance ?? ''}${bonus ?? ''}`.length > mostCharacters;
  return (
    <div className={isLong ? `${css.amounts} ${css.long}` : css.amounts}>
      <Amount label={t({ id: 'BALANCE', message: 'Balance' })}>{balance}</Amount>
      {bonusWallet && <Amount label={t({ id: 'BONUS_BALANCE', message: 'Bonus' })}>{bonus}</Amount>}
    </div>
  );
}

/** A figure under its name; while it is not known, the room that it will take. */
function Amount({ label, children }: { label: string; children?: string }) {
  return (
    <div className={css.amount}>
      <Text as="span" size="xs" tone="muted">
        {label}
      </Text>
      <Text as="span" size="sm" weight="bold" figures>
        {children ? (
          <Money live reserved>
            {children}
          </Money>
        ) : (
          <Skeleton width="xs" />
        )}
      </Text>
    </div>
  );
}
