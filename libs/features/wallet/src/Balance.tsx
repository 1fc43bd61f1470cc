import { useLingui } from '@lingui/react/macro';
import { readFragment } from '@lobby/data';
import { Button } from '@lobby/ui-kit';
import { Amounts } from './Amounts.tsx';
import { useWallet } from './useWallet.ts';
import { WalletFragment } from './wallet.graphql.ts';

/** The wallet in the header; the cache keeps it current (R-4-014). */
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
  return <Amounts wallet={wallet} />;
}
