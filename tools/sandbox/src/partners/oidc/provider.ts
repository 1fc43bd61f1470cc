import { randomBytes } from 'node:crypto';
import Provider, { type Context, type Interaction, interactionPolicy, type Token } from 'oidc-provider';
import { locales } from '../../../../../libs/contracts/src/locales.ts';
import type { Database } from '../../store/base/database.ts';
import type { Accounts } from '../ports.ts';
import { createAdapter } from './adapter.ts';
import type { Keys } from './keys.ts';
import type { IdentityFault } from './misbehaviour.ts';
import { createSecondFactorCheck, secondFactorAcr, signInClaims } from './secondFactor.ts';
import { addActionStatus, addPasskeyPrompt } from './passkeys/action.ts';
import { errorPage, signOutPage, signedOutPage } from './pages.ts';
import { addSessionState } from './session-frame.ts';
import { issueSignedAccessTokens, playerClaims, reissueIdTokens, revocationPath } from './tokens.ts';

interface RealmOptions {
  brand: { id: string; name: string };
  /** Origin of the partners' server, e.g. `http://127.0.0.1:4300`. */
  origin: string;
  /** Origins of the lobby, the only allowed targets of redirects. */
  lobbyOrigins: readonly string[];
  database: Database;
  keys: Keys;
  accounts: Accounts;
  /** Whether players can have passkeys. */
  hasPasskeys: boolean;
  /** What the console wants to be wrong. */
  faultNow(): IdentityFault | null;
  /** What is sent of the discovery document. */
  discovery(document: object): object | undefined;
  /** Whether discovery names what the lobby needs to bind its tokens to a key. */
  offersDpop(): boolean;
}

export const clientId = 'app';
const paths = '/protocol/openid-connect';
const day = 24 * 60 * 60;

/** The identity provider of one brand, with Keycloak's paths. */
export function createRealm(options: RealmOptions): Provider {
  const { brand, origin, lobbyOrigins, database, keys, accounts } = options;
  const base = `/realms/${brand.id}`;
  const issuer = origin + base;
  const redirectUris = lobbyOrigins.flatMap((lobby) =>
    locales.map((locale) => `${lobby}/${locale}/keycloak-login-handler/`),
  );

  const provider = new Provider(issuer, {
    adapter: createAdapter(database, brand.id),
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: redirectUris,
      },
    ],
    jwks: { keys: [keys.signing] },
    cookies: {
      keys: [keys.cookies],
      names: { session: `${brand.id}_session`, interaction: `${brand.id}_visit`, resume: `${brand.id}_resume` },
      long: { httpOnly: true, sameSite: 'lax', path: base },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    routes: {
      authorization: `${paths}/auth`,
      token: `${paths}/token`,
      userinfo: `${paths}/userinfo`,
      revocation: revocationPath,
      end_session: `${paths}/logout`,
      jwks: `${paths}/certs`,
    },
    discovery: {
      check_session_iframe: `${issuer}${paths}/login-status-iframe.html`,
      registrations_endpoint: `${issuer}${paths}/registrations`,
      prompt_values_supported: ['none', 'login', 'create'],
      ui_locales_supported: ['en', 'de', 'fi', 'et'],
    },
    acrValues: [secondFactorAcr],
    extraTokenClaims: signInClaims,
    extraParams: ['kc_action'],
    scopes: ['openid', 'email', 'offline_access'],
    claims: {
      acr: null,
      auth_time: null,
      iss: null,
      openid: ['sub', 'player_id', 'sid', 'passwordless', 'flow'],
      email: ['email', 'email_verified'],
    },
    features: {
      devInteractions: { enabled: false },
      // A proof whose time is far from the provider's is taken with a nonce.
      dPoP: { enabled: true, nonceSecret: randomBytes(32) },
      revocation: {
        enabled: true,
        allowedPolicy: (_: Context, client: { clientId: string }, token: Token) => client.clientId === token.clientId,
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: signOutPage,
        postLogoutSuccessSource: signedOutPage,
      },
    },
    interactions: {
      policy: createPolicy(database.now, options.hasPasskeys),
      url: (_: Context, interaction: { uid: string }) => `${base}/interaction/${interaction.uid}`,
    },
    ttl: {
      AccessToken: 5 * 60,
      AuthorizationCode: 60,
      IdToken: 60 * 60,
      RefreshToken: 14 * day,
      // Whoever changes passkeys has signed in a moment ago.
      Interaction: (_: Context, { prompt }: Interaction) => (prompt.name === 'passkey' ? 10 * 60 : 60 * 60),
      Session: 14 * day,
      Grant: 14 * day,
    },
    // As in Keycloak: every sign-in gets a refresh token, and all tokens end with the session.
    issueRefreshToken: async () => true,
    expiresWithSession: async () => true,
    rotateRefreshToken: true,
    clientBasedCORS: (_: Context, from: string) => lobbyOrigins.includes(from),
    findAccount: async (_: Context, playerId: string, token?: Token) => {
      const account = accounts.find(brand.id, playerId);
      return account && { accountId: playerId, claims: async () => playerClaims(account, token?.sessionUid) };
    },
    loadExistingGrant,
    renderError: errorPage,
  });

  async function loadExistingGrant({ oidc }: Context) {
    const known = oidc.session.grantIdFor(oidc.client.clientId);
    const grant =
      (known && (await provider.Grant.find(known))) ||
      new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId ?? '' });
    // The lobby is a first-party client: no consent page.
    grant.addOIDCScope([...oidc.requestParamOIDCScopes].join(' '));
    await grant.save();
    return grant;
  }

  provider.Client.prototype.postLogoutRedirectUriAllowed = (uri) =>
    URL.canParse(uri) && lobbyOrigins.includes(new URL(uri).origin);
  const clockOffset = () => Math.round((database.now() - Date.now()) / 1000);
  issueSignedAccessTokens(provider, keys, clockOffset, (playerId) => accounts.find(brand.id, playerId));
  reissueIdTokens(provider, keys, clockOffset, options.faultNow);
  addSessionState(provider, base);
  provider.on('authorization.success', addActionStatus);
  shapeDiscovery(provider, options);
  return provider;
}

function shapeDiscovery(
  provider: Provider,
  { discovery, offersDpop }: Pick<RealmOptions, 'discovery' | 'offersDpop'>,
): void {
  provider.use(async (context, next) => {
    await next();
    if (!context.path.endsWith('/openid-configuration')) return;
    const document = context.body as Record<string, unknown>;
    // Sessions that have begun with a key go on with it: what is hidden is the offer.
    if (!offersDpop()) delete document['dpop_signing_alg_values_supported'];
    context.body = discovery(document);
  });
}

function createPolicy(now: () => number, hasPasskeys: boolean) {
  const policy = interactionPolicy.base();
  policy.get('login')?.checks.push(createSecondFactorCheck(now));
  policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0);
  if (hasPasskeys) addPasskeyPrompt(policy, now);
  return policy;
}
