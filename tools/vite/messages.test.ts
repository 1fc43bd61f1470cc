import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCatalogue } from './messages.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'messages-'));
  mkdirSync(join(root, 'libs/features/cashier/src/locales'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (locale: string, texts: Record<string, string>) =>
  writeFileSync(
    join(root, `libs/features/cashier/src/locales/${locale}.po`),
    Object.entries(texts)
      .map(([id, text]) => `msgid "${id}"\nmsgstr "${text}"\n`)
      .join('\n'),
  );

it('takes what a regional catalogue has, and all else from its language, then English', () => {
  write('en', { CASHIER: 'Cashier', DEPOSIT: 'Deposit', LOBBY: 'Lobby' });
  write('de', { CASHIER: 'Kasse', DEPOSIT: 'Einzahlen' });
  write('de_AT', { CASHIER: 'Kassa' });
  expect(readCatalogue(root, 'de_AT')).toEqual({ CASHIER: 'Kassa', DEPOSIT: 'Einzahlen', LOBBY: 'Lobby' });
  expect(readCatalogue(root, 'de')).toEqual({ CASHIER: 'Kasse', DEPOSIT: 'Einzahlen', LOBBY: 'Lobby' });
});

it('writes down the texts of the ids that are in the bundle, as the catalogues have them', () => {
  write('en', { DEPOSIT: 'Deposit {amount}', LOBBY: 'Lobby', UNUSED: 'Unused' });
  write('fi', { LOBBY: 'Aula', DEPOSIT: 'Talleta {amount}' });
  write('sv', { LOBBY: 'Lobbyn' });
  writeFileSync(
    join(root, 'entry.js'),
    `import { messageLoaders } from 'virtual:lobby-messages';
if (false) console.log('UNUSED');
console.log(messageLoaders, 'LOBBY', 'DEPOSIT', 'NO_MESSAGE');`,
  );
  // In a process of its own, as Vite does not run in Jest.
  const code = `
    import { build } from 'vite';
    import { messages } from './tools/vite/messages.ts';
    const root = ${JSON.stringify(root)};
    await build({
      root, configFile: false, logLevel: 'silent', plugins: [messages(root, ['en', 'fi'], true)],
      build: { rolldownOptions: { input: root + '/entry.js' } },
    });`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: join(__dirname, '../..'),
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const source = readFileSync(join(root, 'dist/texts.json'), 'utf8');
  expect(JSON.parse(source)).toEqual({
    en: { DEPOSIT: 'Deposit {amount}', LOBBY: 'Lobby' },
    fi: { DEPOSIT: 'Talleta {amount}', LOBBY: 'Aula' },
  });
  expect(source.indexOf('DEPOSIT')).toBeLessThan(source.indexOf('LOBBY'));
});
