import { useLobby } from '@lobby/host';
import { useLingui } from '@lingui/react/macro';
import { Link, useProductMode } from '@lobby/routing';
import { Sportsbook } from 'virtual:lobby-build';
import { hasPage } from '../routes/hasPage.ts';
import * as css from './QuickMenu.css.ts';

/** Between casino and sports, as far as this build has pages for them (R-2-066). */
export function QuickMenu() {
  const { t } = useLingui();
  const mode = useProductMode();
  const { features } = useLobby();
  return (
    <nav className={css.menu} aria-label={t({ id: 'PRODUCTS', message: 'Products' })}>
      <Link
        to="lobby"
        query={{ productMode: 'casino' }}
        className={css.item}
        aria-current={mode === 'casino' ? 'true' : undefined}
      >
        {t({ id: 'CASINO', message: 'Casino' })}
      </Link>
      {Sportsbook && hasPage('sports', features) && (
        <Link to="sports" className={css.item} aria-current={mode === 'sports' ? 'true' : undefined}>
          {t({ id: 'SPORTS', message: 'Sports' })}
        </Link>
      )}
    </nav>
  );
}
