import { decodeJwt } from 'jose';
import { createBrowser } from '../testing/http.ts';
import { type Browser, type Fields, player, post, startTestIdentity, type TestIdentity } from '../testing/identity.ts';

let provider: TestIdentity;
beforeEach(async () => (provider = await startTestIdentity()));
afterEach(() => provider.close());

const request = (extra: Fields = {}) => provider.createRequest({ acr_values: '2fa', ...extra });
const codes = () => provider.identity.secondFactorCodes();
const lastCode = () => codes()[0]?.code ?? '';
const wrongCode = () => (lastCode() === '000000' ? '000001' : '000000');
const send = (browser: Browser, form: URL, fields: Fields) => browser.fetch(form, post(fields));
const enterPassword = (browser: Browser, form: URL) => send(browser, form, { view: 'sign-in', ...player });
const enterCode = (browser: Browser, form: URL, code = lastCode()) => send(browser, form, { view: 'code', code });

/** Signs in with both factors. */
async function signIn(browser = createBrowser()) {
  const { url, verifier } = request();
  const { form } = await provider.openForm(browser, url);
  await enterPassword(browser, form);
  const tokens = await provider.exchange(await provider.follow(browser, await enterCode(browser, form)), verifier);
  return { browser, tokens };
}
const ownerOf = (accessToken: string) => provider.identity.verifyAccessToken(accessToken);
const isSentBack = async (browser: Browser, url: URL) =>
  provider.locationOf(await browser.fetch(url)).origin !== provider.origin;

it('is offered in discovery', async () => {
  const discovery = await (await fetch(`${provider.realm}/.well-known/openid-configuration`)).json();
  expect(discovery).toMatchObject({ acr_values_supported: ['2fa'] });
});

it('follows the password, and is named by the tokens over their renewals, with the time of the sign-in', async () => {
  provider.database.moveClock(7_200_000);
  const browser = createBrowser();
  const { url, verifier } = request({ max_age: '300' });
  const { form } = await provider.openForm(browser, url);
  const answer = await enterPassword(browser, form);
  expect(await answer.text()).toContain('<h1>Confirm that it is you</h1>');
  expect(codes()).toEqual([{ email: player.email, code: expect.stringMatching(/^\d{6}$/) as string }]);
  const at = provider.database.now();
  const back = await provider.follow(browser, await enterCode(browser, form));
  const tokens = await provider.exchange(back, verifier);

  const auth_time = decodeJwt(tokens.access_token)['auth_time'] as number;
  expect(Math.abs(auth_time * 1000 - at)).toBeLessThan(60_000);
  expect(decodeJwt(tokens.id_token)).toMatchObject({ acr: '2fa', auth_time });
  expect(await ownerOf(tokens.access_token)).toMatchObject({ secondFactorAt: auth_time * 1000 });
  const { body } = await provider.refresh(tokens.refresh_token);
  expect(decodeJwt(body['access_token'] ?? '')).toMatchObject({ acr: '2fa', auth_time });
  expect(codes()).toEqual([]);
});

it('is neither prompted for nor named by the tokens where the lobby does not request it', async () => {
  const { tokens } = await provider.signIn();
  expect(decodeJwt(tokens.access_token)).not.toHaveProperty('acr');
  expect(await ownerOf(tokens.access_token)).toMatchObject({ secondFactorAt: null });
});

it('is required of a player who has signed in without it, who stays in the same session and enters no password', async () => {
  const { browser, tokens } = await provider.signIn();
  const { url, verifier } = request();
  const { form, html } = await provider.openForm(browser, url);
  expect(html).toContain('autocomplete="one-time-code"');
  expect(html).not.toContain('name="password"');
  const back = await provider.follow(browser, await enterCode(browser, form));
  const stronger = await provider.exchange(back, verifier);
  const { sid } = (await ownerOf(tokens.access_token)) ?? {};
  expect(await ownerOf(stronger.access_token)).toMatchObject({ sid, secondFactorAt: expect.any(Number) as number });
});

it('is not requested again until it is older than the lobby allows, by the platform’s clock', async () => {
  const { browser } = await signIn();
  expect(await isSentBack(browser, request().url)).toBe(true);
  expect(await isSentBack(browser, request({ max_age: '300' }).url)).toBe(true);
  provider.database.moveClock(301_000);
  expect(await isSentBack(browser, request().url)).toBe(true);
  const { html } = await provider.openForm(browser, request({ max_age: '300' }).url);
  expect(html).toContain('Confirm that it is you');
});

it('has a code for each request, which a reload does not send again', async () => {
  const { browser } = await provider.signIn();
  const first = await provider.openForm(browser, request().url);
  const code = lastCode();
  await browser.fetch(first.form);
  expect(codes()).toEqual([{ email: player.email, code }]);
  await provider.openForm(browser, request().url);
  expect(codes()).toHaveLength(2);
});

describe('a code', () => {
  let browser: Browser;
  let form: URL;
  beforeEach(async () => {
    ({ browser } = await provider.signIn());
    ({ form } = await provider.openForm(browser, request().url));
  });

  it('is good for five minutes', async () => {
    provider.database.moveClock(300_000);
    const answer = await enterCode(browser, form);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('This code is wrong, or too old.');
    expect(await (await send(browser, form, { view: 'resend' })).text()).toContain('Another code is on its way.');
    expect((await enterCode(browser, form)).status).toBe(303);
  });

  it('replaces the one before', async () => {
    const earlier = lastCode();
    do await send(browser, form, { view: 'resend' });
    while (lastCode() === earlier);
    expect((await enterCode(browser, form, earlier)).status).toBe(422);
  });

  it('can be guessed five times, and neither a new one nor the password gives more', async () => {
    for (let count = 0; count < 5; count += 1) await enterCode(browser, form, wrongCode());
    await send(browser, form, { view: 'resend' });
    await enterPassword(browser, form);
    const answer = await enterCode(browser, form);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Too many attempts.');
    provider.database.moveClock(60_000);
    expect((await enterCode(browser, form)).status).toBe(303);
  });

  it('can be left for the lobby', async () => {
    const back = await provider.follow(browser, await send(browser, form, { view: 'cancel' }));
    expect(back.searchParams.get('error')).toBe('access_denied');
  });

  it.each([
    ['de', 'Bestätige, dass du es bist'],
    ['fi', 'Vahvista, että se olet sinä'],
    ['et_EE', 'Kinnita, et see oled sina'],
    ['ja', 'ご本人であることを確認してください'],
  ])('is requested in %s', async (locale, title) => {
    const { html } = await provider.openForm(browser, request({ ui_locales: locale }).url);
    expect(html).toContain(`<h1>${title}</h1>`);
  });
});
