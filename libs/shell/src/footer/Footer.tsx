import { useLingui } from '@lingui/react/macro';
import { useLobby } from '@lobby/host';
import { licenseRules } from '@lobby/licensing';
import { useSession } from '@lobby/player';
import { Link } from '@lobby/routing';
import { Container } from '@lobby/ui-kit';
import { CookieSettings } from '../consent/Consent.tsx';
import * as css from './Footer.css.ts';
import { hasPage } from '../routes/hasPage.ts';
import { LanguageLinks } from '../navigation/LanguageLinks.tsx';

/** Safer gambling notice with the way to the player's limits, legal links, cookie settings, languages, operator. */
export function Footer() {
  const { t } = useLingui();
  const { brand, features } = useLobby();
  const { status } = useSession();
  const { minimumAge } = licenseRules[brand.license];
  return (
    <footer className={css.footer}>
      <Container>
        <div className={css.columns}>
          <section className={css.safety}>
            <span aria-hidden className={css.age}>
              {minimumAge}+
            </span>
            <div>
              <p className={css.strong}>
                {t({ id: 'PLAY_RESPONSIBLY', message: 'Play for fun, within your limits.' })}
              </p>
              <p className={css.muted}>
                {t({
                  id: 'PLAY_RESPONSIBLY_TEXT',
                  message: `Gambling can be addictive. Only people aged ${minimumAge} or older may play here.`,
                })}
              </p>
              {status === 'LOGGED_IN' && hasPage('profile-limits', features) && (
                <Link to="profile-limits" className={css.link}>
                  {t({ id: 'LIMITS', message: 'Your limits' })}
                </Link>
              )}
            </div>
          </section>
          <nav className={css.links} aria-label={t({ id: 'LEGAL', message: 'Legal' })}>
            <Link to="terms-and-conditions" className={css.link}>
              {t({ id: 'TERMS_AND_CONDITIONS', message: 'Terms and conditions' })}
            </Link>
            <Link to="bonus-terms-and-conditions" className={css.link}>
              {t({ id: 'BONUS_TERMS', message: 'Bonus terms' })}
            </Link>
            <Link to="privacy-policy" className={css.link}>
              {t({ id: 'PRIVACY_POLICY', message: 'Privacy policy' })}
            </Link>
            <CookieSettings className={css.link} />
          </nav>
        </div>
        <LanguageLinks />
        <p className={css.muted}>{brand.name}</p>
      </Container>
    </footer>
  );
}
