/** The sign-in library with our settings and a mocked provider. */
import {
  InMemoryWebStorage,
  OidcClient,
  type OidcClientSettings,
  UserManager,
  type UserManagerSettings,
  WebStorageStateStore,
} from 'oidc-client-ts';
import { clientSettings } from '../engine/clientSettings.ts';
import { resetSession, tokenOf } from './session.ts';

export const realm = 'https://id.acme.test/realms/acme';
export const metadata = {
  issuer: realm,
  authorization_endpoint: `${realm}/auth`,
  token_endpoint: `${realm}/token`,
  userinfo_endpoint: `${realm}/userinfo`,
  jwks_uri: `${realm}/certs`,
};

export const providerOptions = {
  settings: { brand: 'acme', identityHost: 'id.acme.test' },
  getLocale: () => 'en' as const,
  getSignedOutPath: () => '/en/login/',
};
export const oidcClient = (changes: Partial<OidcClientSettings> = {}) =>
  new OidcClient({ ...clientSettings(providerOptions), metadata, ...changes });
/** What the lobby does without; its user is in memory. */
export const userManager = (changes: Partial<UserManagerSettings> = {}) =>
  new UserManager({
    ...clientSettings(providerOptions),
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    silent_redirect_uri: '',
    automaticSilentRenew: false,
    metadata,
    ...changes,
  });

const idTokenOf = (claims: object = {}) => tokenOf({ sub: 'anna', auth_time: 1, azp: 'app', ...claims });
export const tokenResponse = (claims?: object) => ({
  access_token: 'access',
  token_type: 'Bearer',
  id_token: idTokenOf(claims),
});

interface MockProvider {
  requests: { url: string; init: RequestInit | undefined }[];
  /** Responds with its metadata, no keys, and tokens, unless a test replaces it. */
  respond: (url: string, init?: RequestInit) => Promise<Response>;
}

/** Its metadata, with no keys, and else what is given. */
export const respondAs =
  (respond: (url: string) => Response | Promise<Response>, more: object = {}) =>
  async (url: string): Promise<Response> => {
    if (url.endsWith('/openid-configuration')) return Response.json({ ...metadata, ...more });
    return url.endsWith('/certs') ? Response.json({ keys: [] }) : respond(url);
  };

/** Mocks `fetch` for each test of the file, and removes what a test leaves behind. */
export function mockProvider(): MockProvider {
  const provider: MockProvider = { requests: [], respond: respondAs(() => Response.json(tokenResponse())) };
  const realFetch = fetch;
  /** The library opens a channel per window; one that a failed test leaves open would keep Jest from exiting. */
  const channels: BroadcastChannel[] = [];
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      channels.push(this);
    }
  };
  beforeEach(() => {
    provider.requests = [];
    provider.respond = respondAs(() => Response.json(tokenResponse()));
    globalThis.fetch = ((input, init) => {
      provider.requests.push({ url: String(input), init });
      return provider.respond(String(input), init);
    }) as typeof fetch;
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
    jest.useRealTimers();
    jest.restoreAllMocks();
    for (const channel of channels.splice(0)) channel.close();
    resetSession();
  });
  return provider;
}
