import {
  player,
  lobby,
  platform,
  personalNumber,
  restart,
  typeOf,
  startAs,
  begin,
  complete,
  pageOf,
  open,
  choose,
  back,
  confirm,
  signIn,
  viewer,
  wait,
  ask,
  refresh,
  type Answer,
} from './partnerLogin.fixture.ts';
import { acme } from '../testing/testPlatform.ts';

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

  it('requests again for a number of another form', async () => {
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

  it('shows the least deposit where one is too small', async () => {
    const { errors } = await startAs({ deposit: { amount: '1', currency: 'EUR' } });
    expect(errors?.[0]?.extensions).toEqual({ type: '$DepositInvalid', minimum: '20.00' });
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
  it('is answered again, with a session in place of the one whose answer was lost', async () => {
    const { answer } = await signIn();
    const [lost, second] = [await complete(answer), await complete(answer)];
    expect((await viewer(second)).email).toBe(player);
    expect(typeOf(await ask(lost))).toBe('$InvalidTokenFailure');
    expect(typeOf(await refresh(lost))).toBe('$InvalidTokenFailure');
    expect(platform.store.sessions.ofPlayer(platform.playerId(player))).toHaveLength(1);
  });

  it('leaves one session, however many answer at once', async () => {
    const { answer } = await signIn();
    await Promise.all([complete(answer), complete(answer), complete(answer)]);
    expect(platform.store.sessions.ofPlayer(platform.playerId(player))).toHaveLength(1);
  });

  it.each([
    ['once its session is in use', async (first: Answer) => void (await ask(first))],
    [
      'once its session was ended',
      async (first: Answer) => void (await ask(first, 'mutation { logout { loggedOut } }')),
    ],
    ['after five minutes', async () => void (await wait(300))],
  ])('is not answered again %s', async (_, happen) => {
    const { answer } = await signIn();
    const first = await complete(answer);
    await happen(first);
    expect(typeOf(await complete(answer))).toBe('$LoginExpired');
  });

  it('is answered again for five minutes, also where the ten of the sign-in are over', async () => {
    const { answer } = await signIn();
    await wait(590);
    await complete(answer);
    await wait(290);
    expect((await complete(answer)).errors).toBeUndefined();
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

  it('are not stored once they are used', async () => {
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
    ['no', 'Acme vil vite hvem du er.', 'Innskudd', '50,00 €'],
    ['fr_CA', 'Acme souhaite savoir qui vous êtes.', 'Dépôt', '50,00 €'],
    ['it', 'Acme vuole sapere chi sei.', 'Deposito', '50,00 €'],
    ['ja', 'Acmeがご本人の確認を求めています。', '入金', '€50.00'],
  ] as const)('speaks %s', async (locale, asks, deposit, amount) => {
    platform.close();
    await restart({ ...acme, locales: ['en', locale] });
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
