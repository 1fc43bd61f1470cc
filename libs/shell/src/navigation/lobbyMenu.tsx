import { hasPage, useLobby } from '@lobby/composition';
import { graphql, useQuery } from '@lobby/data';
import { useFlag } from '@lobby/flags';
import { languageTag } from '@lobby/i18n';
import { routeDefinitionOf, Link, routeOfLink, type ServedLink, useLocale, useServedLinks } from '@lobby/routing';
import type { ReactNode } from 'react';

const LobbyMenuQuery = graphql(`
  query LobbyMenu($menuKey: String!) {
    root {
      lobbyMenu(menuKey: $menuKey) {
        menuKey
        items {
          id
          label
          url
          icon
        }
      }
    }
  }
`);

interface MenuEntry {
  id: string;
  label: string;
  link: ServedLink;
}

type Menu = ReturnType<typeof useFlag<'menu'>>;

/** Ahead of the games: what a player gets. The first entry, which is the lobby, stays where it is. */
const isOfGames = ({ link }: MenuEntry): boolean => {
  const route = link.kind === 'internal' ? routeOfLink(link.path) : null;
  return route !== null && routeDefinitionOf(route).feature === 'games';
};

/** How the flag `menu` arranges the entries after the first. */
const arrange: Record<Menu, (entries: readonly MenuEntry[], locale: string) => readonly MenuEntry[]> = {
  menu1: (entries) => entries,
  menu2: (entries) => [...entries.filter((entry) => !isOfGames(entry)), ...entries.filter(isOfGames)],
  menu3: (entries, locale) => entries.toSorted((a, b) => a.label.localeCompare(b.label, locale)),
};

/**
 * The served menu (R-2-072) without links that are malformed and those that this build has no page for, in the order that
 * the flag `menu` wants.
 */
export function useLobbyMenu(): { menu: Menu; entries: readonly MenuEntry[] } {
  const { features } = useLobby();
  const locale = languageTag(useLocale());
  const menu = useFlag('menu');
  const [{ data }] = useQuery({ query: LobbyMenuQuery, variables: { menuKey: 'lobbyMenu' } });
  const items = data?.root.lobbyMenu?.items ?? [];
  const links = useServedLinks(items.map(({ url }) => url));
  const [first, ...others] = items.flatMap(({ id, label }, index) => {
    const link = links[index] ?? null;
    if (link === null) return [];
    const route = link.kind === 'internal' ? routeOfLink(link.path) : null;
    const leadsNowhere = link.kind === 'internal' && (route === null || !hasPage(route, features));
    return leadsNowhere ? [] : [{ id, label, link }];
  });
  return { menu, entries: first ? [first, ...arrange[menu](others, locale)] : [] };
}

interface MenuLinkProps {
  link: ServedLink;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A served link: a route of the lobby, or another site in a new tab. */
export function MenuLink({ link, children, ...anchor }: MenuLinkProps) {
  if (link.kind === 'internal')
    return (
      <Link to={link.path} {...anchor}>
        {children}
      </Link>
    );
  return (
    <a href={link.url} target="_blank" rel="noopener noreferrer" {...anchor}>
      {children}
    </a>
  );
}
