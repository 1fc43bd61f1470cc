import { CashierPage } from './CashierPage.tsx';

export default function DepositPage() {
  return <CashierPage orWithdraw={false} />;
}
