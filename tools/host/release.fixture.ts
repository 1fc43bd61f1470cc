import { createHash } from 'node:crypto';
import type { LobbySettings } from '../../libs/contracts/src/lobby-settings.ts';
import type { Bytes, ReleaseFiles } from './release.ts';

export const shellPage = '<html><head><!--lobby-settings--></head><body>shell</body></html>';

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

export const report = {
  brand: 'acme',
  locales: ['en', 'et_EE'],
  registrationFlows: ['KEYCLOAK', 'REGILY'],
  toggles: { SumSubFlow: true },
  scriptSource: "'sha256-shell='",
};

export const pagesReport = {
  build: hashOf(shellPage),
  styleSource: "'sha256-abc='",
  scriptSource: "'sha256-def='",
  contentOrigin: 'https://pictures.made.test',
  lobbyOrigin: 'https://made.test',
};

export const settings: LobbySettings = {
  brand: 'acme',
  siteDataName: 'acme',
  license: 'mga',
  operator: 'Infiniza',
  identityHost: 'id.acme.test',
  gameOrigins: ['https://games.acme.test'],
  cashier: { environment: 'production', merchantId: '1', origin: 'https://cashier.acme.test', available: true },
};

export const hosting = { origin: 'https://lobby.acme.test', pictures: ['https://pictures.acme.test'] };

/** A release in memory, with a shell page and its report. */
export function filesOf(content: Readonly<Record<string, string | Uint8Array>>): ReleaseFiles {
  const files = new Map(
    Object.entries({ 'index.html': shellPage, 'release.json': JSON.stringify(report), ...content }).map(
      ([path, text]) => [path, (typeof text === 'string' ? new TextEncoder().encode(text) : text) as Bytes],
    ),
  );
  return { read: async (path) => files.get(path) };
}
