import { parseDepositAddress, useLocation, useNavigate, usePath } from '@lobby/routing';
import { useEffect, useEffectEvent } from 'react';
import { beginsWithWithdrawal } from '../shared/withdrawalQuery.ts';
import { openQuickDeposit } from './openQuickDeposit.tsx';

/** Not a page of its own: the lobby with quick deposit over it, in deposit mode by default (R-2-059, A-070, A-071). */
function CashierPage({ ofWithdrawal }: { ofWithdrawal: boolean }) {
  const navigate = useNavigate();
  const pathTo = usePath();
  const { search } = useLocation();
  const enter = useEffectEvent(() => {
    const pathname = pathTo('lobby');
    const mode = ofWithdrawal && beginsWithWithdrawal(search) ? 'withdraw' : 'deposit';
    const { request } = parseDepositAddress(search);
    void openQuickDeposit({ ...request, mode, fallbackToWithdrawal: ofWithdrawal }, pathname);
    void navigate({ pathname, search }, { replace: true });
  });
  useEffect(() => enter(), []);
  return null;
}

export const DepositPage = () => <CashierPage ofWithdrawal={false} />;

/** A player who may not deposit can still take money out. */
export const WithdrawPage = () => <CashierPage ofWithdrawal />;
