import { createHash, randomBytes } from 'node:crypto';
import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { freshPlayers } from '../../tools/sandbox/src/seed/freshPlayers.ts';
import { hasProvider } from './brands.ts';
import type { World } from './world.ts';

export interface Account {
  email: string;
  password: string;
}

/** Players of each world without any history. */
export const [freshPlayer, otherFreshPlayer] = freshPlayers as [Account, Account];

/** Has played before. */
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

const realmOf = ({ identity, brand }: World) => `${identity}realms/${brand}/protocol/openid-connect/`;
const redirectUriOf = ({ url }: World) => `${url}en/keycloak-login-handler/`;

/** Submits a form of the provider over HTTP, without a page, and follows the redirects up to the lobby's callback. */
async function submitProviderForm(
  visitor: APIRequestContext,
  world: World,
  { form, ...query }: { form: Record<string, string>; prompt: string; code_challenge: string },
): Promise<{ code: string }> {
  const formPage = await visitor.get(`${realmOf(world)}auth`, {
    params: {
      client_id: 'app',
      redirect_uri: redirectUriOf(world),
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
    if (next.href.startsWith(redirectUriOf(world)) && code !== null) return { code };
    answer = await visitor.get(next.href, { maxRedirects: 0 });
  }
  throw new Error(`The provider rejected ${form['email']}: ${answer.status()}`);
}

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

async function signInAtProvider(visitor: APIRequestContext, world: World, account: Account): Promise<ProviderTokens> {
  const verifier = randomBytes(32).toString('base64url');
  const form = { view: 'sign-in', ...account };
  // `login` shows the form even if the browser already has a session at the provider.
  const { code } = await submitProviderForm(visitor, world, {
    prompt: 'login',
    code_challenge: challengeOf(verifier),
    form,
  });
  const answer = await visitor.post(`${realmOf(world)}token`, {
    form: {
      grant_type: 'authorization_code',
      client_id: 'app',
      redirect_uri: redirectUriOf(world),
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

async function startProviderSession(page: Page, world: World, account: Account): Promise<Session> {
  const tokens = await signInAtProvider(page.context().request, world, account);
  return {
    sid: claimsOf(tokens.id_token).sid,
    lifetime: tokens.expires_in,
    tokens: { idpAccessToken: tokens.access_token, refreshToken: tokens.refresh_token },
  };
}

/** As the back end's own sign-in flows begin it. */
async function startCustomSession(page: Page, world: World, { email }: Account): Promise<Session> {
  const answer = await page.request.post(`${world.console}tokens`, { data: { player: email } });
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
  world: World,
  account: Account,
  flow: 'provider' | 'custom' = hasProvider(world.brand) ? 'provider' : 'custom',
): Promise<void> {
  const start = flow === 'provider' ? startProviderSession : startCustomSession;
  const { sid, lifetime, tokens } = await start(page, world, account);
  const startedAt = Date.now();
  const { url } = world;
  const sessionInfo = JSON.stringify({ sid, expiresAt: Math.floor(startedAt / 1000) + lifetime, startedAt });
  const cookies = { ...tokens, sessionInfo, welcomeShown: new Date().toISOString() };
  if (!page.url().startsWith(url)) return storeCookies(page, url, cookies);
  const isReloaded = page.waitForEvent('load');
  // In one task: a page that sees its new cookies first is the player's before it is reloaded, and takes what waits for them.
  await page.evaluate(
    ({ jar, owner }) => {
      localStorage.setItem('playerSession', owner);
      for (const cookie of jar) document.cookie = cookie;
      setTimeout(() => location.reload());
    },
    {
      jar: Object.entries(cookies).map(
        ([name, value]) => `${name}=${encodeURIComponent(value)}; path=/; samesite=lax; secure`,
      ),
      owner: JSON.stringify(`${sid} ${startedAt}`),
    },
  );
  await isReloaded;
}
