import type { Brand } from '../../../../libs/contracts/src/brand.ts';
import type { Edges } from '../net/edges.ts';
import { createFaults, type Faults } from '../faults/index.ts';
import type { Origins, Platform } from '../graphql/context.ts';
import { createProofs } from '../auth/dpop.ts';
import { createAuthenticate, createCustomTokens, type Identity } from '../auth/tokens.ts';
import { createRealtime, type Realtime } from '../realtime/server.ts';
import type { Store } from '../store/index.ts';
import { wholeEdges } from './wholeEdges.ts';

export interface RunningPlatform extends Platform {
  edges: Edges;
  faults: Faults;
  realtime: Realtime;
}

/** The operator's back end over a store, without its servers. */
export function createPlatform(options: {
  store: Store;
  brand: Brand;
  origins: Origins;
  edges?: Edges;
  /** Verifies an access token of the identity provider. */
  verifyAccessToken: (token: string) => Promise<Identity | undefined> | Identity | undefined;
  issueKycToken: Platform['issueKycToken'];
  issueSportsbookToken: Platform['issueSportsbookToken'];
  /** Ends a session at the identity provider, which reports it, if it is one of the provider's. */
  endProviderSession?: (playerId: string, sessionId: string) => Promise<unknown>;
}): RunningPlatform {
  const { store, brand, origins, edges = wholeEdges } = options;
  const faults = createFaults();
  const proofs = createProofs(store);
  const authenticate = createAuthenticate(store, options.verifyAccessToken, proofs);
  const platform: Platform = {
    store,
    brand,
    origins,
    authenticate: async (token, presented) =>
      presented && !edges.takesProofs ? 'invalid' : authenticate(token, presented),
    proofs,
    rewardFaults: faults.rewards,
    chatFaults: faults.chat,
    customTokens: createCustomTokens(store),
    issueKycToken: options.issueKycToken,
    issueSportsbookToken: options.issueSportsbookToken,
    async endSession(playerId, sessionId) {
      await options.endProviderSession?.(playerId, sessionId);
      if (!store.sessions.hasEnded(sessionId)) store.sessions.destroy(sessionId, playerId);
    },
  };
  return { ...platform, edges, faults, realtime: createRealtime(platform, edges, faults) };
}
