/** The sign-in library with our settings and a mocked provider. */
import { OidcClient, UserManager, type UserManagerSettings } from 'oidc-client-ts';
import { userManagerSettings } from '../engine/settings.ts';
import { resetSession, tokenOf } from './session.ts';

export const realm = 'https://id.acme.test/realms/acme';
export const metadata = {
  issuer: realm,
  authorization_endpoint: `${realm}/auth`,
  token_endpoint: `${realm}/token`,
  userinfo_endpoint: `${realm}/userinfo`,
  jwks_uri: `${realm}/certs`,
};

export const oidcSettings = (changes: Partial<UserManagerSettings> = {}): UserManagerSettings => ({
  ...userManagerSettings({
    settings: { brand: 'acme', identityHost: 'id.acme.test' },
    getLocale: () => 'en',
    getSignedOutPath: () => '/en/login/',
  }),
  automaticSilentRenew: false,
  monitorSession: false,
  metadata,
  ...changes,
});
export const oidcClient = (changes?: Partial<UserManagerSettings>) => new OidcClient(oidcSettings(changes));
export const userManager = (changes?: Partial<UserManagerSettings>) => new UserManager(oidcSettings(changes));

const idTokenOf = (claims: object = {}) => tokenOf({ sub: 'anna', auth_time: 1, azp: 'app', ...claims });
export const tokenResponse = (claims?: object) => ({
  access_token: 'access',
  token_type: 'Bearer',
  id_token: idTokenOf(claims),
});

interface MockProvider {
  requests: { url: string; init: RequestInit | undefined }[];
  /** Responds with tokens unless a test replaces it. */
  respond: (url: string, init?: RequestInit) => Promise<Response>;
}

/** Mocks `fetch` for each test of the file, and removes what a test leaves behind. */
export function mockProvider(): MockProvider {
  const provider: MockProvider = { requests: [], respond: async () => Response.json(tokenResponse()) };
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
    provider.respond = async () => Response.json(tokenResponse());
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
