import { LegalPage } from './LegalPage.tsx';

/** `/terms-and-conditions/` */
export default function TermsAndConditionsPage() {
  return <LegalPage slug="terms-and-conditions" />;
}
