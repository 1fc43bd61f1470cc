import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCatalogue } from './messages.ts';

it('takes what a regional catalogue has, and all else from its language, then English', () => {
  const root = mkdtempSync(join(tmpdir(), 'messages-'));
  const folder = join(root, 'libs/features/cashier/src/locales');
  const write = (locale: string, texts: Record<string, string>) =>
    writeFileSync(
      join(folder, `${locale}.po`),
      Object.entries(texts)
        .map(([id, text]) => `msgid "${id}"\nmsgstr "${text}"\n`)
        .join('\n'),
    );
  try {
    mkdirSync(folder, { recursive: true });
    write('en', { CASHIER: 'Cashier', DEPOSIT: 'Deposit', LOBBY: 'Lobby' });
    write('de', { CASHIER: 'Kasse', DEPOSIT: 'Einzahlen' });
    write('de_AT', { CASHIER: 'Kassa' });
    expect(readCatalogue(root, 'de_AT')).toEqual({ CASHIER: 'Kassa', DEPOSIT: 'Einzahlen', LOBBY: 'Lobby' });
    expect(readCatalogue(root, 'de')).toEqual({ CASHIER: 'Kasse', DEPOSIT: 'Einzahlen', LOBBY: 'Lobby' });
  } finally {
    rmSync(root, { recursive: true });
  }
});
