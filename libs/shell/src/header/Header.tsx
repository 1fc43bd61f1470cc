import { useLingui } from '@lingui/react/macro';
import { useLobby } from '@lobby/composition';
import { routeOf, usePathname, useProductMode } from '@lobby/routing';
import { build } from 'virtual:lobby-build';
import { QuickMenu } from '../navigation/QuickMenu.tsx';
import { MenuLink, useLobbyMenu } from '../navigation/lobbyMenu.tsx';
import * as css from './Header.css.ts';
import { HeaderTools } from './HeaderTools.tsx';
import { Logo } from './Logo.tsx';

interface HeaderProps {
  layout: 'basic' | 'signed-in';
}

/**
 * The bar on top, arranged by the brand's header layout (R-2-071, A-069): logo first, logo in the
 * middle, or logo with the menu in its line.
 */
export function Header({ layout }: HeaderProps) {
  const { brand } = useLobby();
  const pathname = usePathname();
  const mode = useProductMode();
  const arrangement = brand.headerLayout;
  const route = routeOf(pathname);
  const showMenu = layout === 'signed-in' || brand.visitorBrowsing;

  return (
    <header className={css.header} data-layout={arrangement} data-mode={mode}>
      <div className={css.bars[arrangement]}>
        <div className={css.starts[arrangement]}>
          {arrangement !== 'layout1' && <Logo />}
          {build.QuickMenu && <QuickMenu place="header" />}
          {arrangement === 'layout2' && showMenu && <LobbyMenu />}
        </div>
        {arrangement === 'layout1' && <Logo />}
        <div className={css.ends[layout]}>
          <HeaderTools layout={layout} />
        </div>
      </div>
      {arrangement !== 'layout2' && showMenu && route !== 'game' && (
        <div className={css.menuRow}>
          <LobbyMenu />
        </div>
      )}
    </header>
  );
}

/** The served menu as a row of links, on desktop; keeps its height while it loads. */
function LobbyMenu() {
  const { t } = useLingui();
  const { menu, entries } = useLobbyMenu();
  return (
    <nav
      ref={showFocusWhole}
      className={css.lobbyMenu}
      data-menu={menu}
      aria-label={t({ id: 'LOBBY_MENU', message: 'Lobby menu' })}
    >
      {entries.map((entry) => (
        <MenuLink key={entry.id} link={entry.link} className={css.lobbyMenuItem}>
          {entry.label}
        </MenuLink>
      ))}
    </nav>
  );
}

/** Browsers leave a link where it is of which a few pixels are in sight. A press must not move what it is on. */
function showFocusWhole(row: HTMLElement) {
  function scroll({ target }: FocusEvent) {
    if (target instanceof Element && target.matches(':focus-visible'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
  row.addEventListener('focusin', scroll);
  return () => row.removeEventListener('focusin', scroll);
}
