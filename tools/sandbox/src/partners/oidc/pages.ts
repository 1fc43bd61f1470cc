import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { Context } from 'oidc-provider';
import type { Language } from '../../store/base/wording.ts';
import { escapeHtml } from '../http.ts';
import { languageOf } from '../language.ts';
import { assetsPath, mark, page } from './layout.ts';
import { passkeyScript, signInForm } from './passkeys/page.ts';
import { oidcTexts, type OidcTexts } from './texts/index.ts';

export interface FormState {
  view: 'sign-in' | 'register';
  brand: string;
  language: Language;
  /** URL of both views, to which the form is posted. */
  action: string;
  email: string;
  errors: { form?: string; email?: string; password?: string; adult?: string };
  demoAccount?: { email: string; password: string };
  /** For a sign-in with a passkey; null where there are none. */
  passkeyOptions: PublicKeyCredentialRequestOptionsJSON | null;
}

/** Allows scripts of this origin only; form submissions may be redirected to the lobby. */
export function pagePolicy(lobbyOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "img-src 'self'",
    `form-action 'self' ${lobbyOrigins.join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

function field(
  name: 'email' | 'password' | 'code',
  label: string,
  attributes: string,
  error?: string,
  hint?: string,
): string {
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return `<div class="field">
<label for="${name}">${escapeHtml(label)}</label>
<input id="${name}" name="${name}" required ${attributes}${describedBy && ` aria-describedby="${describedBy}"`}${error ? ' aria-invalid="true"' : ''}>
${hint ? `<p class="hint" id="${name}-hint">${escapeHtml(hint)}</p>` : ''}
${error ? `<p class="error" id="${name}-error">${escapeHtml(error)}</p>` : ''}
</div>`;
}

function adultField(t: OidcTexts, error?: string): string {
  return `<div class="field">
<label class="check"><input type="checkbox" name="adult" value="yes" required${error ? ' aria-invalid="true" aria-describedby="adult-error"' : ''}><span>${escapeHtml(t.adult)}</span></label>
${error ? `<p class="error" id="adult-error">${escapeHtml(error)}</p>` : ''}
</div>`;
}

/** The sign-in or the registration form, which need no script: only passkeys do. */
export function formPage(state: FormState): string {
  const t = oidcTexts[state.language];
  const register = state.view === 'register';
  const title = (register ? t.registerAt : t.signInTo).replace('{brand}', state.brand);
  const failed = Object.keys(state.errors).length > 0;
  const first = state.errors.email || (!state.errors.password && !state.errors.form) ? 'email' : 'password';
  const focus = (name: 'email' | 'password') => (name === first ? ' autofocus' : '');
  const email = escapeHtml(state.email);
  const options = register ? null : state.passkeyOptions;
  const body = `${mark}
<h1>${escapeHtml(title)}</h1>
${state.errors.form ? `<p class="alert" role="alert">${escapeHtml(state.errors.form)}</p>` : ''}
<form method="post" action="${escapeHtml(state.action)}" novalidate>
<input type="hidden" name="view" value="${state.view}">
${field('email', t.email, `type="email" inputmode="email" autocomplete="${options ? 'username webauthn' : 'username'}" maxlength="254" value="${email}"${focus('email')}`, state.errors.email)}
${field('password', t.password, `type="password" autocomplete="${register ? 'new-password' : 'current-password'}" maxlength="128"${focus('password')}`, state.errors.password, register ? t.passwordHint : undefined)}
${register ? adultField(t, state.errors.adult) : ''}
<button type="submit" class="primary">${escapeHtml(register ? t.register : t.signIn)}</button>
</form>
${options ? signInForm(state.action, options, t) : ''}
<p class="switch">${escapeHtml(register ? t.haveAccount : t.noAccount)}
<a href="${escapeHtml(state.action)}?view=${register ? 'sign-in' : 'register'}">${escapeHtml(register ? t.signIn : t.register)}</a></p>
${!register && state.demoAccount ? demoHint(t, state.demoAccount) : ''}
<form method="post" action="${escapeHtml(state.action)}"><button class="quiet" name="view" value="cancel">${escapeHtml(t.cancel)}</button></form>`;
  const script = options ? passkeyScript : '';
  return page(state.language, failed ? t.failedTitle.replace('{title}', title) : title, body, script);
}

function demoHint(t: OidcTexts, account: { email: string; password: string }): string {
  return `<dl class="demo"><dt>${escapeHtml(t.demo)}</dt><dd>${escapeHtml(account.email)}</dd><dd>${escapeHtml(account.password)}</dd></dl>`;
}

interface CodeState {
  brand: string;
  language: Language;
  /** URL to which the form is posted. */
  action: string;
  notice: 'sent' | 'sent again' | 'wrong' | 'locked';
}

/** The form for the code that follows the password. */
export function codePage({ brand, language, action, notice }: CodeState): string {
  const t = oidcTexts[language];
  const error = notice === 'wrong' ? t.wrongCode : notice === 'locked' ? t.locked : undefined;
  const attributes =
    'inputmode="numeric" autocomplete="one-time-code" pattern="[0-9]{6}" maxlength="6" spellcheck="false" autofocus';
  const postForm = (view: string, label: string) =>
    `<form method="post" action="${escapeHtml(action)}"><button class="quiet" name="view" value="${view}">${escapeHtml(label)}</button></form>`;
  const body = `${mark}
<h1>${escapeHtml(t.confirm)}</h1>
${notice === 'sent again' ? `<p class="text" role="status">${escapeHtml(t.codeSentAgain)}</p>` : ''}
<form method="post" action="${escapeHtml(action)}" novalidate>
<input type="hidden" name="view" value="code">
${field('code', t.code, attributes, error, t.codeHint.replace('{brand}', brand))}
<button type="submit" class="primary">${escapeHtml(t.goOn)}</button>
</form>
${postForm('resend', t.resend)}
${postForm('cancel', t.cancel)}`;
  return page(language, error ? t.failedTitle.replace('{title}', t.confirm) : t.confirm, body);
}

export function messagePage(language: Language, title: string, text: string, lobby?: string): string {
  const back =
    lobby === undefined
      ? ''
      : `<a class="quiet" href="${escapeHtml(lobby)}">${escapeHtml(oidcTexts[language].cancel)}</a>`;
  return page(language, title, `${mark}<h1>${escapeHtml(title)}</h1><p class="text">${escapeHtml(text)}</p>${back}`);
}

/** Shown when the provider must not redirect, e.g. for an unknown redirect URI. */
export async function errorPage(context: Context, error: { error: string; error_description?: string }): Promise<void> {
  const language = languageOf(context.get('accept-language'));
  context.type = 'html';
  context.body = messagePage(language, oidcTexts[language].failed, error.error_description ?? error.error);
}

/**
 * Asks the player to confirm the sign-out; with an ID token hint of the lobby a script submits the form (A-039).
 */
export async function signOutPage(context: Context, form: string): Promise<void> {
  const { session, entities, params } = context.oidc;
  const language = languageOf(params.ui_locales ?? context.get('accept-language'));
  const t = oidcTexts[language];
  const confirmed = entities.IdTokenHint?.payload.sub === session.accountId;
  context.type = 'html';
  context.body = page(
    language,
    t.signOut,
    `${mark}<h1>${escapeHtml(t.signOutAsk)}</h1>${form}
<button class="primary" type="submit" form="op.logoutForm" name="logout" value="yes">${escapeHtml(t.signOut)}</button>
<button class="quiet" type="submit" form="op.logoutForm">${escapeHtml(t.stay)}</button>`,
    confirmed ? `<script src="${assetsPath}/confirm.js" defer></script>\n` : '',
  );
}

export async function signedOutPage(context: Context): Promise<void> {
  const language = languageOf(context.get('accept-language'));
  context.type = 'html';
  context.body = messagePage(language, oidcTexts[language].signOut, oidcTexts[language].signedOut);
}
