import { acme, startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';

const player = 'player@lobby.test';
const known = '+37255501001';
const unknown = '+358409990001';
let platform: TestPlatform;
beforeEach(async () => (platform = await startTestPlatform()));
afterEach(() => platform.close());

type Answer = Awaited<ReturnType<TestPlatform['graphql']>>;
const typeOf = ({ errors }: Answer) => errors?.[0]?.extensions?.type;
const fields = 'id sentTo codeLength resendAvailableAt expiresAt attemptsLeft now';
const send = (query: string, variables: object) => platform.graphql(query, { variables });
const start = (phoneNumber: string) =>
  send(`mutation ($phoneNumber: String!) { startPhoneLogin(phoneNumber: $phoneNumber) { ${fields} } }`, {
    phoneNumber,
  });
const resend = (id: string) => send(`mutation ($id: ID!) { resendPhoneLoginCode(id: $id) { ${fields} } }`, { id });
const complete = (id: string, code: string) =>
  send(
    `mutation ($id: ID!, $code: String!) {
      completePhoneLogin(id: $id, code: $code) { accessToken refreshToken isNewPlayer } }`,
    { id, code },
  );
const begin = async (phoneNumber: string): Promise<string> => (await start(phoneNumber)).data.startPhoneLogin.id;
const sent = async () =>
  (await platform.run('phoneLogins')).body.result as { phoneNumber: string; code: string; attemptsLeft: number }[];
const codeFor = async (phoneNumber: string) =>
  (await sent()).find((each) => each.phoneNumber === phoneNumber)?.code ?? '';
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');
const wait = (seconds: number) => platform.run('clock', { by: seconds });
const emailOf = async (token: string) =>
  (await platform.graphql('{ viewer { player { email } } }', { token })).data.viewer.player.email;

describe('a sign-in by phone', () => {
  it('begins a session of the custom flow, once', async () => {
    const { id, now, resendAvailableAt, expiresAt, ...rest } = (await start('+372 5550-1001')).data.startPhoneLogin;
    expect(rest).toEqual({ sentTo: '+3•••01', codeLength: 6, attemptsLeft: 5 });
    expect(Date.parse(resendAvailableAt) - Date.parse(now)).toBeCloseTo(30_000, -3);
    expect(Date.parse(expiresAt) - Date.parse(now)).toBeCloseTo(600_000, -3);
    const code = await codeFor(known);
    expect(code).toMatch(/^\d{6}$/);
    const { accessToken, refreshToken, isNewPlayer } = (await complete(id, code)).data.completePhoneLogin;
    expect(await emailOf(accessToken)).toBe(player);
    expect({ refreshToken, isNewPlayer }).toEqual({ refreshToken: expect.any(String), isNewPlayer: false });
    expect(platform.store.sessions.ofPlayer(platform.playerId(player))).toMatchObject([{ flow: 'Sms' }]);
    expect(await sent()).toEqual([]);
  });

  it('answers the same code again for a minute, when the answer was lost, and ends the tokens of the lost one', async () => {
    const id = await begin(known);
    const code = await codeFor(known);
    // The last attempt, too.
    for (let attempt = 0; attempt < 4; attempt += 1) await complete(id, wrong(code));
    const lost = (await complete(id, code)).data.completePhoneLogin;
    await wait(59);
    const { accessToken } = (await complete(id, code)).data.completePhoneLogin;
    expect(await emailOf(accessToken)).toBe(player);
    expect(typeOf(await platform.graphql('{ viewer { player { email } } }', { token: lost.accessToken }))).toBe(
      '$InvalidTokenFailure',
    );
    expect(platform.store.sessions.ofPlayer(platform.playerId(player))).toHaveLength(1);
    await wait(1);
    expect(typeOf(await complete(id, code))).toBe('$CodeExpired');
    expect(typeOf(await resend(id))).toBe('$CodeExpired');
    expect(await emailOf(accessToken)).toBe(player);
  });

  it('answers no other code again, and not without end', async () => {
    const id = await begin(known);
    const code = await codeFor(known);
    await complete(id, code);
    expect(typeOf(await complete(id, wrong(code)))).toBe('$CodeInvalid');
    for (let count = 0; count < 4; count += 1) await complete(id, wrong(code));
    expect(typeOf(await complete(id, code))).toBe('$CodeExpired');
  });

  it('verifies the number', async () => {
    await platform.run('contact', { player, phoneVerified: false, phoneValidity: 'Risky' });
    await complete(await begin(known), await codeFor(known));
    expect(platform.store.players.findByEmail(player)?.profile).toMatchObject({
      isPhoneNumberVerified: true,
      phoneNumberValidity: 'Valid',
    });
  });

  it('is for the account that has verified the number, rather than for one that names it', async () => {
    await platform.run('contact', { player: 'new@lobby.test', phoneNumber: unknown, phoneVerified: true });
    await platform.run('contact', { player, phoneNumber: unknown, phoneVerified: false });
    const { data } = await complete(await begin(unknown), await codeFor(unknown));
    expect(await emailOf(data.completePhoneLogin.accessToken)).toBe('new@lobby.test');
  });

  it('is for closed accounts too, which may withdraw', async () => {
    await platform.run('close', { player });
    const { data } = await complete(await begin(known), await codeFor(known));
    expect(await emailOf(data.completePhoneLogin.accessToken)).toBe(player);
  });

  it('ends the other sessions of the player while sessions are single', async () => {
    const earlier = await platform.tokenFor(player);
    await platform.run('singleSession', { on: true });
    await complete(await begin(known), await codeFor(known));
    expect(typeOf(await platform.graphql('{ viewer { player { email } } }', { token: earlier }))).toBe(
      '$InvalidTokenFailure',
    );
  });

  it.each(['12345', '+0401234567', 'no number', ''])('is not begun for “%s”', async (phoneNumber) => {
    expect(typeOf(await start(phoneNumber))).toBe('$ContactInvalid');
  });

  it('is not begun where no country of the brand has it', async () => {
    const other = await startTestPlatform({ brand: { ...acme, loginFlows: ['Trustly'] } });
    const answer = await other.graphql(`mutation { startPhoneLogin(phoneNumber: "${known}") { id } }`);
    other.close();
    expect(typeOf(answer)).toBe('$LoginNotOffered');
  });
});

describe('a number without an account', () => {
  it('is answered like any other until its owner enters the code', async () => {
    const answers = [(await start(known)).data.startPhoneLogin, (await start(unknown)).data.startPhoneLogin];
    const shape = { id: expect.any(String), sentTo: expect.stringMatching(/^\+3•••01$/), attemptsLeft: 5 };
    for (const answer of answers) expect(answer).toMatchObject(shape);
    expect(Object.keys(answers[1])).toEqual(Object.keys(answers[0]));
    const rejected = await complete(answers[1].id, wrong(await codeFor(unknown)));
    expect(rejected).toEqual(await complete(answers[0].id, wrong(await codeFor(known))));
    expect(typeOf(rejected)).toBe('$CodeInvalid');
    expect(typeOf(await start(unknown))).toBe('$CodeRecentlySent');
  });

  it('is shown to its owner, and is proven by the sign-in for half an hour', async () => {
    const id = await begin(unknown);
    const code = await codeFor(unknown);
    const proof = () => platform.store.signInProofs.find(id);
    expect(proof()).toBeUndefined();
    expect(typeOf(await complete(id, code))).toBe('$AccountNotFound');
    expect(typeOf(await complete(id, code))).toBe('$AccountNotFound');
    await wait(60);
    expect(typeOf(await complete(id, code))).toBe('$CodeExpired');
    await wait(28 * 60);
    expect(proof()).toEqual({ by: 'phone', phoneNumber: unknown });
    await wait(60);
    expect(proof()).toBeUndefined();
  });
});

describe('a code', () => {
  it('may be entered five times', async () => {
    const id = await begin(known);
    const code = await codeFor(known);
    const rejected = async (given: string) => (await complete(id, given)).errors?.[0]?.extensions;
    for (const attemptsLeft of [4, 3, 2, 1])
      expect(await rejected(wrong(code))).toEqual({ type: '$CodeInvalid', attemptsLeft });
    expect(await sent()).toMatchObject([{ attemptsLeft: 1 }]);
    expect(await rejected(wrong(code))).toEqual({ type: '$CodeInvalid', attemptsLeft: 0 });
    // Another code helps; of a sign-in that is over, nothing is announced.
    expect(await rejected(code)).toEqual({ type: '$CodeExpired', attemptsLeft: 0 });
    await wait(600);
    expect(await rejected(code)).toEqual({ type: '$CodeExpired' });
  });

  it('is compared with five of the guesses that come at once', async () => {
    const id = await begin(known);
    const code = await codeFor(known);
    const answers = await Promise.all(Array.from({ length: 20 }, () => complete(id, wrong(code))));
    const types = answers.map(typeOf);
    expect(types.filter((type) => type === '$CodeInvalid')).toHaveLength(5);
    expect(types.filter((type) => type === '$CodeExpired')).toHaveLength(15);
    expect(typeOf(await complete(id, code))).toBe('$CodeExpired');
  });

  it.each([4, 5, 7, 8])('has %i digits where the console says so (A-051)', async (digits) => {
    await platform.run('phoneCodeLength', { digits });
    const { id, codeLength } = (await start(known)).data.startPhoneLogin;
    const code = await codeFor(known);
    expect([code.length, codeLength]).toEqual([digits, digits]);
    expect(typeOf(await complete(id, `${code}0`))).toBe('$CodeInvalid');
    expect(typeOf(await complete(id, code.slice(1)))).toBe('$CodeInvalid');
    expect((await complete(id, code)).errors).toBeUndefined();
  });

  it('has the length of the moment when it is sent', async () => {
    const id = await begin(known);
    await platform.run('phoneCodeLength', { digits: 4 });
    await wait(30);
    expect((await resend(id)).data.resendPhoneLoginCode.codeLength).toBe(4);
    await platform.run('phoneCodeLength', { digits: null });
    expect((await complete(id, await codeFor(known))).errors).toBeUndefined();
  });

  it('is good for ten minutes', async () => {
    const id = await begin(known);
    const code = await codeFor(known);
    await wait(599);
    expect(await sent()).toHaveLength(1);
    await wait(1);
    expect(typeOf(await complete(id, code))).toBe('$CodeExpired');
    expect(typeOf(await resend(id))).toBe('$CodeExpired');
    expect(await sent()).toEqual([]);
  });

  it('is for one sign-in', async () => {
    await begin(known);
    const other = await begin(unknown);
    const code = await codeFor(known);
    // The two codes are the same once in a million runs.
    expect(typeOf(await complete(other, code))).toBe('$CodeInvalid');
    expect(typeOf(await complete('00000000-0000-4000-8000-000000000000', code))).toBe('$CodeExpired');
  });

  it('is replaced by the next, which comes after half a minute', async () => {
    const id = await begin(known);
    const first = await codeFor(known);
    await complete(id, wrong(first));
    expect(typeOf(await resend(id))).toBe('$CodeRecentlySent');
    await wait(30);
    expect((await resend(id)).data.resendPhoneLoginCode).toMatchObject({ id, sentTo: '+3•••01', attemptsLeft: 5 });
    const second = await codeFor(known);
    // The same code again is possible, once in a million.
    if (first !== second) expect(typeOf(await complete(id, first))).toBe('$CodeInvalid');
    expect((await complete(id, second)).errors).toBeUndefined();
    await wait(30);
    expect(typeOf(await resend(id))).toBe('$CodeExpired');
  });
});

describe('the limits', () => {
  it('give a number half a minute between two codes, over all its sign-ins', async () => {
    const id = await begin(known);
    expect(typeOf(await start('+372 55501001'))).toBe('$CodeRecentlySent');
    await complete(id, await codeFor(known));
    expect(typeOf(await start(known))).toBe('$CodeRecentlySent');
    await wait(30);
    expect((await start(known)).errors).toBeUndefined();
    expect(typeOf(await resend(id))).toBe('$CodeExpired');
  });

  it('let five sign-ins be begun for a number within an hour', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect((await start(known)).errors).toBeUndefined();
      await wait(60);
    }
    expect(typeOf(await start(known))).toBe('$TooManyAttempts');
    expect((await start(unknown)).errors).toBeUndefined();
    await wait(56 * 60);
    expect((await start(known)).errors).toBeUndefined();
  });

  it('let ten codes be sent to a number within an hour', async () => {
    let id = await begin(known);
    for (let count = 1; count < 10; count += 1) {
      await wait(120);
      if (count % 4 === 0) id = await begin(known);
      else expect((await resend(id)).errors).toBeUndefined();
    }
    await wait(120);
    expect(typeOf(await resend(id))).toBe('$TooManyAttempts');
  });

  it('let twenty wrong codes be entered for a number within an hour, over all its sign-ins', async () => {
    let id = '';
    for (let count = 0; count < 4; count += 1) {
      await wait(60);
      id = await begin(known);
      const code = await codeFor(known);
      for (let attempt = 0; attempt < 5; attempt += 1) await complete(id, wrong(code));
    }
    await wait(60);
    const last = await begin(known);
    expect(typeOf(await complete(last, await codeFor(known)))).toBe('$TooManyAttempts');
  });

  it('let no stranger keep a number’s owner out, from another address', async () => {
    const { phoneLogins } = platform.store;
    const stranger = '192.0.2.7';
    for (let count = 0; count < 4; count += 1) {
      const { id, code } = phoneLogins.start(known, stranger);
      for (let attempt = 0; attempt < 5; attempt += 1)
        expect(() => phoneLogins.complete(id, wrong(code), stranger)).toThrow('not the code');
      await wait(60);
    }
    expect(() => phoneLogins.complete(phoneLogins.start(known, stranger).id, '000000', stranger)).toThrow('Too many');
    await wait(30);
    expect(() => phoneLogins.start(known, stranger)).toThrow('Too many');
    const id = await begin(known);
    expect((await complete(id, await codeFor(known))).errors).toBeUndefined();
  });

  it('let no more than thirty codes be sent to a number within an hour, whoever asks', async () => {
    const { phoneLogins } = platform.store;
    for (let count = 0; count < 30; count += 1) phoneLogins.start(known, `192.0.2.${count}`);
    expect(typeOf(await start(known))).toBe('$TooManyAttempts');
    await wait(3600);
    expect((await start(known)).errors).toBeUndefined();
  });

  it('let a client begin fifty sign-ins within ten minutes, whatever the numbers', async () => {
    const numbers = Array.from({ length: 52 }, (_, index) => `+3584099900${10 + index}`);
    const answers = [];
    for (const number of numbers)
      answers.push(
        await platform.graphql(`mutation { startPhoneLogin(phoneNumber: "${number}") { id } }`, {
          // What a client says of its address does not count.
          headers: { 'x-forwarded-for': `10.0.0.${answers.length}` },
        }),
      );
    expect(answers.map(typeOf).filter(Boolean)).toEqual(['$TooManyAttempts', '$TooManyAttempts']);
    await wait(600);
    expect((await start(numbers[51] ?? '')).errors).toBeUndefined();
  });

  it('let a client enter fifty wrong codes within ten minutes, whatever the numbers', async () => {
    for (let count = 0; count < 10; count += 1) {
      const number = `+35840999002${count}`;
      const id = await begin(number);
      const code = await codeFor(number);
      for (let attempt = 0; attempt < 5; attempt += 1) await complete(id, wrong(code));
    }
    const id = await begin(known);
    const code = await codeFor(known);
    expect(typeOf(await complete(id, code))).toBe('$TooManyAttempts');
    await platform.run('clearSignInLimits');
    expect((await complete(id, code)).errors).toBeUndefined();
  });
});
