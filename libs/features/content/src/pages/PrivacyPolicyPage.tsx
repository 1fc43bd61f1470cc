import { LegalPage } from './LegalPage.tsx';

/** `/privacy-policy/` */
export default function PrivacyPolicyPage() {
  return <LegalPage slug="privacy-policy" />;
}
