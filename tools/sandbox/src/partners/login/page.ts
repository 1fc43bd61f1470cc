import type { Language } from '../../store/base/wording.ts';
import { escapeHtml } from '../http.ts';
import { languageOf } from '../language.ts';
import type { PartnerVisit } from '../ports.ts';
import { loginTexts, type LoginTexts } from './texts/index.ts';

export const loginPath = '/partner-login/';

const names = { FINSHARK: 'Finshark', KROFORT: 'Krofort', PIQ: 'PIQ', TRUSTLY: 'Trustly', ZIMPLER: 'Zimpler' } as const;

function page(language: Language, title: string, service: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${loginPath}login.css">
</head>
<body><main><p class="service">${escapeHtml(service)}</p>
<h1>${escapeHtml(title)}</h1>
${body}</main></body>
</html>
`;
}

/** Its last characters, which are enough to recognise one's own. */
const masked = (personalNumber: string): string => `•••• ${personalNumber.slice(-4)}`;

function numberField(t: LoginTexts, isInvalid: boolean): string {
  const described = `hint${isInvalid ? ' error' : ''}`;
  return `<div class="field"><label for="number">${escapeHtml(t.personalNumber)}</label>
<input id="number" name="personalNumber" maxlength="40" autocomplete="off" autocapitalize="characters" spellcheck="false" autofocus required aria-describedby="${described}"${isInvalid ? ' aria-invalid="true"' : ''}>
<p class="hint" id="hint">${escapeHtml(t.hint)}</p>
${isInvalid ? `<p class="error" id="error">${escapeHtml(t.invalid)}</p>` : ''}</div>`;
}

interface LoginPage {
  brand: string;
  /** Of the visit, posted back. */
  key: string;
  visit: PartnerVisit;
  isInvalid?: boolean;
}

/** Asks who the player is, without scripts. */
export function loginPage({ brand, key, visit, isInvalid = false }: LoginPage): string {
  const { partner, personalNumber, deposit, locale } = visit;
  const language = languageOf(locale);
  const t = loginTexts[language];
  const money = (amount: number, currency: string): string => {
    const format = new Intl.NumberFormat(locale.replace('_', '-'), { style: 'currency', currency });
    return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
  };
  const facts = [
    ...(personalNumber === null ? [] : [[t.personalNumber, masked(personalNumber)]]),
    ...(deposit ? [[t.deposit, money(deposit.amount, deposit.currency)]] : []),
  ].map(([name = '', value = '']) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`);
  // Without validation by the browser: all buttons but the first do without the number.
  return page(
    language,
    t.title,
    names[partner],
    `<p class="asks">${escapeHtml(t.asks.replace('{brand}', brand))}</p>
<form method="post" novalidate>
<input type="hidden" name="visit" value="${escapeHtml(key)}">
${facts.length > 0 ? `<dl>${facts.join('')}</dl>` : ''}
${personalNumber === null ? numberField(t, isInvalid) : ''}
<button class="primary" name="choice" value="confirm">${escapeHtml(t.confirm)}</button>
<button name="choice" value="cancel">${escapeHtml(t.cancel)}</button>
<p class="about">${escapeHtml(t.about)}</p>
<div class="demo"><button name="choice" value="fail">${escapeHtml(t.fail)}</button>
<button name="choice" value="wait">${escapeHtml(t.wait)}</button></div>
</form>`,
  );
}

export function waitingPage({ partner, locale }: PartnerVisit): string {
  const language = languageOf(locale);
  const { waiting, waitingText } = loginTexts[language];
  const body = `<div class="spinner" aria-hidden="true"></div><p role="status">${escapeHtml(waitingText)}</p>`;
  return page(language, waiting, names[partner], body);
}

export const overPage = (language: Language): string =>
  page(language, loginTexts[language].over, '', `<p>${escapeHtml(loginTexts[language].overText)}</p>`);
