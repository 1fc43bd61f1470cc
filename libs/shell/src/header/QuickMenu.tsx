import { hasPage, useLobby } from '@lobby/host';
import { useLingui } from '@lingui/react/macro';
import { Link, useProductMode } from '@lobby/routing';
import { Sportsbook } from 'virtual:lobby-build';
import * as css from './Header.css.ts';

/** Between casino and sports, as far as this build has pages for them (R-2-066). */
export function QuickMenu() {
  const { t } = useLingui();
  const mode = useProductMode();
  const { features } = useLobby();
  return (
    <nav className={css.quickMenu} aria-label={t({ id: 'PRODUCTS', message: 'Products' })}>
      <Link
        to="lobby"
        query={{ productMode: 'casino' }}
        className={css.quickMenuItem}
        aria-current={mode === 'casino' ? 'true' : undefined}
      >
        {t({ id: 'CASINO', message: 'Casino' })}
      </Link>
      {Sportsbook && hasPage('sports', features) && (
        <Link to="sports" className={css.quickMenuItem} aria-current={mode === 'sports' ? 'true' : undefined}>
          {t({ id: 'SPORTS', message: 'Sports' })}
        </Link>
      )}
    </nav>
  );
}
