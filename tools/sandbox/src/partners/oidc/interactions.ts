import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { Interaction } from 'oidc-provider';
import * as v from 'valibot';
import { readBody } from '../../net/http.ts';
import { send } from '../http.ts';
import { languageOf } from '../language.ts';
import type { Account, Accounts, PartnerBrand } from '../ports.ts';
import { createAttemptLimit } from './attempts.ts';
import { codePage, formPage, messagePage, pagePolicy, type FormState } from './pages.ts';
import { handlePasskeyAction } from './passkeys/handler.ts';
import type { PasskeyProblem, Passkeys } from './passkeys/passkeys.ts';
import { requestsSecondFactor, secondFactorAcr, type SecondFactorCodes } from './secondFactor.ts';
import { oidcTexts } from './texts/index.ts';

interface InteractionOptions {
  brand: PartnerBrand;
  accounts: Accounts;
  lobbyOrigins: readonly string[];
  demoAccount?: { email: string; password: string };
  secondFactor: SecondFactorCodes;
  /** Null where there are none. */
  passkeys: Passkeys | null;
  now(): number;
}

const emailSchema = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.email());
const passwordSchema = v.pipe(v.string(), v.minLength(8), v.maxLength(128));

/** The pages of an authorization request: sign-in, registration, the code of the second factor, and the player's passkeys. */
export function createInteractions(provider: Provider, options: InteractionOptions) {
  const { brand, accounts, lobbyOrigins, demoAccount, secondFactor, passkeys, now } = options;
  const attempts = createAttemptLimit(now);
  // Of their own: who knows the password could otherwise enter it again and guess on.
  const codeAttempts = createAttemptLimit(now);
  const headers = { 'content-security-policy': pagePolicy(lobbyOrigins) };

  return async function handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<true> {
    const html = (body: string, status = 200) =>
      send(request, response, { status, type: 'text/html; charset=utf-8', body, headers });

    let interaction: Interaction;
    try {
      interaction = await provider.interactionDetails(request, response);
    } catch {
      const language = languageOf(request.headers['accept-language']);
      const { failed, expired } = oidcTexts[language];
      return html(messagePage(language, failed, expired, lobbyOrigins[0]), 400);
    }

    const requestedView =
      url.searchParams.get('view') ?? (interaction.prompt.name === 'create' ? 'register' : 'sign-in');
    const language = languageOf(interaction.params.ui_locales ?? request.headers['accept-language']);
    const t = oidcTexts[language];
    const state: FormState = {
      view: requestedView === 'register' ? 'register' : 'sign-in',
      brand: brand.name,
      language,
      action: url.pathname,
      email: interaction.params.login_hint ?? '',
      errors: {},
      demoAccount,
      passkeyOptions: null,
    };
    const { uid, params, prompt } = interaction;
    if (prompt.name === 'passkey' && passkeys) {
      const form = request.method === 'POST' ? new URLSearchParams(await readBody(request)) : undefined;
      const page = { provider, passkeys, findAccount, language, action: url.pathname, form, html };
      return handlePasskeyAction(request, response, interaction, page);
    }
    const needsCode = requestsSecondFactor(params);
    const showCode = (notice: 'sent' | 'sent again' | 'wrong' | 'locked', status = 200) =>
      html(codePage({ brand: brand.name, language, action: url.pathname, notice }), status);
    async function showForm(status = 200): Promise<true> {
      state.passkeyOptions = (await passkeys?.requestOptions(uid)) ?? null;
      return html(formPage(state), status);
    }
    if (request.method !== 'POST') {
      const known = needsCode && !requiresPassword(prompt.reasons) && findAccount(interaction.session?.accountId);
      if (known && !secondFactor.accountOf(uid)) secondFactor.send(uid, known);
      return secondFactor.accountOf(uid) ? showCode('sent') : showForm();
    }

    const form = new URLSearchParams(await readBody(request));
    const view = form.get('view');
    const isPasskey = view === 'passkey' && passkeys !== null;
    if (view === 'cancel') {
      const result = { error: 'access_denied', error_description: 'The player went back to the lobby' };
      await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
      return true;
    }

    const pending = secondFactor.accountOf(uid);
    if (pending && view === 'resend') {
      secondFactor.send(uid, pending);
      return showCode('sent again');
    }
    if (pending && view === 'code') {
      const client = { email: pending.email, address: request.socket.remoteAddress ?? '' };
      const code = form.get('code')?.trim() ?? '';
      const outcome = await codeAttempts.check(client, async () => secondFactor.redeem(uid, code) || undefined);
      return outcome === true ? finish(pending) : showCode(outcome === undefined ? 'wrong' : 'locked', 422);
    }

    state.view = view === 'register' ? 'register' : 'sign-in';
    state.email = form.get('email') ?? '';
    const account = await (isPasskey ? signInByPasskey(passkeys) : state.view === 'register' ? register() : signIn());
    if (!account) return showForm(422);
    if (!needsCode) return finish(account);
    secondFactor.send(uid, account);
    return showCode('sent');

    async function finish({ playerId }: Account): Promise<true> {
      const ts = Math.floor(now() / 1000);
      const factors = needsCode ? { amr: ['pwd', 'otp'], acr: secondFactorAcr } : { amr: [isPasskey ? 'pop' : 'pwd'] };
      // Resolves the requested prompt, whichever of the two forms was submitted.
      const result = { [prompt.name]: {}, login: { accountId: playerId, ts, ...factors } };
      await provider.interactionFinished(request, response, result);
      return true;
    }

    async function signIn(): Promise<Account | undefined> {
      const email = v.safeParse(emailSchema, form.get('email'));
      const password = form.get('password') ?? '';
      if (!email.success) state.errors.email = t.badEmail;
      if (!password) state.errors.password = t.missingPassword;
      if (!email.success || !password) return undefined;
      const client = { email: email.output, address: request.socket.remoteAddress ?? '' };
      const found = await attempts.check(client, () => accounts.signIn(brand.id, email.output, password));
      if (typeof found === 'object') return found;
      state.errors.form = found === undefined ? t.wrong : t[found];
      return undefined;
    }

    /** In place of the password: what the account may do is as it is with one, and so is the code after it. */
    async function signInByPasskey(known: Passkeys): Promise<Account | undefined> {
      const client = { email: `passkey of ${uid}`, address: request.socket.remoteAddress ?? '' };
      let problem: PasskeyProblem = 'failed';
      const found = await attempts.check(client, async () => {
        const outcome = await known.verify(uid, form.get('credential') ?? '');
        if (typeof outcome === 'object') return findAccount(outcome.playerId);
        problem = outcome;
        return undefined;
      });
      if (typeof found === 'object') return found;
      const texts = { expired: t.passkeyExpired, unknown: t.passkeyUnknown, failed: t.passkeyFailed };
      state.errors.form = found === undefined ? texts[problem] : t[found];
      return undefined;
    }

    async function register(): Promise<Account | undefined> {
      const email = v.safeParse(emailSchema, form.get('email'));
      const password = v.safeParse(passwordSchema, form.get('password'));
      if (!email.success) state.errors.email = t.badEmail;
      if (!password.success) state.errors.password = t.badPassword;
      if (form.get('adult') !== 'yes') state.errors.adult = t.notAdult;
      if (!email.success || !password.success || state.errors.adult) return undefined;
      const player = { email: email.output, password: password.output, language };
      const created = await accounts.register(brand.id, player);
      if (created !== 'taken') return created;
      state.errors.email = t.taken;
      return undefined;
    }
  };

  function findAccount(playerId: string | undefined): Account | undefined {
    return playerId === undefined ? undefined : accounts.find(brand.id, playerId);
  }
}

/** Nobody is signed in, or the lobby wants to know again who it is. */
const requiresPassword = (reasons: readonly string[]): boolean =>
  ['no_session', 'login_prompt', 'old_sign_in'].some((reason) => reasons.includes(reason));
