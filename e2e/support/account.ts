import { createHash, randomBytes } from 'node:crypto';
import { type APIRequestContext, type APIResponse, type Page, request } from '@playwright/test';
import { brandOf, hasProvider, lobbyOf, type SandboxId } from './brands.ts';

export interface Account {
  email: string;
  password: string;
}

/** Seeded in every sandbox and shared by all tests of a run. */
export const demoPlayer: Account = { email: 'player@lobby.test', password: 'lobby-demo' };

/** Whether an account was there from the start, and is none that a test has opened. */
export const isSeeded = ({ email }: { email: string }): boolean =>
  email.endsWith('@lobby.test') && !/^(e2e|new)-/.test(email);

interface ProviderTokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
  expires_in: number;
}

const realmOf = (sandbox: SandboxId) =>
  `${lobbyOf(sandbox).partners}realms/${brandOf(sandbox)}/protocol/openid-connect/`;
const redirectUriOf = (sandbox: SandboxId) => `${lobbyOf(sandbox).url}en/keycloak-login-handler/`;

/** Submits a form of the provider over HTTP, without a page, and follows the redirects up to the lobby's callback. */
async function submitProviderForm(
  visitor: APIRequestContext,
  sandbox: SandboxId,
  { form, ...query }: { form: Record<string, string>; prompt?: string; code_challenge: string },
): Promise<{ code: string }> {
  const formPage = await visitor.get(`${realmOf(sandbox)}auth`, {
    params: {
      client_id: 'app',
      redirect_uri: redirectUriOf(sandbox),
      response_type: 'code',
      scope: 'openid',
      code_challenge_method: 'S256',
      ...query,
    },
  });
  let answer: APIResponse = await visitor.post(formPage.url(), { form, maxRedirects: 0 });
  for (let step = 0; step < 5; step += 1) {
    const location = answer.headers()['location'];
    if (location === undefined) break;
    const next = new URL(location, answer.url());
    const code = next.searchParams.get('code');
    if (next.href.startsWith(redirectUriOf(sandbox)) && code !== null) return { code };
    answer = await visitor.get(next.href, { maxRedirects: 0 });
  }
  throw new Error(`The provider rejected ${form['email']}: ${answer.status()}`);
}

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/** Registers a new player at the provider, without a browser. No other test shares the account. */
export async function registerPlayer(sandbox: SandboxId): Promise<Account> {
  const account = { email: `e2e-${crypto.randomUUID()}@lobby.test`, password: 'a-long-password' };
  const visitor = await request.newContext();
  try {
    // The code is never exchanged.
    const code_challenge = challengeOf(randomBytes(32).toString('base64url'));
    const form = { view: 'register', ...account, adult: 'yes' };
    await submitProviderForm(visitor, sandbox, { prompt: 'create', code_challenge, form });
    return account;
  } finally {
    await visitor.dispose();
  }
}

async function signInAtProvider(
  visitor: APIRequestContext,
  sandbox: SandboxId,
  account: Account,
): Promise<ProviderTokens> {
  const verifier = randomBytes(32).toString('base64url');
  const form = { view: 'sign-in', ...account };
  // `login` shows the form even if the browser already has a session at the provider.
  const { code } = await submitProviderForm(visitor, sandbox, {
    prompt: 'login',
    code_challenge: challengeOf(verifier),
    form,
  });
  const answer = await visitor.post(`${realmOf(sandbox)}token`, {
    form: {
      grant_type: 'authorization_code',
      client_id: 'app',
      redirect_uri: redirectUriOf(sandbox),
      code,
      code_verifier: verifier,
    },
  });
  if (!answer.ok()) throw new Error(`The provider gave ${account.email} no tokens: ${await answer.text()}`);
  return (await answer.json()) as ProviderTokens;
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid?: string };

interface Session {
  sid?: string;
  /** Seconds until the access token expires. */
  lifetime: number;
  tokens: Readonly<Record<string, string>>;
}

async function startProviderSession(page: Page, sandbox: SandboxId, account: Account): Promise<Session> {
  const tokens = await signInAtProvider(page.context().request, sandbox, account);
  return {
    sid: claimsOf(tokens.id_token).sid,
    lifetime: tokens.expires_in,
    tokens: { idpAccessToken: tokens.access_token, refreshToken: tokens.refresh_token },
  };
}

/** As the back end's own sign-in flows begin it. */
async function startCustomSession(page: Page, sandbox: SandboxId, { email }: Account): Promise<Session> {
  const answer = await page.request.post(`${lobbyOf(sandbox).console}tokens`, { data: { player: email } });
  if (!answer.ok()) throw new Error(`The platform gave ${email} no tokens: ${await answer.text()}`);
  const { result } = (await answer.json()) as {
    result: { accessToken: string; refreshToken: string; sessionId: string };
  };
  const { accessToken, refreshToken, sessionId } = result;
  return { sid: sessionId, lifetime: 300, tokens: { accessToken, refreshToken } };
}

/** Sets cookies as the lobby does. */
const storeCookies = (page: Page, url: string, cookies: Readonly<Record<string, string>>): Promise<void> =>
  page.context().addCookies(
    Object.entries(cookies).map(([name, value]) => ({
      name,
      value: encodeURIComponent(value),
      domain: new URL(url).hostname,
      path: '/',
      sameSite: 'Lax' as const,
      secure: true,
    })),
  );

/** As of a player who was welcomed earlier today: the message would lie over what a test is about to press. */
export const storeWelcome = (page: Page, url: string): Promise<void> =>
  storeCookies(page, url, { welcomeShown: new Date().toISOString() });

/**
 * Signs a player in without a page: requests tokens as the lobby does, by default from the provider where the brand signs in there, and sets
 * the cookies that the lobby stores after a sign-in, as a further tab finds them. The browser also gets the provider's
 * session. A lobby page that is open is reloaded.
 */
export async function storeSession(
  page: Page,
  sandbox: SandboxId,
  account: Account,
  flow: 'provider' | 'custom' = hasProvider(sandbox) ? 'provider' : 'custom',
): Promise<void> {
  const start = flow === 'provider' ? startProviderSession : startCustomSession;
  const { sid, lifetime, tokens } = await start(page, sandbox, account);
  const startedAt = Date.now();
  const { url } = lobbyOf(sandbox);
  const sessionInfo = JSON.stringify({ sid, expiresAt: Math.floor(startedAt / 1000) + lifetime, startedAt });
  await storeCookies(page, url, { ...tokens, sessionInfo });
  await storeWelcome(page, url);
  if (!page.url().startsWith(url)) return;
  await page.evaluate((owner) => localStorage.setItem('playerSession', owner), JSON.stringify(`${sid} ${startedAt}`));
  await page.reload();
}
