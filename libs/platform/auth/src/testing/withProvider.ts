import { resetSession, testSession } from './session.ts';
import { startProvider, type TestProvider } from './startProvider.ts';
import type { AuthOptions } from '../types.ts';

interface Sent {
  url: string;
  method: string;
  headers: Headers;
  body: URLSearchParams;
}

/** A real provider for the tests of a file, which plays it, and what was sent to it. */
export function withProvider() {
  let provider: TestProvider;
  const realFetch = fetch;
  const requests: Sent[] = [];

  beforeAll(async () => {
    provider = await startProvider();
  });
  afterAll(() => provider.stop());

  beforeEach(() => {
    globalThis.fetch = (input, init) => {
      const body = new URLSearchParams(String(init?.body ?? ''));
      const headers = new Headers(init?.headers);
      requests.push({ url: String(input), method: init?.method ?? 'GET', headers, body });
      return realFetch(input, init);
    };
  });
  afterEach(async () => {
    globalThis.fetch = realFetch;
    await provider.fail(null);
    resetSession();
    requests.length = 0;
  });

  const visitor = (options: Partial<AuthOptions> = {}) =>
    testSession({ settings: { brand: 'acme', identityHost: provider.origin }, ...options });
  return {
    requests,
    realm: () => `${provider.origin}/realms/acme`,
    tokenRequests: (grant: string) => requests.filter(({ body }) => body.get('grant_type') === grant),
    visit: (url: string) => provider.visit(url),
    fail: (status: number | null) => provider.fail(status),
    visitor,
    async signIn(options: Partial<AuthOptions> = {}, returnTo: string | null = null) {
      const player = visitor(options);
      await player.auth.signIn({ returnTo });
      const callbackUrl = await provider.visit(player.navigations.shift() ?? '');
      const result = await player.auth.completeSignIn(callbackUrl);
      return { ...player, result };
    },
  };
}
