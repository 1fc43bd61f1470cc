import { useViewerQuery, type FragmentOf } from '@lobby/data';
import { useSession } from '@lobby/player';
import { WalletFragment, WalletQuery } from './wallet.graphql.ts';

/**
 * The states of the wallet (R-4-014). STREAMING: a balance is there, and the socket keeps it
 * current. A failed query stays LOADING, with the way to ask again: it is no reason to hide money.
 */
type WalletState =
  | { status: 'LOADING'; retry?: () => void }
  | { status: 'STREAMING'; wallet: FragmentOf<typeof WalletFragment> }
  | { status: 'NOT_AVAILABLE' };

export function useWallet(): WalletState {
  const { status: playerStatus } = useSession();
  const [{ data, error }, refetch] = useViewerQuery({ query: WalletQuery });

  if (playerStatus === 'LOGGED_OUT') return { status: 'NOT_AVAILABLE' };
  if (playerStatus === 'LOADING') return { status: 'LOADING' };
  const wallet = data?.viewer?.wallet;
  if (wallet) return { status: 'STREAMING', wallet };
  if (error) return { status: 'LOADING', retry: () => refetch({ requestPolicy: 'network-only' }) };
  return { status: data ? 'NOT_AVAILABLE' : 'LOADING' };
}
