import { useLobby } from './LobbyProvider.tsx';

/** The name of the page on screen, in the window's title, before the brand's. */
export function PageTitle({ of }: { of: string }) {
  const { brand } = useLobby();
  return <title>{`${of} · ${brand.name}`}</title>;
}
