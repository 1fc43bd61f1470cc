import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { readJson, send, sendJson, sendText, type Handler } from '../http.ts';
import type { PartnerPorts } from '../ports.ts';
import { bankPagePath, createBank } from './bank.ts';
import { cashierPage, readQuery } from './page.ts';
import { cancelSchema, paymentSchema } from './payment.ts';
import { createSubmissions, type SubmissionsOptions } from './submissions.ts';

interface CashierOptions extends Partial<SubmissionsOptions> {
  /** Origins that may frame the cashier and receive its messages. */
  lobbyOrigins: readonly string[];
}

type Ports = Pick<PartnerPorts, 'database' | 'payments'>;

const types = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' } as const;
const assets = new Map<string, { type: string; file: URL }>(
  (['cashier.js', 'fields.js', 'kit.js', 'cashier.css', 'result.css', 'bank.css'] as const).map((name) => [
    `/assets/${name}`,
    { type: types[name.endsWith('.js') ? 'js' : 'css'], file: new URL(`./assets/${name}`, import.meta.url) },
  ]),
);

/** The hosted cashier, for port 5000 of `localhost`: the bootstrapper's development environment supports no other. */
export function createCashier({ database, payments }: Ports, options: CashierOptions): Handler {
  const { lobbyOrigins, responseMs = 900, timeoutMs = 8000 } = options;
  const bank = createBank({ database, payments }, lobbyOrigins);
  const submissions = createSubmissions({ database, payments }, { responseMs, timeoutMs }, bank.openVisit);
  const headers = {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      'img-src data:',
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${lobbyOrigins.join(' ')}`,
    ].join('; '),
  };

  async function pay(request: IncomingMessage, response: ServerResponse): Promise<true> {
    const parsed = v.safeParse(paymentSchema, await readJson(request));
    if (!parsed.success)
      return sendJson(request, response, 422, { rejected: 'form', field: fieldOf(parsed.issues[0]) });
    // A client that disconnects cancels the payment.
    response.on('close', () => response.writableFinished || submissions.cancel(parsed.output));
    const { status, body } = await submissions.submit(parsed.output);
    return response.destroyed || sendJson(request, response, status, body);
  }

  async function cancel(request: IncomingMessage, response: ServerResponse): Promise<true> {
    const parsed = v.safeParse(cancelSchema, await readJson(request));
    if (!parsed.success)
      return sendJson(request, response, 422, { rejected: 'form', field: fieldOf(parsed.issues[0]) });
    const isPending = submissions.cancel(parsed.output);
    return isPending
      ? sendJson(request, response, 202, {})
      : sendJson(request, response, 404, { rejected: 'not-under-way' });
  }

  const actions = new Map([
    ['/api/payments', pay],
    ['/api/payments/cancel', cancel],
  ]);

  return async (request, response, url) => {
    const asset = assets.get(url.pathname);
    if (asset) return send(request, response, { type: asset.type, body: readFileSync(asset.file) });
    const action = actions.get(url.pathname);
    if (action)
      return request.method === 'POST' ? action(request, response) : sendText(request, response, 405, 'Only POST');
    if (url.pathname === bankPagePath) return bank.handle(request, response, url);
    if (url.pathname !== '/' || request.method !== 'GET') return false;
    const found = payments.session(url.searchParams.get('sessionId') ?? '');
    const session = found?.playerId === url.searchParams.get('userId') ? found : undefined;
    const balance = session ? payments.balance(session).balance : 0;
    const body = cashierPage({ query: readQuery(url.searchParams), session, balance, lobbyOrigins });
    return send(request, response, { type: 'text/html; charset=utf-8', body, headers });
  };
}

const fieldOf = (issue: v.BaseIssue<unknown>): string => String(issue.path?.at(-1)?.key ?? 'form');
