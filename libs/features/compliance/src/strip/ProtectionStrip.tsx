import { useLingui } from '@lingui/react/macro';
import { useHasPage } from '@lobby/host';
import { Link } from '@lobby/routing';
import { CoinsIcon, Icon, type IconComponent, LockIcon, TargetIcon } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import * as css from './ProtectionStrip.css.ts';

/** The Swedish register in which somebody excludes themselves from all licensed gambling at once, kept by the authority. */
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
      <Link to={hasPage('profile-limits') ? 'profile-limits' : 'responsible-gaming'} className={css.link}>
        <Entry icon={CoinsIcon}>{t({ id: 'STRIP_LIMITS', message: 'Limits' })}</Entry>
      </Link>
      <a href={nationalRegister} target="_blank" rel="noopener noreferrer" className={css.link}>
        <Entry icon={LockIcon}>{t({ id: 'STRIP_EXCLUSION', message: 'Self-exclusion' })}</Entry>
      </a>
      <Link to="/responsible-gaming/#self-test" className={css.link}>
        <Entry icon={TargetIcon}>{t({ id: 'STRIP_SELF_TEST', message: 'Self-test' })}</Entry>
      </Link>
    </nav>
  );
}

function Entry({ icon, children }: { icon: IconComponent; children: ReactNode }) {
  return (
    <>
      <Icon of={icon} size="sm" />
      {children}
    </>
  );
}
