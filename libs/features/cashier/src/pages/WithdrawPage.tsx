import { CashierPage } from './CashierPage.tsx';

/** Who may not deposit can still take money out: for them it opens on the withdrawal. */
export default function WithdrawPage() {
  return <CashierPage orWithdraw />;
}
