import { useAuthState } from '@lobby/auth';
import { loginPartners } from '@lobby/contracts';
import { routeOf, usePathname } from '@lobby/routing';
import { useLoginNotice } from '../../entry/useLoginNotice.ts';
import { Redirect } from '../../redirect/Redirect.tsx';
import { useRedirect } from '../../redirect/useRedirect.ts';
import { PartnerPanel } from './PartnerPanel.tsx';
import { loginRouteOf } from './partners.ts';
import { QuickDeposit } from './QuickDeposit.tsx';

/** The pages of each partner's sign-in, whatever the country's own flow is, and `quick-deposit-sign-in`. */
export default function PartnerPage() {
  const { status } = useAuthState();
  const { home, returnTo } = useRedirect();
  const notice = useLoginNotice();
  const route = routeOf(usePathname());
  const partner = loginPartners.find((each) => loginRouteOf(each) === route);
  if (status === 'authenticated') return <Redirect to={returnTo ?? home} />;
  return partner ? (
    <PartnerPanel key={partner} partner={partner} from="partner" notice={notice} returnTo={returnTo} />
  ) : (
    <QuickDeposit notice={notice} returnTo={returnTo} />
  );
}
