import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { toDecimal } from '../../store/money.ts';
import { readJson, send, sendJson, sendText, type Handler } from '../http.ts';
import type { PartnerPorts } from '../ports.ts';
import { cashierPage, readQuery } from './page.ts';
import { paymentSchema, prepare, type Outcome } from './payment.ts';

export interface CashierOptions {
  /** The pages that may frame the cashier and hear its messages. */
  lobbyOrigins: readonly string[];
  /** How long the provider takes, and how long one that does not answer is waited for, in ms. */
  workMs?: number;
  timeoutMs?: number;
}

type Ports = Pick<PartnerPorts, 'database' | 'payments'>;

const types = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' } as const;
const assets = new Map<string, { type: string; file: URL }>(
  (['cashier.js', 'fields.js', 'kit.js', 'cashier.css', 'result.css'] as const).map((name) => [
    `/assets/${name}`,
    { type: types[name.endsWith('.js') ? 'js' : 'css'], file: new URL(`./assets/${name}`, import.meta.url) },
  ]),
);

/** The hosted cashier, for the port 5000 of `localhost`: the bootstrapper's development environment knows no other. */
export function createCashier({ database, payments }: Ports, options: CashierOptions): Handler {
  const { lobbyOrigins, workMs = 900, timeoutMs = 8000 } = options;
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
    const answer = (status: number, body: object) => sendJson(request, response, status, body);
    const parsed = v.safeParse(paymentSchema, await readJson(request));
    if (!parsed.success) return answer(422, { refused: 'form', field: fieldOf(parsed.issues[0]) });
    const session = payments.session(parsed.output.sessionId);
    if (!session) return answer(409, { refused: 'session-expired' });
    const prepared = prepare(parsed.output, session, database.now());
    if ('field' in prepared) return answer(422, { refused: 'form', field: prepared.field });

    // The player cancels by leaving: what the provider has not answered yet does not happen.
    const gone = new AbortController();
    response.on('close', () => response.writableFinished || gone.abort());
    const { outcome } = prepared;
    const cancelled = await wait(outcome === 'unresolved' ? timeoutMs : workMs, false, { signal: gone.signal }).catch(
      () => true,
    );
    const result = payments.record(prepared.request, cancelled ? 'cancelled' : stateOf(outcome));
    if (cancelled) return true;
    if (result.status === 'refused') return answer(409, { refused: result.reason });
    const { transactionId, balance, currency } = result;
    return answer(200, { outcome, transactionId, balance: toDecimal(balance, currency) });
  }

  return async (request, response, url) => {
    const asset = assets.get(url.pathname);
    if (asset) return send(request, response, { type: asset.type, body: readFileSync(asset.file) });
    if (url.pathname === '/api/payments')
      return request.method === 'POST' ? pay(request, response) : sendText(request, response, 405, 'Only POST');
    if (url.pathname !== '/' || request.method !== 'GET') return false;
    const found = payments.session(url.searchParams.get('sessionId') ?? '');
    const session = found?.playerId === url.searchParams.get('userId') ? found : undefined;
    const balance = session ? payments.balance(session).balance : 0;
    const body = cashierPage({ query: readQuery(url.searchParams), session, balance, lobbyOrigins });
    return send(request, response, { type: 'text/html; charset=utf-8', body, headers });
  };
}

/** Whether a payment that nobody answered has happened is open: it waits to be settled. */
const stateOf = (outcome: Outcome) => (outcome === 'unresolved' ? 'pending' : outcome);

const fieldOf = (issue: v.BaseIssue<unknown>): string => String(issue.path?.at(-1)?.key ?? 'form');
