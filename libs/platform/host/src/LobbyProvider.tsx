import type { Brand, LobbySettings } from '@lobby/contracts';
import { createContext, useContext } from 'react';

/** What this lobby is (bound at build time) and where its services are (injected by the page). */
interface Lobby {
  brand: Brand;
  settings: LobbySettings;
}

const LobbyContext = createContext<Lobby | null>(null);

/** Set by the shell, once the settings have been checked. */
export const LobbyProvider = LobbyContext;

/** @throws outside of the shell's provider. */
export function useLobby(): Lobby {
  const lobby = useContext(LobbyContext);
  if (!lobby) throw new Error('useLobby needs a LobbyProvider around it.');
  return lobby;
}
