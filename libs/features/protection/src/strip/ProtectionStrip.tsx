import { useLingui } from '@lingui/react/macro';
import { useHasPage } from '@lobby/composition';
import { Link } from '@lobby/routing';
import { ButtonLink } from '@lobby/ui-kit';
import * as css from './ProtectionStrip.css.ts';

/** The Swedish register in which somebody excludes themselves from all licensed gambling at once, run by the authority. */
const nationalRegister = 'https://www.spelpaus.se';

/**
 * What the Swedish Gambling Authority wants on each page, always in view: the ways to limits, to the national self-exclusion
 * and to a self-test (R-9-056). Where the licence knows no limits, the first leads to all that protects a player.
 */
export default function ProtectionStrip() {
  const { t } = useLingui();
  const hasPage = useHasPage();
  return (
    <nav className={css.strip} aria-label={t({ id: 'STRIP_LABEL', message: 'Play safely' })}>
      <ButtonLink
        variant="plain"
        size="sm"
        render={<Link to={hasPage('profile-limits') ? 'profile-limits' : 'responsible-gaming'} />}
      >
        {t({ id: 'STRIP_LIMITS', message: 'Limits' })}
      </ButtonLink>
      <ButtonLink variant="plain" size="sm" href={nationalRegister} external>
        {t({ id: 'STRIP_EXCLUSION', message: 'Self-exclusion' })}
      </ButtonLink>
      <ButtonLink variant="plain" size="sm" render={<Link to="/responsible-gaming/#self-test" />}>
        {t({ id: 'STRIP_SELF_TEST', message: 'Self-test' })}
      </ButtonLink>
    </nav>
  );
}
