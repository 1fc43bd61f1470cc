import { graphql, useQuery } from '@lobby/data';

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

export interface MenuEntry {
  id: string;
  label: string;
  /** Path without the locale, or an absolute https URL. */
  url: string;
  icon: string | null;
}

/** The menu that the back end serves under the key of the lobby (R-2-072). */
export function useLobbyMenu(): readonly MenuEntry[] {
  const [{ data }] = useQuery({ query: LobbyMenuQuery, variables: { menuKey: 'lobbyMenu' } });
  return (data?.root.lobbyMenu?.items ?? []).filter(({ url }) => /^\/(?!\/)|^https:\/\//.test(url));
}
