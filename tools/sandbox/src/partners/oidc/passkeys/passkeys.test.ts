import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { decodeJwt } from 'jose';
import { createBrowser } from '../../testing/http.ts';
import {
  type Browser,
  type Fields,
  player,
  post,
  startTestIdentity,
  type TestIdentity,
} from '../../testing/identity.ts';
import { createAuthenticator } from './authenticator.fixture.ts';

let provider: TestIdentity;
beforeEach(async () => (provider = await startTestIdentity('localhost')));
afterEach(() => provider.close());

const other = { email: 'other@lobby.test', password: 'long enough' };
const minute = 60_000;
const addPasskey = { kc_action: 'webauthn-register-passwordless' };

const optionsIn = <Options>(html: string): Options =>
  JSON.parse((/data-options="([^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&quot;', '"')) as Options;
const creationIn = (html: string) => optionsIn<PublicKeyCredentialCreationOptionsJSON>(html);
const requestIn = (html: string) => optionsIn<PublicKeyCredentialRequestOptionsJSON>(html);
const send = (browser: Browser, form: URL, fields: Fields) => browser.fetch(form, post(fields));
const device = () => createAuthenticator(provider.origin);

async function register(account: typeof player): Promise<void> {
  const browser = createBrowser();
  const { form } = await provider.openForm(browser, provider.createRequest({ prompt: 'create' }).url);
  await provider.follow(browser, await send(browser, form, { view: 'register', adult: 'yes', ...account }));
}

/** Opens the page of a player's passkeys. */
async function openPasskeys(account = player) {
  const { browser } = await provider.signIn(createBrowser(), account);
  const { url, verifier } = provider.createRequest(addPasskey);
  return { browser, verifier, ...(await provider.openForm(browser, url)) };
}

/** Adds a passkey to an account. */
async function withPasskey(account = player, authenticator = device()) {
  const { browser, form, html } = await openPasskeys(account);
  const credential = authenticator.create(creationIn(html));
  await provider.follow(browser, await send(browser, form, { view: 'add', name: 'My phone', credential }));
  return authenticator;
}

/** Opens the sign-in form in a browser of its own. */
async function openSignIn(extra: Fields = {}) {
  const browser = createBrowser();
  const { url, verifier } = provider.createRequest(extra);
  const { form, html } = await provider.openForm(browser, url);
  const sendPasskey = (credential: string) => send(browser, form, { view: 'passkey', credential });
  return { browser, verifier, form, html, options: requestIn(html), sendPasskey };
}

describe('a passkey', () => {
  it('is added by an action of the lobby, which is told so, in the session that is there', async () => {
    const { browser, tokens } = await provider.signIn();
    const { url, verifier } = provider.createRequest(addPasskey);
    const { form, html } = await provider.openForm(browser, url);
    expect(html).toContain('<h1>Passkeys</h1>');
    const credential = device().create(creationIn(html));
    const back = await provider.follow(
      browser,
      await send(browser, form, { view: 'add', name: 'My phone', credential }),
    );
    expect(back.searchParams.get('kc_action_status')).toBe('success');
    const { sid } = decodeJwt(tokens.access_token);
    expect(decodeJwt((await provider.exchange(back, verifier)).access_token)).toMatchObject({ sid });
  });

  it('signs its player in without a password, however often, and says when it was used last', async () => {
    const authenticator = await withPasskey();
    for (let count = 0; count < 2; count += 1) {
      const { browser, options, sendPasskey, verifier } = await openSignIn();
      const back = await provider.follow(browser, await sendPasskey(authenticator.get(options)));
      const { id_token } = await provider.exchange(back, verifier);
      expect(decodeJwt(id_token)).toMatchObject({ player_id: 'p-1' });
    }
    const { html } = await openPasskeys();
    expect(html).toContain('My phone');
    expect(html).toMatch(/Created on .*Last used on /s);
  });

  it('is followed by the code where the lobby requires a second factor, as a password is', async () => {
    const authenticator = await withPasskey();
    const { options, sendPasskey } = await openSignIn({ acr_values: '2fa' });
    expect(await (await sendPasskey(authenticator.get(options))).text()).toContain('autocomplete="one-time-code"');
  });

  it('is the player’s to remove, and signs nobody in any more', async () => {
    const authenticator = await withPasskey();
    await register(other);
    const theirs = await openPasskeys(other);
    const { browser, form, html } = await openPasskeys();
    const passkey = /name="passkey" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const stranger = await send(theirs.browser, theirs.form, { view: 'remove', passkey });
    expect(stranger.status).toBe(200);
    const before = await openSignIn();
    expect((await before.sendPasskey(authenticator.get(before.options))).status).toBe(303);

    const removed = await (await send(browser, form, { view: 'remove', passkey })).text();
    expect(removed).toContain('The passkey has been removed.');
    expect(removed).not.toContain('My phone');
    const after = await openSignIn();
    const answer = await after.sendPasskey(authenticator.get(after.options));
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('This passkey is not in use here any more.');
  });

  it('is not added where the player goes back to the lobby', async () => {
    const { browser, form } = await openPasskeys();
    const back = await provider.follow(browser, await send(browser, form, { view: 'cancel' }));
    expect(back.searchParams.get('kc_action_status')).toBe('cancelled');
    expect(back.searchParams.has('code')).toBe(true);
  });

  it('is offered neither in the form of registration nor where the provider’s host is an address', async () => {
    const create = await provider.openForm(createBrowser(), provider.createRequest({ prompt: 'create' }).url);
    expect(create.html).not.toContain('data-passkey');
    const byAddress = await startTestIdentity();
    const { browser } = await byAddress.signIn();
    const { form, html } = await byAddress.openForm(createBrowser(), byAddress.createRequest().url);
    const action = byAddress.locationOf(await browser.fetch(byAddress.createRequest(addPasskey).url));
    await byAddress.close();
    expect(html).not.toMatch(/data-passkey|passkey\.js|webauthn/);
    expect(form.pathname).toContain('/interaction/');
    expect(action.searchParams.has('code')).toBe(true);
  });
});

describe('the passkeys of an account can be changed', () => {
  it('by whoever has just signed in: after five minutes the password is required again, by the platform’s clock', async () => {
    const { browser } = await provider.signIn();
    provider.database.moveClock(5 * minute + 1000);
    const { url } = provider.createRequest(addPasskey);
    const { form, html } = await provider.openForm(browser, url);
    expect(html).toContain('name="password"');
    const next = provider.locationOf(await send(browser, form, { view: 'sign-in', ...player }));
    const page = await provider.openForm(browser, next);
    expect(page.html).toContain('<h1>Passkeys</h1>');
  });

  it('on a page that was opened in time, and leads back from there', async () => {
    const { browser } = await provider.signIn();
    provider.database.moveClock(4 * minute);
    const { form } = await provider.openForm(browser, provider.createRequest(addPasskey).url);
    provider.database.moveClock(2 * minute);
    const back = await provider.follow(browser, await send(browser, form, { view: 'cancel' }));
    expect(back.searchParams.get('kc_action_status')).toBe('cancelled');
  });

  it('not on a page that has been open for long', async () => {
    const { browser, form, html } = await openPasskeys();
    const credential = device().create(creationIn(html));
    provider.database.moveClock(10 * minute);
    expect((await send(browser, form, { view: 'add', credential })).status).toBe(400);
  });

  it('not once the session has ended', async () => {
    const { browser, form, html } = await openPasskeys();
    await provider.identity.destroySessions('acme', 'p-1');
    await send(browser, form, { view: 'add', credential: device().create(creationIn(html)) });
    expect((await openPasskeys()).html).not.toContain('class="passkeys"');
  });
});

describe('a passkey is not added', () => {
  const problems: [string, (options: PublicKeyCredentialCreationOptionsJSON) => string][] = [
    ['from another origin', (options) => device().create(options, { origin: 'https://evil.example' })],
    ['for another host', (options) => device().create({ ...options, rp: { name: 'Evil', id: 'evil.example' } })],
    ['without a check of the player', (options) => device().create(options, { verifiesUser: false })],
    ['for another challenge', (options) => device().create({ ...options, challenge: 'AAAA' })],
    ['from what is none', () => '{"id":1}'],
    ['from nothing', () => ''],
  ];
  it.each(problems)('%s', async (_, answerTo) => {
    const { browser, form, html } = await openPasskeys();
    const answer = await send(browser, form, { view: 'add', credential: answerTo(creationIn(html)) });
    expect(answer.status).toBe(422);
    const text = await answer.text();
    expect(text).toContain('The passkey could not be created.');
    expect(text).not.toContain('class="passkeys"');
  });

  it('by an answer that is sent again', async () => {
    const { browser, form, html } = await openPasskeys();
    const credential = device().create(creationIn(html));
    await send(browser, form, { view: 'add', credential });
    const again = await openPasskeys();
    const answer = await send(again.browser, again.form, { view: 'add', credential });
    expect(answer.status).toBe(422);
  });
});

describe('nobody is signed in', () => {
  it.each<[string, Parameters<ReturnType<typeof device>['get']>[1]]>([
    ['from another origin', { origin: 'https://evil.example' }],
    ['without a check of the player', { verifiesUser: false }],
    ['by a passkey that is said to be another player’s', { userHandle: 'AAAA' }],
  ])('%s', async (_, ceremony) => {
    const authenticator = await withPasskey();
    const { options, sendPasskey } = await openSignIn();
    const answer = await sendPasskey(authenticator.get(options, ceremony));
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('This passkey could not be confirmed.');
  });

  it('by another player’s key under the id of a passkey', async () => {
    const authenticator = await withPasskey();
    const stranger = device();
    const { options, sendPasskey } = await openSignIn();
    stranger.create({ ...creationIn((await openPasskeys()).html) });
    const forged = JSON.stringify({
      ...(JSON.parse(stranger.get(options)) as object),
      id: (JSON.parse(authenticator.get(options)) as { id: string }).id,
      rawId: (JSON.parse(authenticator.get(options)) as { rawId: string }).rawId,
    });
    expect((await sendPasskey(forged)).status).toBe(422);
  });

  it('by an answer to the challenge of another request, or one that was used', async () => {
    const authenticator = await withPasskey();
    const [first, second] = [await openSignIn(), await openSignIn()];
    const answer = authenticator.get(first.options);
    expect((await second.sendPasskey(answer)).status).toBe(422);
    expect((await first.sendPasskey(answer)).status).toBe(303);
    const replayed = await first.sendPasskey(answer);
    expect(await replayed.text()).toMatch(/That took too long|has expired/);
  });

  it('after five minutes, until the page is opened again', async () => {
    const authenticator = await withPasskey();
    const { browser, form, options, sendPasskey } = await openSignIn();
    provider.database.moveClock(5 * minute);
    const late = await sendPasskey(authenticator.get(options));
    expect(late.status).toBe(422);
    const html = await late.text();
    expect(html).toContain('That took too long.');
    expect(
      (await send(browser, form, { view: 'passkey', credential: authenticator.get(requestIn(html)) })).status,
    ).toBe(303);
  });

  it('by a copy of the device, whose count of signatures is behind', async () => {
    const authenticator = await withPasskey();
    authenticator.count(5);
    const first = await openSignIn();
    expect((await first.sendPasskey(authenticator.get(first.options))).status).toBe(303);
    authenticator.count(3);
    const copy = await openSignIn();
    expect((await copy.sendPasskey(authenticator.get(copy.options))).status).toBe(422);
  });
});

it.each([
  ['de', 'Mit einem Passkey anmelden'],
  ['fi', 'Kirjaudu pääsyavaimella'],
  ['ja', 'パスキーでログイン'],
])('is offered in %s', async (locale, text) => {
  const { html } = await openSignIn({ ui_locales: locale });
  expect(html).toContain(text);
  expect(html).toContain('autocomplete="username webauthn"');
});
