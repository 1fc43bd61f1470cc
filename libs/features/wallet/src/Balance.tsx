import { useLingui } from '@lingui/react/macro';
import { isNotOffered, useViewerQuery } from '@lobby/data';
import { useFormat } from '@lobby/i18n';
import { areAmountsLong, useEarlyWallet, WalletQuery, type Wallet } from '@lobby/money';
import { useSession } from '@lobby/player';
import { routeOf, usePathname } from '@lobby/routing';
import { Button, Money, Text } from '@lobby/ui-kit';
import { build } from 'virtual:lobby-build';
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
  if (state.status === 'LOADING') return <BalanceAmounts wallet={state.early} isPushed={state.isPushed} />;
  return <BalanceAmounts wallet={state.wallet} />;
}

/**
 * The states of the wallet (R-4-014). STREAMING: a balance is there, and the socket keeps it
 * current. LOADING may have the amounts that the page's inline script has requested. A failed query stays LOADING, with
 * the way to request again: it is no reason to hide money. Where the back end does not know the query, LOADING ends with the
 * first push.
 */
type WalletState =
  | { status: 'LOADING'; retry?: () => void; isPushed?: boolean; early?: BalanceAmountsProps['wallet'] }
  | { status: 'STREAMING'; wallet: Wallet }
  | { status: 'NOT_AVAILABLE' };

function useWallet(): WalletState {
  const { status: playerStatus } = useSession();
  const [{ data, error }, refetch] = useViewerQuery({ query: WalletQuery });
  const early = useEarlyWallet() ?? undefined;

  if (playerStatus === 'LOGGED_OUT') return { status: 'NOT_AVAILABLE' };
  if (playerStatus === 'LOADING') return { status: 'LOADING', early };
  const wallet = data?.viewer?.wallet;
  if (wallet) return { status: 'STREAMING', wallet };
  if (isNotOffered(error)) return { status: 'LOADING', isPushed: true };
  if (error) return { status: 'LOADING', retry: refetch };
  return data ? { status: 'NOT_AVAILABLE' } : { status: 'LOADING', early };
}

interface BalanceAmountsProps {
  /** Absent while it is not known. */
  wallet?: { balance: string; bonusBalance: string; currency: string };
  /** It is known by the next push alone, which may be far off. */
  isPushed?: boolean;
}

/**
 * Balance and, in brands with a bonus wallet, bonus balance beside or below it (R-1-007). The page's inline script writes
 * both into the same markup (`showEarlyWallet` of the shell), which it finds by `data-amount`.
 */
export function BalanceAmounts({ wallet, isPushed = false }: BalanceAmountsProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  const unknown = isPushed ? '–' : undefined;
  const balance = wallet ? money(wallet.balance, wallet.currency) : unknown;
  const bonus = wallet ? money(wallet.bonusBalance, wallet.currency) : unknown;
  const isLong = build.bonusWallet && areAmountsLong(balance, bonus);
  return (
    <div className={css.amounts} data-long={isLong ? '' : undefined}>
      <Amount name="balance" label={t({ id: 'BALANCE', message: 'Balance' })}>
        {balance}
      </Amount>
      {build.bonusWallet && (
        <Amount name="bonus" label={t({ id: 'BONUS_BALANCE', message: 'Bonus' })}>
          {bonus}
        </Amount>
      )}
    </div>
  );
}

/**
 * A figure under its name; while it is not known, the room that it will take. Screen readers hear what it has become: elsewhere
 * than in a game, where each round changes it, it changes by what the player does, such as a deposit.
 */
function Amount({ name, label, children }: { name: string; label: string; children?: string }) {
  const isInGame = routeOf(usePathname()) === 'game';
  return (
    <div
      className={css.amount}
      data-amount={name}
      aria-live={children === undefined || isInGame ? undefined : 'polite'}
      aria-atomic
    >
      <Text as="span" size="xs" tone="muted">
        {label}
      </Text>
      <Text as="span" size="sm" weight="bold" figures>
        <Money live reserved>
          {children}
        </Money>
      </Text>
    </div>
  );
}
