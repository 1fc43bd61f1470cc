import { useLobby } from '@lobby/composition';
import { useSession } from '@lobby/player';
import { homeRouteOf, Link, useProductMode } from '@lobby/routing';
import { type ThemeAssets, useTheme } from '@lobby/theming';
import * as css from './Header.css.ts';

/**
 * To the landing page for visitors, home for players (R-2-068). Styles choose between the brand's logo and that of its
 * counterpart, which prerendered pages are painted with before they know the theme.
 */
export function Logo() {
  const { brand } = useLobby();
  const { logo, desktopLogo, counterpart } = useTheme().assets;
  const mode = useProductMode();
  const { isSignedIn } = useSession();
  const pictures = (
    <>
      <Picture of={{ logo, desktopLogo }} className={css.ownLogo} />
      {counterpart && <Picture of={counterpart} className={css.counterpartLogo} lazy />}
    </>
  );
  if (isSignedIn)
    return (
      <Link to={homeRouteOf(mode)} className={css.logoLink}>
        {pictures}
      </Link>
    );
  return (
    <a href={brand.landingUrl} className={css.logoLink}>
      {pictures}
    </a>
  );
}

interface PictureProps {
  of: Pick<ThemeAssets, 'logo' | 'desktopLogo'>;
  className: string;
  /** Not loaded while the theme hides it. */
  lazy?: boolean;
}

function Picture({ of: { logo, desktopLogo }, className, lazy = false }: PictureProps) {
  const { brand } = useLobby();
  return (
    <picture className={className}>
      <source
        media="(min-width: 48rem)"
        srcSet={desktopLogo.url}
        width={desktopLogo.width}
        height={desktopLogo.height}
      />
      <img
        className={css.logoImage}
        src={logo.url}
        width={logo.width}
        height={logo.height}
        alt={brand.name}
        loading={lazy ? 'lazy' : undefined}
      />
    </picture>
  );
}
