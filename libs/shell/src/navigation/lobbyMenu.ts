import { useLobby } from '@lobby/host';
import { graphql, useQuery } from '@lobby/data';
import { parseServedLink, routeOfLink, type ServedLink } from '@lobby/routing';
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
  const [{ data }] = useQuery({ query: LobbyMenuQuery, variables: { menuKey: 'lobbyMenu' } });
  return (data?.root.lobbyMenu?.items ?? []).flatMap(({ id, label, url }) => {
    const link = parseServedLink(url, window.location.origin);
    if (link === null) return [];
    const route = link.kind === 'internal' ? routeOfLink(link.path) : null;
    const leadsNowhere = link.kind === 'internal' && (route === null || !hasPage(route, features));
    return leadsNowhere ? [] : [{ id, label, link }];
  });
}
