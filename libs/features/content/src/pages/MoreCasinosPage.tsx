import { useLingui } from '@lingui/react/macro';
import { BlocksPage } from './BlocksPage.tsx';

/** `/more-casinos/` */
export default function MoreCasinosPage() {
  const { t } = useLingui();
  return <BlocksPage page="more-casinos" title={t({ id: 'MORE_CASINOS', message: 'More casinos' })} />;
}
