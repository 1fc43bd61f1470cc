import type { IncomingMessage, ServerResponse } from 'node:http';
import { BodyTooLarge, readBody } from '../../net/http.ts';
import { toDecimal } from '../../store/base/money.ts';
import { escapeHtml, send, sendText } from '../http.ts';
import { languageOf } from '../language.ts';
import type { BankPayment, PartnerPorts } from '../ports.ts';
import type { Payment } from './payment.ts';
import { cashierTexts, type CashierTexts } from './texts/index.ts';

export const bankPagePath = '/bank';
export const bankPath = (paymentId: string): string => `${bankPagePath}?payment=${encodeURIComponent(paymentId)}`;

interface Visit {
  id: string;
  /** The account to begin with; empty where the player has named none. */
  account: string;
  returnUrl: string;
  locale: string;
}

/** Plays the page of a bank, in a window of its own: the player chooses an account and confirms, without scripts. */
export function createBank(
  { database, payments }: Pick<PartnerPorts, 'database' | 'payments'>,
  lobbyOrigins: readonly string[],
) {
  database.run(`CREATE TABLE IF NOT EXISTS partner_bank_visits (
    id TEXT PRIMARY KEY, account TEXT NOT NULL, returnUrl TEXT NOT NULL, locale TEXT NOT NULL
  ) STRICT`);
  const visitOf = (id: string) => database.get<Visit>('SELECT * FROM partner_bank_visits WHERE id = ?', id);
  const headers = {
    'content-security-policy': [
      "default-src 'none'",
      "style-src 'self'",
      'img-src data:',
      "base-uri 'none'",
      // The form's answer leads to the lobby.
      `form-action 'self' ${lobbyOrigins.join(' ')}`,
      "frame-ancestors 'none'",
    ].join('; '),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<true> {
    const form = await formOf(request);
    const visit = visitOf(form.get('payment') ?? '');
    if (!visit) return sendText(request, response, 404, 'There is no such payment.');
    const account = form.get('account') ?? '';
    const isKnown = payments.waitingForBank(visit.id)?.accounts.includes(account) === true;
    payments.answerOfBank(visit.id, form.get('answer') === 'confirm' && isKnown ? account : null);
    response.writeHead(303, { location: visit.returnUrl, 'cache-control': 'no-store' }).end();
    return true;
  }

  return {
    openVisit({ id, details, returnUrl, locale }: Payment): void {
      const isOfLobby = returnUrl !== undefined && lobbyOrigins.includes(new URL(returnUrl).origin);
      database.insert('partner_bank_visits', {
        id,
        account: details.method === 'account' ? details.accountId : '',
        returnUrl: isOfLobby ? returnUrl : `${lobbyOrigins[0]}/`,
        locale,
      });
    },

    async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
      if (request.method === 'POST') return answer(request, response);
      const visit = visitOf(url.searchParams.get('payment') ?? '');
      if (request.method !== 'GET' || !visit) return false;
      const body = bankPage(visit, payments.waitingForBank(visit.id));
      return send(request, response, { type: 'text/html; charset=utf-8', body, headers });
    },
  };
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  try {
    return new URLSearchParams(await readBody(request, 16_384));
  } catch (error) {
    if (error instanceof BodyTooLarge) return new URLSearchParams();
    throw error;
  }
}

/** Without a payment that waits, as after a second look: nothing to confirm, and the way back. */
function bankPage(visit: Visit, payment: BankPayment | undefined): string {
  const language = languageOf(visit.locale);
  const t = cashierTexts[language];
  const title = payment ? t.BANK_TITLE : t.BANK_OVER;
  const method = payment?.method ?? '';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/bank.css">
</head>
<body><main><p class="service">${escapeHtml(method.charAt(0).toUpperCase() + method.slice(1))}</p>
<h1>${escapeHtml(title)}</h1>
${payment ? confirmation(t, visit, payment) : `<a class="primary" href="${escapeHtml(visit.returnUrl)}">${escapeHtml(t.BANK_BACK)}</a>`}
</main></body>
</html>
`;
}

/** As the cashier writes amounts. */
function written(amount: number, currency: string, locale: string): string {
  const decimal = toDecimal(amount, currency);
  const digits = decimal.split('.')[1]?.length ?? 0;
  const format = new Intl.NumberFormat(locale.replace('_', '-'), { minimumFractionDigits: digits });
  return `${format.format(decimal as Intl.StringNumericLiteral)} ${currency}`;
}

function confirmation(t: CashierTexts, visit: Visit, payment: BankPayment): string {
  const { amount, currency, accounts } = payment;
  const chosen = accounts.includes(visit.account) ? visit.account : accounts[0];
  const options = accounts.map(
    (account) =>
      `<label><input type="radio" name="account" value="${escapeHtml(account)}"${account === chosen ? ' checked' : ''}>${escapeHtml(account)}</label>`,
  );
  return `<form method="post" action="${bankPagePath}">
<input type="hidden" name="payment" value="${escapeHtml(visit.id)}">
<dl><dt>${escapeHtml(t.BANK_AMOUNT)}</dt><dd>${escapeHtml(written(amount, currency, visit.locale))}</dd></dl>
<fieldset><legend>${escapeHtml(t.BANK_FROM)}</legend>${options.join('')}</fieldset>
<button class="primary" name="answer" value="confirm">${escapeHtml(t.BANK_CONFIRM)}</button>
<button name="answer" value="cancel">${escapeHtml(t.BANK_CANCEL)}</button>
<p class="demo">${escapeHtml(t.BANK_DEMO)}</p>
</form>`;
}
