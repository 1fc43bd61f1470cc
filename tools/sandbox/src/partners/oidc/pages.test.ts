import { decodeJwt } from 'jose';
import { createBrowser } from '../testing/http.ts';
import { lobby, player, post, startTestIdentity, type Fields, type TestIdentity } from '../testing/identity.ts';

let provider: TestIdentity;
beforeEach(async () => (provider = await startTestIdentity()));
afterEach(() => provider.close());

describe('sign-in page', () => {
  it('shows the errors and keeps the e-mail address', async () => {
    const browser = createBrowser();
    const { form, html } = await provider.openForm(browser, provider.createRequest().url);
    expect(html).toContain('<h1>Sign in to Acme</h1>');
    const response = await browser.fetch(form, post({ view: 'sign-in', email: player.email, password: 'wrong' }));
    const text = await response.text();
    expect(response.status).toBe(422);
    expect(text).toContain('E-mail address or password is wrong.');
    expect(text).toContain(`value="${player.email}"`);
  });

  it('locks an e-mail address after five wrong passwords, even for the right one', async () => {
    const browser = createBrowser();
    const { form } = await provider.openForm(browser, provider.createRequest().url);
    const attempt = (password: string) => browser.fetch(form, post({ view: 'sign-in', email: player.email, password }));
    for (let count = 0; count < 5; count += 1) await attempt('wrong');
    expect(await (await attempt(player.password)).text()).toContain('Too many attempts.');
    provider.database.moveClock(60_000);
    expect((await attempt(player.password)).status).toBe(303);
  });

  it('checks at most five passwords of those sent at the same time', async () => {
    const browser = createBrowser();
    const { form } = await provider.openForm(browser, provider.createRequest().url);
    const { promise, resolve } = Promise.withResolvers<void>();
    provider.beforePasswordCheck = promise;
    const answers: string[] = [];
    const guesses = Array.from({ length: 20 }, async (_, index) => {
      const fields = { view: 'sign-in', email: player.email, password: `guess-${index}` };
      answers.push(await (await browser.fetch(form, post(fields))).text());
      // All but five are answered before a single password has been checked.
      if (answers.length === 15) resolve();
    });
    await Promise.all(guesses);
    expect(answers.filter((text) => text.includes('is wrong.'))).toHaveLength(5);
    expect(answers.filter((text) => text.includes('Too many attempts.'))).toHaveLength(15);
  });

  it('locks a client after twenty wrong passwords, for all accounts', async () => {
    const browser = createBrowser();
    const { form } = await provider.openForm(browser, provider.createRequest().url);
    const attempt = (email: string, password: string) =>
      browser.fetch(form, post({ view: 'sign-in', email, password }));
    for (let count = 0; count < 20; count += 1) await attempt(`player-${count}@lobby.test`, 'wrong');
    expect(await (await attempt(player.email, player.password)).text()).toContain('Try again in ten minutes.');
    provider.database.moveClock(600_000);
    expect((await attempt(player.email, player.password)).status).toBe(303);
  });

  it.each([
    ['de_AT', 'Bei Acme anmelden'],
    ['fi', 'Kirjaudu palveluun Acme'],
    ['et_EE', 'Logi sisse: Acme'],
    ['no', 'Logg inn hos Acme'],
    ['fr_CA', 'Se connecter à Acme'],
    ['it', 'Accedi a Acme'],
    ['ja', 'Acmeにログイン'],
    ['sv', 'Sign in to Acme'],
  ])('uses the language of ui_locales %s', async (locale, title) => {
    const { html } = await provider.openForm(createBrowser(), provider.createRequest({ ui_locales: locale }).url);
    expect(html).toContain(`<h1>${title}</h1>`);
  });

  it('escapes hostile input', async () => {
    const browser = createBrowser();
    const { form } = await provider.openForm(
      browser,
      provider.createRequest({ login_hint: '"><script>1</script>' }).url,
    );
    const response = await browser.fetch(form, post({ view: 'sign-in', email: '"><script>2</script>', password: 'x' }));
    expect(await response.text()).not.toContain('<script');
  });

  it('lets the player go back to the lobby', async () => {
    const browser = createBrowser();
    const { form } = await provider.openForm(browser, provider.createRequest().url);
    const back = await provider.follow(browser, await browser.fetch(form, post({ view: 'cancel' })));
    expect(back.origin).toBe(lobby);
    expect(back.searchParams.get('error')).toBe('access_denied');
  });

  it('explains an expired interaction', async () => {
    const response = await createBrowser().fetch(`${provider.realm}/interaction/unknown`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('This sign-in has expired.');
  });
});

describe('registration', () => {
  it.each([
    ['the registrations endpoint', {}, 'registrations'],
    ['prompt=create', { prompt: 'create' }, 'auth'],
  ])('by %s creates an account and signs the player in', async (_, extra, endpoint) => {
    const browser = createBrowser();
    const { url, verifier } = provider.createRequest(extra as Fields, endpoint);
    const { form, html } = await provider.openForm(browser, url);
    expect(html).toContain('<h1>Create your Acme account</h1>');
    const fields = { view: 'register', email: 'New@Lobby.test', password: 'long enough', adult: 'yes' };
    const back = await provider.follow(browser, await browser.fetch(form, post(fields)));
    const tokens = await provider.exchange(back, verifier);
    expect(decodeJwt(tokens.id_token)).toMatchObject({ player_id: 'p-2' });
  });

  it('rejects a bad address, a short password, a missing age and a taken address', async () => {
    const browser = createBrowser();
    const { form } = await provider.openForm(browser, provider.createRequest({ prompt: 'create' }).url);
    const send = async (fields: Fields) =>
      (await browser.fetch(form, post({ view: 'register', password: 'long enough', adult: 'yes', ...fields }))).text();
    const bad = await send({ email: 'nobody', password: 'short', adult: '' });
    expect(bad).toContain('Enter an e-mail address');
    expect(bad).toContain('Choose a password of 8 to 128 characters.');
    expect(bad).toContain('Confirm your age');
    expect(await send({ email: player.email })).toContain('There is an account with this address already.');
  });
});
