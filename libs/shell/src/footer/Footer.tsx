import { useLingui } from '@lingui/react/macro';
import { Slot, useHasPage, useLobby } from '@lobby/composition';
import { licenseRules } from '@lobby/licensing';
import { useSession } from '@lobby/player';
import { Link } from '@lobby/routing';
import { Container } from '@lobby/ui-kit';
import { CookieSettings } from '../consent/Consent.tsx';
import * as css from './Footer.css.ts';
import { LanguageLinks } from '../navigation/LanguageLinks.tsx';

/** Safer gambling notice with the ways to limits and help, legal links, cookie settings, languages, operator, licence. */
export function Footer() {
  const { t } = useLingui();
  const { brand } = useLobby();
  const hasPage = useHasPage();
  const { status } = useSession();
  const { minimumAge, authority, warning } = licenseRules[brand.license];
  return (
    <footer className={css.footer}>
      <Container>
        <div className={css.columns}>
          <section className={css.safety}>
            <span aria-hidden className={css.age}>
              {`${minimumAge}+`}
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
              {warning && (
                <p className={css.muted} lang={warning.language}>
                  {warning.text}
                </p>
              )}
              <p className={css.help}>
                {hasPage('responsible-gaming') && (
                  <Link to="responsible-gaming" className={css.link}>
                    {t({ id: 'RESPONSIBLE_GAMING', message: 'Responsible gaming' })}
                  </Link>
                )}
                {status === 'LOGGED_IN' && hasPage('profile-limits') && (
                  <Link to="profile-limits" className={css.link}>
                    {t({ id: 'LIMITS', message: 'Your limits' })}
                  </Link>
                )}
                <Slot name="footer.help" props={{ className: css.link }} />
              </p>
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
        <p className={css.muted}>
          <span>{brand.name}</span>
          {authority && (
            <>
              <span>{' · '}</span>
              <a href={authority.url} target="_blank" rel="noopener noreferrer" className={css.authority}>
                {t({ id: 'LICENSED_BY', message: `Licensed by: ${authority.name}` })}
              </a>
            </>
          )}
        </p>
      </Container>
    </footer>
  );
}
