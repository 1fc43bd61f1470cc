import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { Language } from '../../../store/base/wording.ts';
import { escapeHtml } from '../../http.ts';
import { assetsPath, mark, page } from '../layout.ts';
import { oidcTexts, type OidcTexts } from '../texts/index.ts';
import type { Passkey } from './table.ts';

/** Of pages with a form that has `passkeyData`. */
export const passkeyScript = `<script src="${assetsPath}/passkey.js" defer></script>\n`;

/** For the script: what it requests of the browser, and what it says where nothing comes of that. */
const passkeyData = (kind: 'create' | 'get', options: object, t: OidcTexts): string =>
  `data-passkey="${kind}" data-options="${escapeHtml(JSON.stringify(options))}" data-cancelled="${escapeHtml(kind === 'create' ? t.passkeyNotAdded : t.passkeyCancelled)}" data-known="${escapeHtml(t.passkeyKnown)}" data-unsupported="${escapeHtml(t.passkeyUnsupported)}"`;

/** Part of the sign-in form's page. The script shows it where the browser has passkeys. */
export function signInForm(action: string, options: PublicKeyCredentialRequestOptionsJSON, t: OidcTexts): string {
  return `<form method="post" action="${escapeHtml(action)}" hidden ${passkeyData('get', options, t)}>
<input type="hidden" name="view" value="passkey">
<input type="hidden" name="credential">
<p class="error" role="alert"></p>
<button type="submit" class="secondary">${escapeHtml(t.passkeySignIn)}</button>
</form>`;
}

interface PasskeysPage {
  language: Language;
  /** URL to which the forms are posted. */
  action: string;
  known: readonly Passkey[];
  options: PublicKeyCredentialCreationOptionsJSON;
  suggestedName: string;
  notice?: { kind: 'alert' | 'status'; text: string };
}

/** The player's passkeys, with the forms that add and remove one. */
export function passkeysPage({ language, action, known, options, suggestedName, notice }: PasskeysPage): string {
  const t = oidcTexts[language];
  const date = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long' });
  const post = `method="post" action="${escapeHtml(action)}"`;
  const row = ({ id, name, createdAt, usedAt }: Passkey, index: number): string => `<li>
<p id="passkey-${index}">${escapeHtml(name)}</p>
<p class="hint">${escapeHtml(t.passkeyAdded.replace('{date}', date.format(createdAt)))}</p>
<p class="hint">${escapeHtml(usedAt === null ? t.passkeyUnused : t.passkeyUsed.replace('{date}', date.format(usedAt)))}</p>
<form ${post}><input type="hidden" name="view" value="remove"><button class="quiet" name="passkey" value="${escapeHtml(id)}" aria-describedby="passkey-${index}">${escapeHtml(t.passkeyRemove)}</button></form>
</li>`;
  const body = `${mark}
<h1>${escapeHtml(t.passkeys)}</h1>
${notice ? `<p class="${notice.kind === 'alert' ? 'alert' : 'text'}" role="${notice.kind}">${escapeHtml(notice.text)}</p>` : ''}
<p class="text">${escapeHtml(t.passkeysText)}</p>
${known.length > 0 ? `<ul class="passkeys">${known.map(row).join('')}</ul>` : ''}
<form ${post} ${passkeyData('create', options, t)}>
<input type="hidden" name="view" value="add">
<input type="hidden" name="credential">
<div class="field">
<label for="name">${escapeHtml(t.passkeyName)}</label>
<input id="name" name="name" maxlength="60" autocomplete="off" value="${escapeHtml(suggestedName)}">
</div>
<p class="error" role="alert"></p>
<button type="submit" class="primary">${escapeHtml(t.passkeyAdd)}</button>
</form>
<form ${post}><button class="quiet" name="view" value="cancel">${escapeHtml(t.cancel)}</button></form>`;
  const title = notice?.kind === 'alert' ? t.failedTitle.replace('{title}', t.passkeys) : t.passkeys;
  return page(language, title, body, passkeyScript);
}
