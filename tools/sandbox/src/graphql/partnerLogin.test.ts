import { acme, startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';

const player = 'player@lobby.test';
const lobby = 'http://localhost:4200';
let platform: TestPlatform;
let personalNumber: string;
const restart = async (brand = acme) => {
  platform = await startTestPlatform({ brand });
  personalNumber = platform.store.players.findByEmail(player)?.profile.personalInfo.ssn ?? '';
};
beforeEach(() => restart());
afterEach(() => {
  jest.restoreAllMocks();
  platform.close();
});

type Answer = Awaited<ReturnType<TestPlatform['graphql']>>;
const typeOf = ({ errors }: Answer) => errors?.[0]?.extensions?.type;
interface Login {
  id: string;
  state: string;
  url: string;
}
const startAs = (args: object) =>
  platform.graphql(
    `mutation ($partner: LoginPartner!, $locale: String!, $personalNumber: String, $deposit: PartnerDepositInput) {
      startPartnerLogin(partner: $partner, locale: $locale, personalNumber: $personalNumber, deposit: $deposit) {
        id state url } }`,
    { variables: { partner: 'ZIMPLER', locale: 'en', ...args } },
  );
const begin = async (args: object = { personalNumber }): Promise<Login> => (await startAs(args)).data.startPartnerLogin;
const complete = (answer: { id: string; state: string; code: string }) =>
  platform.graphql(
    `mutation ($id: ID!, $state: String!, $code: String!) {
      completePartnerLogin(id: $id, state: $state, code: $code) { accessToken refreshToken isNewPlayer } }`,
    { variables: answer },
  );

/** The partner's address, on the port of this test. */
const pageOf = ({ url }: Login) => new URL(url.replace('http://127.0.0.1:4300', platform.consoleUrl));
const open = async (login: Login) => fetch(pageOf(login));
const choose = (login: Login, choice: string, fields: Record<string, string> = {}) => {
  const page = pageOf(login);
  const body = new URLSearchParams({ visit: page.searchParams.get('visit') ?? '', choice, ...fields });
  return fetch(page, { method: 'POST', body, redirect: 'manual' });
};
const back = (response: Response) => {
  const location = new URL(response.headers.get('location') ?? 'about:blank');
  const { code = '', state = '', error = '' } = Object.fromEntries(location.searchParams) as Record<string, string>;
  return { location, code, state, error };
};
const confirm = async (login: Login, fields?: Record<string, string>) => back(await choose(login, 'confirm', fields));
/** From the lobby to the partner and back. */
const signIn = async (args?: object, fields?: Record<string, string>) => {
  const login = await begin(args);
  const { code, state } = await confirm(login, fields);
  return { login, answer: { id: login.id, code, state } };
};
const viewer = async (answer: Answer) => {
  const token = answer.data.completePartnerLogin.accessToken;
  const query = `{ viewer { player { email emailVerified personalInfo { ssn firstName lastName dateOfBirth } } } }`;
  return (await platform.graphql(query, { token })).data.viewer.player;
};
const wait = (seconds: number) => platform.run('clock', { by: seconds });
const depositsOf = (email: string) => platform.store.payments.ofPlayer(platform.playerId(email), 'Deposit');
const balanceOf = (email: string) => platform.store.wallets.ofPlayer(platform.playerId(email)).balance;

describe('a sign-in on a partner’s pages', () => {
  it('comes back to the lobby, and begins a session', async () => {
    const login = await begin({ personalNumber, locale: 'et_EE', partner: 'TRUSTLY' });
    expect(login.url).toMatch(/^http:\/\/127\.0\.0\.1:4300\/partner-login\/trustly\/\?visit=[\w-]{43}$/);
    const { location, code, state } = await confirm(login);
    expect(location.origin + location.pathname).toBe(`${lobby}/et_EE/trustly-login-handler/`);
    expect([...location.searchParams.keys()]).toEqual(['state', 'code']);
    expect(state).toBe(login.state);
    const answer = await complete({ id: login.id, state, code });
    expect((await viewer(answer)).email).toBe(player);
    expect(answer.data.completePartnerLogin.isNewPlayer).toBe(false);
    expect(platform.store.sessions.ofPlayer(platform.playerId(player))).toMatchObject([{ flow: 'Trustly' }]);
  });

  it.each([
    ['PIQ', 'piq', 'Piq'],
    ['ZIMPLER', 'zimpler', 'Zimpler'],
    ['FINSHARK', 'finshark', 'Trustly'],
    ['KROFORT', 'krofort', 'Trustly'],
  ])('is offered by %s', async (partner, path, flow) => {
    const login = await begin({ personalNumber, partner });
    const { location, code, state } = await confirm(login);
    expect(location.pathname).toBe(`/en/${path}-login-handler/`);
    expect((await complete({ id: login.id, state, code })).errors).toBeUndefined();
    expect(platform.store.sessions.ofPlayer(platform.playerId(player))).toMatchObject([{ flow }]);
  });

  it('finds the player by the number that is entered at the partner, however it is written', async () => {
    const login = await begin({});
    expect(await (await open(login)).text()).toContain('name="personalNumber"');
    const written = ` ${personalNumber.replace('-', ' - ').toLowerCase()}`;
    const { code, state } = await confirm(login, { personalNumber: written });
    expect((await viewer(await complete({ id: login.id, state, code }))).email).toBe(player);
  });

  it('asks again for a number of another form', async () => {
    const login = await begin({});
    const response = await choose(login, 'confirm', { personalNumber: '1;2' });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('Enter a personal number, for example');
    expect((await confirm(login, { personalNumber })).code).not.toBe('');
  });

  it.each([
    ['cancel', 'cancelled'],
    ['fail', 'failed'],
  ])('comes back without a code: %s', async (choice, error) => {
    const login = await begin();
    const answer = back(await choose(login, choice));
    expect(answer).toMatchObject({ error, state: login.state, code: '' });
    expect(typeOf(await complete({ id: login.id, state: login.state, code: '' }))).toBe('$LoginExpired');
    expect((await open(login)).status).toBe(410);
  });

  it('waits without an answer, and can be tried again', async () => {
    const login = await begin();
    const response = await choose(login, 'wait');
    expect([response.status, response.headers.get('location')]).toEqual([200, null]);
    expect(await response.text()).toContain('We are waiting for an answer');
    expect((await confirm(login)).code).not.toBe('');
  });

  it.each([
    ['an unknown language', { locale: 'ja' }, '$BadUserInput'],
    ['a regional code', { locale: 'en_GB' }, '$BadUserInput'],
    ['a number that is too short', { personalNumber: '123' }, '$PersonalNumberInvalid'],
    ['a number that is too long', { personalNumber: '123456789012345678901' }, '$PersonalNumberInvalid'],
    ['a number with other signs', { personalNumber: '<b>1234' }, '$PersonalNumberInvalid'],
    ['an empty number', { personalNumber: '' }, '$PersonalNumberInvalid'],
    ['too small a deposit', { deposit: { amount: '19.99', currency: 'EUR' } }, '$DepositInvalid'],
    ['a deposit that is no amount', { deposit: { amount: '20.001', currency: 'EUR' } }, '$DepositInvalid'],
    ['a deposit in another currency', { deposit: { amount: '2000', currency: 'JPY' } }, '$DepositInvalid'],
  ])('is not begun with %s', async (_, args, type) => {
    expect(typeOf(await startAs(args))).toBe(type);
  });

  it('is not begun with a partner that no country of the brand has', async () => {
    platform.close();
    await restart({ ...acme, loginFlows: ['Sms', 'Zimpler'], registrationFlows: ['KEYCLOAK'] });
    expect(typeOf(await startAs({ partner: 'TRUSTLY' }))).toBe('$LoginNotOffered');
    expect(typeOf(await startAs({ partner: 'PIQ' }))).toBe('$LoginNotOffered');
    for (const partner of ['ZIMPLER', 'FINSHARK', 'KROFORT'])
      expect((await startAs({ partner })).errors).toBeUndefined();
    platform.close();
    await restart({ ...acme, loginFlows: ['Sms'], registrationFlows: ['KEYCLOAK', 'TRUSTLY'] });
    expect((await startAs({ partner: 'TRUSTLY' })).errors).toBeUndefined();
    platform.close();
    await restart({ ...acme, loginFlows: ['Sms'], registrationFlows: ['KEYCLOAK'] });
    expect(typeOf(await startAs({ partner: 'FINSHARK' }))).toBe('$LoginNotOffered');
  });

  it('is begun fifty times within ten minutes by one client', async () => {
    const answers = [];
    for (let count = 0; count < 51; count += 1) answers.push(await startAs({}));
    expect(answers.map(typeOf).filter(Boolean)).toEqual(['$TooManyAttempts']);
    await wait(600);
    expect((await startAs({})).errors).toBeUndefined();
  });
});

describe('what comes back', () => {
  it('is taken once', async () => {
    const { answer } = await signIn();
    const answers = await Promise.all([complete(answer), complete(answer), complete(answer)]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(answers.map(typeOf).filter(Boolean)).toEqual(['$LoginExpired', '$LoginExpired']);
  });

  it('is for the id, the state and the code of one sign-in', async () => {
    const [mine, other] = [await signIn(), await signIn({ personalNumber: '38001085718' })];
    const mixed = [
      { ...mine.answer, code: other.answer.code },
      { ...mine.answer, state: other.answer.state },
      { ...mine.answer, id: other.answer.id },
      { ...other.answer, id: mine.answer.id },
      { ...mine.answer, id: mine.answer.state },
      { ...mine.answer, code: '' },
    ];
    for (const answer of mixed) expect(typeOf(await complete(answer))).toBe('$LoginExpired');
    expect((await complete(mine.answer)).errors).toBeUndefined();
  });

  it('is not to be had before the partner’s answer', async () => {
    const { id, state } = await begin();
    expect(typeOf(await complete({ id, state, code: '' }))).toBe('$LoginExpired');
  });

  it('is good for ten minutes after the beginning', async () => {
    const { answer } = await signIn();
    await wait(600);
    expect(typeOf(await complete(answer))).toBe('$LoginExpired');
    const late = await begin();
    await wait(600);
    expect((await open(late)).status).toBe(410);
    expect((await choose(late, 'confirm')).headers.get('location')).toBeNull();
  });

  it('is given once by the partner, whatever is chosen later', async () => {
    const login = await begin();
    await confirm(login);
    for (const choice of ['confirm', 'cancel', 'wait']) expect((await choose(login, choice)).status).toBe(410);
  });

  it('can be replayed, forged, late or missing, as the console says', async () => {
    const first = await signIn();
    await platform.run('partnerLogin', { answer: 'replay' });
    const replayed = await signIn();
    expect(replayed.answer).toEqual({
      id: replayed.login.id,
      state: replayed.login.state,
      code: first.answer.code,
    });
    expect(typeOf(await complete(replayed.answer))).toBe('$LoginExpired');
    await platform.run('partnerLogin', { answer: 'forged' });
    const forged = await signIn();
    expect(forged.answer.state).not.toBe(forged.login.state);
    expect(typeOf(await complete(forged.answer))).toBe('$LoginExpired');
    await platform.run('partnerLogin', { answer: 'slow', latencyMs: 200 });
    const before = performance.now();
    expect((await complete((await signIn()).answer)).errors).toBeUndefined();
    expect(performance.now() - before).toBeGreaterThan(190);
    await platform.run('partnerLogin', { answer: 'none', times: 2 });
    const login = await begin();
    for (let count = 0; count < 2; count += 1)
      expect(await (await choose(login, 'confirm')).text()).toContain('We are waiting for an answer');
    expect((await confirm(login)).code).not.toBe('');
  });
});

describe('secrets and personal numbers', () => {
  it('are in no address and no output, and the partner’s pages have a strict policy', async () => {
    const output = ['log', 'info', 'warn', 'error'].map((name) =>
      jest.spyOn(console, name as 'log').mockImplementation(() => {}),
    );
    const login = await begin();
    const page = await open(login);
    const html = await page.text();
    const given = await choose(login, 'confirm');
    const { code, state } = back(given);
    await complete({ id: login.id, state, code });
    await complete({ id: login.id, state, code });
    const addresses = [login.url, given.headers.get('location')].join(' ');
    expect(addresses).not.toContain(login.id);
    expect(addresses).not.toContain(encodeURIComponent(personalNumber));
    expect(login.url).not.toContain(login.state);
    expect(html).not.toContain(personalNumber);
    expect(html).toContain(`•••• ${personalNumber.slice(-4)}`);
    expect(html).not.toMatch(/<script|style=| on\w+=/);
    expect(page.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'self' ${lobby}; frame-ancestors 'none'`,
    );
    for (const { headers } of [page, given])
      expect([headers.get('referrer-policy'), headers.get('cache-control')]).toEqual(['no-referrer', 'no-store']);
    for (const spy of output) expect(spy).not.toHaveBeenCalled();
  });

  it('are not in the errors', async () => {
    const secret = '131052-308T"<';
    expect(JSON.stringify(await startAs({ personalNumber: secret }))).not.toContain('131052');
    const { id } = await begin();
    expect(JSON.stringify(await complete({ id, state: 'x', code: 'y' }))).not.toContain(id);
  });

  it('are not kept once they are taken', async () => {
    const { login, answer } = await signIn({ personalNumber: '131052-308T' });
    await complete(answer);
    const stored = JSON.stringify(platform.store.database.all('SELECT * FROM partnerLogins'));
    for (const each of [login.id, answer.code, '131052']) expect(stored).not.toContain(each);
  });
});

describe('the partner’s page', () => {
  it.each([
    ['en', 'Acme asks who you are.', 'Deposit', '€50.00'],
    ['de', 'Acme möchte wissen, wer du bist.', 'Einzahlung', '50,00 €'],
    ['fi', 'Acme haluaa tietää, kuka olet.', 'Talletus', '50,00 €'],
    ['et_EE', 'Acme soovib teada, kes sa oled.', 'Sissemakse', '50,00 €'],
  ])('speaks %s', async (locale, asks, deposit, amount) => {
    const login = await begin({ locale, personalNumber, deposit: { amount: '50', currency: 'EUR' } });
    const html = await (await open(login)).text();
    expect(html).toContain(`<html lang="${locale.slice(0, 2)}">`);
    for (const text of [asks, deposit, amount.replace(' ', '\u00a0')]) expect(html).toContain(text);
  });

  it('is over under the name of another partner, or without a visit', async () => {
    const login = await begin();
    const other = { ...login, url: login.url.replace('zimpler', 'trustly') };
    expect((await open(other)).status).toBe(410);
    expect((await choose(other, 'confirm')).status).toBe(410);
    expect((await fetch(`${platform.consoleUrl}/partner-login/zimpler/`)).status).toBe(410);
    const css = await fetch(`${platform.consoleUrl}/partner-login/login.css`);
    expect(css.headers.get('content-type')).toContain('text/css');
  });

  it('answers small forms alone', async () => {
    const login = await begin();
    expect((await fetch(pageOf(login), { method: 'PUT' })).status).toBe(405);
    expect((await choose(login, 'whatever')).status).toBe(422);
    expect((await choose(login, 'confirm', { personalNumber: 'A'.repeat(20_000) })).status).toBe(413);
    expect((await confirm(login)).code).not.toBe('');
  });
});

describe('an unknown person', () => {
  const unknown = '38001085718';
  const registersBy = (registration: string) => platform.run('flow', { country: 'FI', registration });

  it.each(['TRUSTLY', 'ZIMPLER'])('gets an account where the country registers by %s', async (flow) => {
    await registersBy(flow);
    const first = await complete((await signIn({ personalNumber: unknown, locale: 'fi' })).answer);
    expect(first.data.completePartnerLogin.isNewPlayer).toBe(true);
    const { email, emailVerified, personalInfo } = await viewer(first);
    expect(email).toMatch(/^[\w-]+@partner\.lobby\.test$/);
    expect(emailVerified).toBe(false);
    expect(personalInfo).toEqual({ ssn: unknown, firstName: 'Jaan', lastName: 'Saar', dateOfBirth: '1980-01-08' });
    expect(platform.store.players.findByEmail(email)?.profile).toMatchObject({
      country: 'FI',
      language: 'fi_FI',
      termsAccepted: false,
    });
    const second = await complete((await signIn({ personalNumber: unknown })).answer);
    expect(second.data.completePartnerLogin.isNewPlayer).toBe(false);
    expect((await viewer(second)).email).toBe(email);
    expect(await platform.store.players.verifyPassword(email, '')).toBeUndefined();
  });

  it('gets none where the country registers by a form, and the code is used up', async () => {
    await registersBy('REGILY');
    const count = platform.store.players.all().length;
    const { answer } = await signIn({ personalNumber: unknown });
    expect(typeOf(await complete(answer))).toBe('$AccountNotFound');
    expect(typeOf(await complete(answer))).toBe('$LoginExpired');
    expect(platform.store.players.all()).toHaveLength(count);
  });

  it('gets one with a deposit in any country, in the deposit’s currency', async () => {
    await registersBy('REGILY');
    const deposit = { amount: '50.00', currency: 'EUR' };
    const answer = await complete((await signIn({ personalNumber: unknown, deposit })).answer);
    expect(answer.data.completePartnerLogin.isNewPlayer).toBe(true);
    expect(balanceOf((await viewer(answer)).email)).toBe(5000);
  });

  it('gets none below the age of the licence', async () => {
    await registersBy('TRUSTLY');
    await platform.run('clock', { to: '2026-11-23T12:00:00Z' });
    const deposit = { amount: '50.00', currency: 'EUR' };
    const minor = await signIn({ personalNumber: '50811240007', deposit });
    expect(typeOf(await complete(minor.answer))).toBe('$AccountNotFound');
    const adult = await signIn({ personalNumber: '50811230007', deposit });
    expect((await complete(adult.answer)).data.completePartnerLogin.isNewPlayer).toBe(true);
  });
});

describe('a deposit at the partner', () => {
  const deposit = { amount: '50.00', currency: 'EUR' };

  it('is booked once, with the sign-in', async () => {
    const before = { balance: balanceOf(player), count: depositsOf(player).length };
    const { answer } = await signIn({ personalNumber, deposit });
    expect(balanceOf(player)).toBe(before.balance);
    await Promise.all([complete(answer), complete(answer)]);
    await complete(answer);
    expect(balanceOf(player)).toBe(before.balance + 5000);
    expect(depositsOf(player)).toHaveLength(before.count + 1);
    expect(depositsOf(player)[0]).toMatchObject({
      state: 'Completed',
      amount: 5000,
      method: 'bank',
      provider: 'ZimplerDeposit',
    });
  });

  it('is not booked when the player cancels', async () => {
    const count = depositsOf(player).length;
    await choose(await begin({ personalNumber, deposit }), 'cancel');
    expect(depositsOf(player)).toHaveLength(count);
  });

  it.each([
    ['deposits are blocked', { deposits: true }],
    ['the bank may not be used', { instantBanking: true }],
  ])('is declined where %s, and the player is signed in', async (_, block) => {
    await platform.run('block', { player, ...block });
    const before = balanceOf(player);
    expect((await complete((await signIn({ personalNumber, deposit })).answer)).errors).toBeUndefined();
    expect(balanceOf(player)).toBe(before);
    expect(depositsOf(player)[0]).toMatchObject({ state: 'Cancelled', amount: 5000 });
  });

  it('is declined beyond the player’s deposit limit', async () => {
    await platform.run('limit', { player, kind: 'Deposit', period: 'Day', amount: '40' });
    const before = balanceOf(player);
    await complete((await signIn({ personalNumber, deposit })).answer);
    expect(balanceOf(player)).toBe(before);
  });

  it('is left with the partner where the account has another currency', async () => {
    const { ssn } = platform.store.players.findByEmail('canada@lobby.test')?.profile.personalInfo ?? {};
    const count = depositsOf('canada@lobby.test').length;
    const answer = await complete((await signIn({ personalNumber: ssn, deposit })).answer);
    expect((await viewer(answer)).email).toBe('canada@lobby.test');
    expect(depositsOf('canada@lobby.test')).toHaveLength(count);
  });
});
