import { useLobby } from '@lobby/host';
import { useSession } from '@lobby/player';
import { homeRouteOf, Link, useProductMode } from '@lobby/routing';
import { useTheme } from '@lobby/theming';
import * as css from './Header.css.ts';

/** To the landing page for visitors, home for players (R-2-068). */
export function Logo() {
  const { brand } = useLobby();
  const { logo, desktopLogo } = useTheme().assets;
  const mode = useProductMode();
  const { isSignedIn } = useSession();
  const picture = (
    <picture>
      <source
        media="(min-width: 768px)"
        srcSet={desktopLogo.url}
        width={desktopLogo.width}
        height={desktopLogo.height}
      />
      <img className={css.logoImage} src={logo.url} width={logo.width} height={logo.height} alt={brand.name} />
    </picture>
  );
  if (isSignedIn)
    return (
      <Link to={homeRouteOf(mode)} className={css.logoLink}>
        {picture}
      </Link>
    );
  return (
    <a href={brand.landingUrl} className={css.logoLink}>
      {picture}
    </a>
  );
}
