import type { UserManagerSettings } from 'oidc-client-ts';
import { readKey } from '../dpop/sessionKeys.ts';

type DPoPStore = NonNullable<UserManagerSettings['dpop']>['store'];

/** The token endpoint's last nonce, by key. */
const nonces = new Map<string, string>();

/**
 * One key as the library's store, which has one per client: here each sign-in has its own, so that the end of one session
 * takes nothing from another that has begun in a different tab.
 */
export const keyStore = (jkt: string): DPoPStore => ({
  get: async () => ({ keys: await readKey(jkt), nonce: nonces.get(jkt) }),
  async set(_client, { nonce }) {
    if (nonce) nonces.set(jkt, nonce);
  },
  // Sessions end elsewhere: see `forgetKeyOf`.
  remove: async () => ({ keys: await readKey(jkt) }),
  // The library would make a key of its own for a client that is not listed.
  getAllKeys: async () => ['app'],
});
