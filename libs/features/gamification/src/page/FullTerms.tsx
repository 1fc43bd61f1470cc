import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { TextLink } from '@lobby/ui-kit';

/** The whole terms of challenges, where the licence requires the link (R-6-017). */
export function FullTerms() {
  const { t } = useLingui();
  return (
    <div>
      <TextLink standalone render={<Link to="bonus-terms-and-conditions" />}>
        {t({ id: 'CHALLENGE_FULL_TERMS', message: 'Full terms and conditions' })}
      </TextLink>
    </div>
  );
}
