import { LegalPage } from './LegalPage.tsx';

/** `/bonus-terms-and-conditions/` */
export default function BonusTermsAndConditionsPage() {
  return <LegalPage slug="bonus-terms-and-conditions" />;
}
