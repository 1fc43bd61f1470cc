import { useLingui } from '@lingui/react/macro';
import { BlocksPage } from './BlocksPage.tsx';

/** `/promotions/` */
export default function PromotionsPage() {
  const { t } = useLingui();
  return <BlocksPage page="promotions" offers title={t({ id: 'PROMOTIONS', message: 'Promotions' })} />;
}
