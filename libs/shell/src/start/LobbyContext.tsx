import type { Auth } from '@lobby/auth';
import type { Brand, FeatureModule, LobbySettings } from '@lobby/contracts';
import { createContext, use } from 'react';

interface LobbyValue {
  brand: Brand;
  settings: LobbySettings;
  auth: Auth;
  features: readonly FeatureModule[];
}

export const LobbyContext = createContext<LobbyValue | null>(null);

export function useStartedLobby(): LobbyValue {
  const lobby = use(LobbyContext);
  if (!lobby) throw new Error('The frame is rendered by startLobby.');
  return lobby;
}
