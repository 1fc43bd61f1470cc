import { request } from '@playwright/test';
import { brandOf, lobbyOf, type SandboxId } from './brands.ts';

export interface Account {
  email: string;
  password: string;
}

/** Seeded in every sandbox; what happens to it is seen by all tests. */
export const demoPlayer: Account = { email: 'player@lobby.test', password: 'lobby-demo' };

/** Registers a player whom no other test knows, at the provider and without a browser. */
export async function registerPlayer(sandbox: SandboxId): Promise<Account> {
  const { url, partners } = lobbyOf(sandbox);
  const account = { email: `e2e-${crypto.randomUUID()}@lobby.test`, password: 'a-long-password' };
  const visitor = await request.newContext({ maxRedirects: 5 });
  try {
    const form = await visitor.get(`${partners}realms/${brandOf(sandbox)}/protocol/openid-connect/auth`, {
      params: {
        client_id: 'app',
        redirect_uri: `${url}en/keycloak-login-handler/`,
        response_type: 'code',
        scope: 'openid',
        prompt: 'create',
        // The code is never exchanged; the challenge is the one of RFC 7636.
        code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
        code_challenge_method: 'S256',
      },
    });
    const answer = await visitor.post(form.url(), {
      form: { view: 'register', ...account, adult: 'yes' },
      maxRedirects: 0,
    });
    if (answer.status() !== 302 && answer.status() !== 303)
      throw new Error(`The provider did not register ${account.email}: ${answer.status()}`);
    return account;
  } finally {
    await visitor.dispose();
  }
}
