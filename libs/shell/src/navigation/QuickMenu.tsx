import { useLingui } from '@lingui/react/macro';
import { useChecks } from '@lobby/checks';
import { hasPage, useLobby } from '@lobby/composition';
import { Link, routeOf, usePathname, useProductMode } from '@lobby/routing';
import { build } from 'virtual:lobby-build';
import * as css from './QuickMenu.css.ts';

const routesWithout = new Set(['login', 'enter-code']);

interface QuickMenuProps {
  /** In the header on desktops, in the menu sheet on phones, whose header has no room for it. */
  place: 'header' | 'sheet';
  onChoose?: () => void;
}

/**
 * Between casino and sports, as far as this build has pages for them (R-2-066); neither while somebody signs in nor while a
 * check is active (R-2-067).
 */
export function QuickMenu({ place, onChoose }: QuickMenuProps) {
  const { t } = useLingui();
  const mode = useProductMode();
  const { features } = useLobby();
  const { anyActive } = useChecks();
  const route = routeOf(usePathname());
  if (anyActive || (route !== null && routesWithout.has(route))) return null;
  const item = (product: 'casino' | 'sports') => ({
    className: css.items[place],
    'aria-current': mode === product ? ('true' as const) : undefined,
    onClick: onChoose,
  });
  return (
    <nav className={css.menus[place]} aria-label={t({ id: 'PRODUCTS', message: 'Products' })}>
      <Link to="lobby" query={{ productMode: 'casino' }} {...item('casino')}>
        {t({ id: 'CASINO', message: 'Casino' })}
      </Link>
      {build.Sportsbook && hasPage('sports', features) && (
        <Link to="sports" {...item('sports')}>
          {t({ id: 'SPORTS', message: 'Sports' })}
        </Link>
      )}
    </nav>
  );
}
