import type { Page } from '@playwright/test';
import { Recorder } from '../support/leaks/recorder.ts';
import { Secrets } from '../support/leaks/secrets.ts';
import { expect, test } from '../support/lobby.ts';

const email = 'somebody@lobby.test';
const code = '730164';
const number = '+3725550199';
const claims = Buffer.from(JSON.stringify({ sub: 'somebody', email })).toString('base64url');
const token = `eyJhbGciOiJFUzI1NiJ9.${claims}.c2lnbmF0dXJlLW9mLXRoZS10b2tlbg`;

function someSecrets(secrets = new Secrets()): Secrets {
  secrets.add('e-mail', email);
  secrets.add('one-time code', code);
  secrets.add('phone number', number);
  secrets.add('access token', token);
  return secrets;
}

/** A secret is found in each form, and a like one is not. */
function expectToFindEachForm(): void {
  const secrets = someSecrets();
  const found = (text: string) => secrets.findIn([{ place: 'test', at: '', text }]).map(({ kind }) => kind);
  for (const text of [
    `mail to ${email}!`,
    `?email=${encodeURIComponent(email)}`,
    `?redir=${encodeURIComponent(`/en/?email=${encodeURIComponent(email)}`)}`,
    email.toUpperCase(),
    ...['', 'a', 'ab', 'abc'].map((before) => Buffer.from(`${before}${email} and more`).toString('base64')),
  ])
    expect(found(text), text).toContain('e-mail');
  for (const text of [number, number.slice(1), `00${number.slice(1)}`, '+372 555 0199', encodeURIComponent(number)])
    expect(found(text), text).toContain('phone number');
  for (const text of [`code=${code}`, `{"code":"${code}"}`, btoa(code)])
    expect(found(text), text).toContain('one-time code');
  for (const text of [token, `a ${claims} b`, encodeURIComponent(token)])
    expect(found(text), text).toContain('access token');
  for (const text of ['someone@lobby.test', `1${code}`, `0.${code}`, `ab${code}ef`, `${number}0`, token.slice(0, 19)])
    expect(found(text), text).toEqual([]);
}

/** Runs in the page: one leak of each kind. */
async function leak(secret: string): Promise<void> {
  console.log('signed in as', secret);
  sessionStorage.setItem('forgotten', secret);
  sessionStorage.removeItem('forgotten');
  localStorage['stored'] = secret;
  document.cookie = `forgotten=${secret}; path=/`;
  document.cookie = 'forgotten=; max-age=0; path=/';
  history.replaceState({ secret }, '');
  history.pushState(null, '', `?of=${secret}`);
  history.pushState(null, '', '?');
  await (await caches.open('pages')).put(`/data?${secret}`, Response.json({}));
  await new Promise((resolve) => {
    const opening = indexedDB.open('base', 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('store'));
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction('store', 'readwrite');
      writing.objectStore('store').put({ secret }, 'key');
      writing.addEventListener('complete', resolve);
    });
  });
  await fetch('/api/1/envelope/?v=7', { method: 'POST', body: secret });
  await fetch('/api/feed', { headers: { 'x-of': secret }, referrer: `/en/?${secret}`, referrerPolicy: 'unsafe-url' });
  // The browser prints the address of what it could not load.
  await fetch(`/api/feed?of=${secret}`);
  await fetch('/api/csp-reports', { method: 'POST', body: JSON.stringify({ 'csp-report': secret }) });
  setTimeout(() => {
    throw new Error(`No ${secret}`);
  });
}

async function leakAll(page: Page): Promise<void> {
  await page.evaluate(leak, token);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

test.describe('a page that leaks', () => {
  test.use({ expectedErrors: /./ });

  test(
    'is found out wherever it does, in whatever form',
    { tag: '@desktop' },
    async ({ page, context, lobby, world }) => {
      expectToFindEachForm();
      const recorder = new Recorder(context, world);
      await recorder.start();
      someSecrets(recorder.secrets);
      await lobby.open('/en/promotions/');
      await leakAll(page);
      const findings = await recorder.finish();
      const places = new Set(findings.map(({ place, at }) => `${place}: ${at}`.replace(/ of https?:\S+$/, '')));
      expect([...places].toSorted()).toEqual([
        'address: document lobby /en/promotions/',
        'address: fetch lobby /api/feed',
        'console: error',
        'console: log',
        'console: page error',
        'history: lobby /en/promotions/',
        'referrer: to lobby /api/feed',
        'report: lobby /api/1/envelope/',
        'report: lobby /api/csp-reports',
        'request: lobby /api/feed',
        'stored without a session: cache pages',
        'stored without a session: database base store',
        'stored without a session: local stored',
        'write: cookie forgotten',
        'write: database base store',
        'write: history pushState',
        'write: history replaceState',
        'write: session forgotten',
      ]);
    },
  );
});
