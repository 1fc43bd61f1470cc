import { useLobby } from '@lobby/host';
import { graphql, useQuery } from '@lobby/data';
import { Link, parseServedLink, routeOfLink, type ServedLink, useOrigin } from '@lobby/routing';
import type { ReactNode } from 'react';
import { hasPage } from '../routes/hasPage.ts';

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
  const origin = useOrigin();
  const [{ data }] = useQuery({ query: LobbyMenuQuery, variables: { menuKey: 'lobbyMenu' } });
  return (data?.root.lobbyMenu?.items ?? []).flatMap(({ id, label, url }) => {
    const link = parseServedLink(url, origin);
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
