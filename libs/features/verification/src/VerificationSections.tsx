import { useLingui } from '@lingui/react/macro';
import { isKycRequired, useSession } from '@lobby/player';
import { Link } from '@lobby/routing';
import { DocumentIcon, IdentityIcon, NavigationGroup, NavigationItem } from '@lobby/ui-kit';
import { build } from 'virtual:lobby-build';

/** Links to the pages of verification, in the navigation of the profile. */
export default function VerificationSections() {
  const { t } = useLingui();
  const { player } = useSession();
  return (
    <NavigationGroup title={t({ id: 'VERIFICATION', message: 'Verification' })}>
      {build.kycRequired && build.SumSubFlow && player !== null && isKycRequired(player) && (
        <NavigationItem icon={IdentityIcon} render={<Link to="profile-identity" />}>
          {t({ id: 'IDENTITY_CHECK', message: 'Identity check' })}
        </NavigationItem>
      )}
      <NavigationItem icon={DocumentIcon} render={<Link to="profile-documents" />}>
        {t({ id: 'DOCUMENTS', message: 'Your documents' })}
      </NavigationItem>
    </NavigationGroup>
  );
}
