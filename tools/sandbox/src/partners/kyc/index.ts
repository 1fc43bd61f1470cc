import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { readJson, send, sendJson, sendText, type Handler } from '../http.ts';
import type { PartnerPorts } from '../ports.ts';
import { kycPage } from './page.ts';

interface KycOptions {
  /** Origins that may frame the check and receive its messages. */
  lobbyOrigins: readonly string[];
}

export interface Kyc {
  handle: Handler;
  /** A token for one player's check, for a few minutes. */
  issueToken(playerId: string): { accessToken: string; expiresAt: number };
  /** Ends a player's tokens before their time, as the console does. */
  expireTokens(playerId: string): void;
}

const lifetime = 10 * 60_000;

/** What a player chooses on the page; a real check would look at documents and a face. */
const submissionSchema = v.object({ outcome: v.picklist(['approved', 'retry', 'rejected']) });
type KycOutcome = v.InferOutput<typeof submissionSchema>['outcome'];

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');

const assets = new Map(
  (
    [
      ['kyc.js', 'text/javascript; charset=utf-8'],
      ['kyc.css', 'text/css; charset=utf-8'],
    ] as const
  ).map(([name, type]) => [`/websdk/${name}`, { type, file: new URL(`./assets/${name}`, import.meta.url) }]),
);

/** Stands in for SumSub: the page that its web SDK (2.9) frames, with the messages that the SDK expects. */
export function createKyc(
  { database, kyc }: Pick<PartnerPorts, 'database' | 'kyc'>,
  { lobbyOrigins }: KycOptions,
): Kyc {
  database.run(`CREATE TABLE IF NOT EXISTS partner_kyc_tokens (
    id TEXT PRIMARY KEY, player_id TEXT NOT NULL, expires_at INTEGER NOT NULL
  ) STRICT`);
  // The last outcome, which a player sees who comes back.
  database.run(`CREATE TABLE IF NOT EXISTS partner_kyc_results (
    player_id TEXT PRIMARY KEY, outcome TEXT NOT NULL
  ) STRICT`);
  const headers = {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      'img-src data:',
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${lobbyOrigins.join(' ')}`,
    ].join('; '),
  };

  const playerOf = (request: IncomingMessage): string | undefined => {
    const token = /^Bearer ([\w-]+)$/.exec(request.headers.authorization ?? '')?.[1];
    return (
      token &&
      database.get<{ player_id: string }>(
        'SELECT player_id FROM partner_kyc_tokens WHERE id = ? AND expires_at > ?',
        hash(token),
        database.now(),
      )?.player_id
    );
  };
  const resultOf = (playerId: string): KycOutcome | null =>
    database.get<{ outcome: KycOutcome }>('SELECT outcome FROM partner_kyc_results WHERE player_id = ?', playerId)
      ?.outcome ?? null;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<true> {
    const playerId = playerOf(request);
    if (!playerId) return sendJson(request, response, 401, { error: 'invalid-token' });
    if (request.method === 'POST') {
      const submission = v.safeParse(submissionSchema, await readJson(request));
      if (!submission.success) return sendJson(request, response, 400, { error: 'bad-request' });
      const { outcome } = submission.output;
      // A final rejection stands.
      if (resultOf(playerId) === 'rejected') return sendJson(request, response, 409, { error: 'rejected' });
      database.transaction(() => {
        database.run('INSERT OR REPLACE INTO partner_kyc_results VALUES (?, ?)', playerId, outcome);
        if (outcome === 'approved') kyc.approve(playerId);
      });
    }
    return sendJson(request, response, 200, {
      applicantId: hash(playerId).slice(0, 24),
      missing: kyc.missing(playerId),
      result: resultOf(playerId),
    });
  }

  return {
    async handle(request, response, url) {
      const asset = assets.get(url.pathname);
      if (asset) return send(request, response, { type: asset.type, body: readFileSync(asset.file) });
      if (url.pathname === '/websdk/applicant') return answer(request, response);
      if (url.pathname !== '/websdk/websdk.html') return false;
      if (request.method !== 'GET') return sendText(request, response, 405, 'Only GET');
      const body = kycPage(lobbyOrigins);
      return send(request, response, { type: 'text/html; charset=utf-8', body, headers });
    },

    issueToken(playerId) {
      const accessToken = randomBytes(32).toString('base64url');
      const expiresAt = database.now() + lifetime;
      database.run('DELETE FROM partner_kyc_tokens WHERE expires_at <= ?', database.now());
      database.run('INSERT INTO partner_kyc_tokens VALUES (?, ?, ?)', hash(accessToken), playerId, expiresAt);
      return { accessToken, expiresAt };
    },

    expireTokens: (playerId) => void database.run('DELETE FROM partner_kyc_tokens WHERE player_id = ?', playerId),
  };
}
