import { hasPage, useLobby } from '@lobby/host';
import { graphql, useQuery } from '@lobby/data';
import { Link, routeOfLink, type ServedLink, useServedLinks } from '@lobby/routing';
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

/** The served menu (R-2-072) without links that are malformed and those that this build has no page for. */
export function useLobbyMenu(): readonly MenuEntry[] {
  const { features } = useLobby();
  const [{ data }] = useQuery({ query: LobbyMenuQuery, variables: { menuKey: 'lobbyMenu' } });
  const items = data?.root.lobbyMenu?.items ?? [];
  const links = useServedLinks(items.map(({ url }) => url));
  return items.flatMap(({ id, label }, index) => {
    const link = links[index] ?? null;
    if (link === null) return [];
    const route = link.kind === 'internal' ? routeOfLink(link.path) : null;
    const leadsNowhere = link.kind === 'internal' && (route === null || !hasPage(route, features));
    return leadsNowhere ? [] : [{ id, label, link }];
  });
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
