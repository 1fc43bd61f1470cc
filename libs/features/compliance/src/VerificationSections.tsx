import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { DocumentIcon, NavigationGroup, NavigationItem } from '@lobby/ui-kit';

/** What the operator asks a player to show, in the navigation of the profile. */
export default function VerificationSections() {
  const { t } = useLingui();
  return (
    <NavigationGroup title={t({ id: 'VERIFICATION', message: 'Verification' })}>
      <NavigationItem icon={DocumentIcon} render={<Link to="profile-documents" />}>
        {t({ id: 'DOCUMENTS', message: 'Your documents' })}
      </NavigationItem>
    </NavigationGroup>
  );
}
