import { generateKeyPairSync, randomBytes, type JsonWebKey } from 'node:crypto';
import type { Database } from '../../store/base/database.ts';

export interface Keys {
  /** Signs identity and access tokens. */
  signing: JsonWebKey & { kid: string };
  /** Signs the provider's own cookies. */
  cookies: string;
}

/** The provider's keys, generated once and stored, so that tokens and sessions survive a restart. */
export function loadKeys(database: Database): Keys {
  database.run(
    'CREATE TABLE IF NOT EXISTS partner_oidc_keys (id INTEGER PRIMARY KEY CHECK (id = 1), keys TEXT NOT NULL)',
  );
  const row = database.get<{ keys: string }>('SELECT keys FROM partner_oidc_keys');
  if (row) return JSON.parse(row.keys) as Keys;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const kid = randomBytes(8).toString('hex');
  const keys: Keys = {
    signing: { ...privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' },
    cookies: randomBytes(32).toString('base64url'),
  };
  database.run('INSERT INTO partner_oidc_keys (id, keys) VALUES (1, ?)', JSON.stringify(keys));
  return keys;
}
