import { useLocation, useNavigate, usePath } from '@lobby/routing';
import { useEffect, useEffectEvent } from 'react';
import { requestOf } from '../quickDeposit/quickDepositQuery.ts';
import { openAfterNavigation } from './openAfterNavigation.ts';

/** Not a page of its own: the lobby with quick deposit over it, in deposit mode (R-2-059, A-070, A-071). */
export function CashierPage({ orWithdraw }: { orWithdraw: boolean }) {
  const navigate = useNavigate();
  const pathTo = usePath();
  const { search } = useLocation();
  const enter = useEffectEvent(() => {
    const pathname = pathTo('lobby');
    const navigation = navigate({ pathname, search }, { replace: true });
    void openAfterNavigation(navigation, pathname, { ...requestOf(search), mode: 'deposit', orWithdraw });
  });
  useEffect(() => enter(), []);
  return null;
}
