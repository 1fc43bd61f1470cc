import { useLingui } from '@lingui/react/macro';
import { MenuLink } from '../navigation/MenuLink.tsx';
import { useReachableMenu } from '../navigation/useReachableMenu.ts';
import * as css from './LobbyMenu.css.ts';

/** The served menu as a row of links, on desktop; keeps its height while it loads. */
export function LobbyMenu() {
  const { t } = useLingui();
  const entries = useReachableMenu();
  return (
    <nav className={css.menu} aria-label={t({ id: 'LOBBY_MENU', message: 'Lobby menu' })}>
      {entries.map((entry) => (
        <MenuLink key={entry.id} url={entry.url} className={css.item}>
          {entry.label}
        </MenuLink>
      ))}
    </nav>
  );
}
