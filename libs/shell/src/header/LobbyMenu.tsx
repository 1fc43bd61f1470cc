import { useLingui } from '@lingui/react/macro';
import { MenuLink } from '../navigation/MenuLink.tsx';
import { useLobbyMenu } from '../navigation/lobbyMenu.ts';
import * as css from './LobbyMenu.css.ts';

/** The served menu as a row of links, on desktop; keeps its height while it loads. */
export function LobbyMenu() {
  const { t } = useLingui();
  const entries = useLobbyMenu();
  return (
    <nav className={css.menu} aria-label={t({ id: 'LOBBY_MENU', message: 'Lobby menu' })}>
      {entries.map((entry) => (
        <MenuLink key={entry.id} link={entry.link} className={css.item}>
          {entry.label}
        </MenuLink>
      ))}
    </nav>
  );
}
