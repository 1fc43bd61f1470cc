import { randomUUID } from 'node:crypto';
import { acme, startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';

let platform: TestPlatform;
async function start(license: typeof acme.license = 'mga', loginFlow = 'Sms', flow = 'SSN') {
  platform = await startTestPlatform({ brand: { ...acme, license } });
  platform.store.documents.put('setting', 'flow', {
    logins: [{ countryCode: 'ROW', flow: loginFlow }],
    registrations: [{ countryCode: 'ROW', flow }],
  });
}
const restart = (...options: Parameters<typeof start>) => {
  platform.close();
  return start(...options);
};
beforeEach(() => start());
afterEach(() => platform.close());

const form = {
  flow: 'SSN',
  email: 'New.Player@lobby.test',
  phoneNumber: '+358401234567',
  firstName: 'Aino',
  lastName: 'Virtanen',
  dateOfBirth: '1990-02-28',
  country: 'FI',
  address: { street: 'Mill Lane 5', city: 'Helsinki', zipCode: '00100' },
  language: 'fi_FI',
  termsAccepted: true,
  privacyPolicyAccepted: true,
  marketing: ['Email'],
  depositLimits: [{ period: 'Day', amount: '50.00' }],
};
const other = { email: 'other@lobby.test', phoneNumber: '+358407654321' };
const mutation = `mutation ($id: ID!, $form: RegistrationInput!) {
  registerPlayer(registrationId: $id, registration: $form) { accessToken refreshToken isNewPlayer } }`;
const register = (changes: object = {}, id: string = randomUUID()) =>
  platform.graphql(mutation, { variables: { id, form: { ...form, ...changes } } });
const inCountry = (code: string) => platform.store.documents.put('setting', 'ipCountryCode', code);
const rejectionOf = async (answer: Promise<{ errors?: { extensions?: object }[] }>) =>
  (await answer).errors?.[0]?.extensions;
const accountOf = async (answer: ReturnType<typeof register>) => {
  const { registerPlayer: session } = (await answer).data;
  const { data } = await platform.graphql(
    `{ viewer { player { email language phoneNumber emailValidity phoneNumberValidity isEmailMarketingAccepted
      isSmsMarketingAccepted country { code } personalInfo { firstName dateOfBirth street state ssn } }
      wallet { currency balance } limits { id value { amount } } } }`,
    { token: session.accessToken },
  );
  return { session, ...data.viewer };
};

it('opens an account with what the form says, and signs the player in', async () => {
  const { session, player, wallet, limits } = await accountOf(register());
  expect(session.isNewPlayer).toBe(true);
  expect(player).toMatchObject({
    email: 'New.Player@lobby.test',
    language: 'fi_FI',
    phoneNumber: '+358401234567',
    emailValidity: 'Valid',
    phoneNumberValidity: 'Valid',
    isEmailMarketingAccepted: true,
    isSmsMarketingAccepted: false,
    country: { code: 'FI' },
    personalInfo: { firstName: 'Aino', dateOfBirth: '1990-02-28', street: 'Mill Lane 5', state: null, ssn: null },
  });
  expect(wallet).toEqual({ currency: 'EUR', balance: '0.00' });
  expect(limits.find(({ id }: { id: string }) => id === 'Deposit-Day').value).toEqual({ amount: '50.00' });
  const refreshed = await platform.graphql(
    `mutation { refreshAccessToken(refreshToken: "${session.refreshToken}") { accessToken } }`,
  );
  expect(refreshed.data.refreshAccessToken.accessToken).toEqual(expect.any(String));
});

it('knows what is risky of addresses and numbers', async () => {
  const { player } = await accountOf(register({ email: 'a@risky.test', phoneNumber: '+358401234560' }));
  expect(player).toMatchObject({ emailValidity: 'Risky', phoneNumberValidity: 'Risky' });
});

describe('a field is rejected by its name', () => {
  it.each([
    ['email', { email: 'nobody' }],
    ['email', { email: 'someone@invalid.test' }],
    ['password', { password: 'not-requested' }],
    ['phoneNumber', { phoneNumber: '0401234567' }],
    ['firstName', { firstName: ' ' }],
    ['lastName', { lastName: '<b>' }],
    ['dateOfBirth', { dateOfBirth: '1990-02-30' }],
    ['dateOfBirth', { dateOfBirth: '28.2.1990' }],
    ['street', { address: { ...form.address, street: '' } }],
    ['city', { address: { ...form.address, city: 'x'.repeat(61) } }],
    ['zipCode', { address: { ...form.address, zipCode: '0010000100001' } }],
    ['state', { address: { ...form.address, state: 'ON' } }],
    ['personalNumber', { personalNumber: '131052-308T' }],
    ['language', { language: 'ja_JP' }],
    ['termsAccepted', { termsAccepted: false }],
    ['privacyPolicyAccepted', { privacyPolicyAccepted: false }],
    ['depositLimits', { depositLimits: [{ period: 'Day', amount: '0' }] }],
    ['depositLimits', { depositLimits: [{ period: 'Day', amount: '1.005' }] }],
    ['depositLimits', { depositLimits: [...form.depositLimits, ...form.depositLimits] }],
  ])('%s: %j', async (field, changes) => {
    expect(await rejectionOf(register(changes))).toEqual({ type: '$RegistrationInvalid', field });
    expect(platform.store.players.findByEmail(form.email)).toBeUndefined();
  });

  it.each([
    ['mga', 18],
    ['est', 21],
  ] as const)('under %s a player is %i years old, in every time zone', async (license, years) => {
    await restart(license);
    inCountry('DE');
    const young = { country: 'DE', depositLimits: [], dateOfBirth: `${2040 - years}-03-10` };
    // The tenth of March is everywhere from noon on in UTC.
    platform.store.moveClock(Date.parse('2040-03-10T11:59:00Z') - platform.store.now());
    expect(await rejectionOf(register(young))).toMatchObject({ field: 'dateOfBirth' });
    platform.store.moveClock(60_000);
    expect(await rejectionOf(register(young))).toBeUndefined();
  });

  it('a password where the country signs in at the provider, which knows it then', async () => {
    await restart('mga', 'Keycloak');
    expect(await rejectionOf(register({ password: '1234567' }))).toMatchObject({ field: 'password' });
    expect(await rejectionOf(register())).toMatchObject({ field: 'password' });
    await register({ password: 'long enough' });
    expect(await platform.store.players.verifyPassword(form.email, 'long enough')).toBeDefined();
  });

  it('without a password no password is the player’s', async () => {
    await register();
    expect(await platform.store.players.verifyPassword(form.email, '')).toBeUndefined();
  });

  it('a personal number under est alone, and no deposit limit there (R-6-020, R-6-012)', async () => {
    await restart('est');
    const est = { depositLimits: [], dateOfBirth: '1952-10-13' };
    const personalNumber = '131052-308T';
    expect(await rejectionOf(register(est))).toMatchObject({ field: 'personalNumber' });
    expect(await rejectionOf(register({ ...est, personalNumber: '131052-308U' }))).toMatchObject({
      field: 'personalNumber',
    });
    expect(await rejectionOf(register({ personalNumber, dateOfBirth: est.dateOfBirth }))).toMatchObject({
      field: 'depositLimits',
    });
    expect((await accountOf(register({ ...est, personalNumber }))).player.personalInfo.ssn).toBe(personalNumber);
  });

  it('a personal number that is not that of the date of birth', async () => {
    await restart('est');
    const personalNumber = '131052-308T';
    const otherwise = { depositLimits: [], personalNumber, dateOfBirth: '1952-10-14' };
    expect(await rejectionOf(register(otherwise))).toEqual({ type: '$RegistrationInvalid', field: 'personalNumber' });
  });

  it('one of another country, if its checksum is known; none where that of the country is not', async () => {
    await restart('est');
    const est = { depositLimits: [], country: 'EE' };
    inCountry('EE');
    const finnish = { personalNumber: '131052-308t', dateOfBirth: '1952-10-13' };
    expect(await rejectionOf(register({ ...est, personalNumber: '65929970489' }))).toMatchObject({
      field: 'personalNumber',
    });
    expect((await accountOf(register({ ...est, ...finnish }))).player.personalInfo.ssn).toBe('131052-308T');
    inCountry('DE');
    const german = { ...est, ...other, country: 'DE' };
    expect(await rejectionOf(register({ ...german, personalNumber: '<b>' }))).toMatchObject({
      field: 'personalNumber',
    });
    expect((await accountOf(register(german))).player.personalInfo.ssn).toBeNull();
  });

  it('a province in Canada', async () => {
    const canada = { country: 'CA', phoneNumber: '+14165550123' };
    inCountry('CA');
    for (const state of [null, 'XX', 'on'])
      expect(await rejectionOf(register({ ...canada, address: { ...form.address, state } }))).toMatchObject({
        field: 'state',
      });
    const { player, wallet } = await accountOf(register({ ...canada, address: { ...form.address, state: 'ON' } }));
    expect(player.personalInfo.state).toBe('ON');
    expect(wallet.currency).toBe('CAD');
  });
});

it('opens no second account for an e-mail address, however it is spelt, or a phone number', async () => {
  await register();
  const exists = { type: '$AccountExists' };
  expect(await rejectionOf(register({ ...other, email: 'new.player@LOBBY.test' }))).toEqual(exists);
  expect(await rejectionOf(register({ ...other, phoneNumber: form.phoneNumber }))).toEqual(exists);
  expect(await rejectionOf(register(other))).toBeUndefined();
});

it('opens one account for a personal number, however it is written', async () => {
  await restart('est');
  inCountry('EE');
  const est = { country: 'EE', depositLimits: [], dateOfBirth: '1980-01-08' };
  const { player } = await accountOf(register({ ...est, personalNumber: '380-0108 5718' }));
  expect(player.personalInfo.ssn).toBe('38001085718');
  const exists = { type: '$AccountExists' };
  expect(await rejectionOf(register({ ...est, ...other, personalNumber: '38001085718' }))).toEqual(exists);
  // Another account keeps its number as somebody has once written it.
  const profile = { ...platform.store.players.find(platform.playerId(form.email))?.profile.personalInfo };
  platform.store.players.update(platform.playerId(form.email), {
    personalInfo: { ...profile, ssn: '380 0108-5718' } as never,
  });
  expect(await rejectionOf(register({ ...est, ...other, personalNumber: '38001085718' }))).toEqual(exists);
});

describe('a registration that is sent again', () => {
  const id = '7a0e1a2a-2f2e-4a52-9f3c-0d6f2b3d1c11';

  it('signs in to the account that it has opened, within ten minutes and with the same address', async () => {
    const first = await accountOf(register({}, id));
    const again = await accountOf(register({}, id));
    expect(again.player).toEqual(first.player);
    expect(again.session.accessToken).not.toBe(first.session.accessToken);
    expect(await rejectionOf(register(other, id))).toEqual({ type: '$RegistrationInvalid' });
    platform.store.moveClock(10 * 60_000);
    expect(await rejectionOf(register({}, id))).toEqual({ type: '$RegistrationInvalid' });
  });

  it('opens one account when it arrives twice at once', async () => {
    const answers = await Promise.all([register({}, id), register({}, id)]);
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
  });

  it('has a UUID', async () => {
    expect(await rejectionOf(register({}, 'me'))).toEqual({ type: '$RegistrationInvalid' });
  });
});

describe('the flow', () => {
  const notOffered = { type: '$RegistrationNotOffered' };

  it.each([
    ['REGILY', ['DINO', 'REGILY']],
    ['DINO', ['DINO', 'REGILY']],
    ['SSN', ['SSN']],
    ['KEYCLOAK', []],
    ['TRUSTLY', []],
  ])('%s takes the forms %j (A-187)', async (flow, accepted) => {
    await restart('mga', 'Keycloak', flow);
    const taken = [];
    for (const [index, named] of ['DINO', 'KEYCLOAK', 'REGILY', 'SSN', 'TRUSTLY'].entries()) {
      const own = { email: `p${index}@lobby.test`, phoneNumber: `+35840123456${index}` };
      const rejection = await rejectionOf(register({ ...own, password: 'long enough', flow: named }));
      if (rejection) expect(rejection).toEqual(notOffered);
      else taken.push(named);
    }
    expect(taken).toEqual(accepted);
  });

  it('is the country’s own, else that of the rest of the world', async () => {
    const registrations = [
      { countryCode: 'ROW', flow: 'KEYCLOAK' },
      { countryCode: 'FI', flow: 'SSN' },
    ];
    platform.store.documents.put('setting', 'flow', { logins: [{ countryCode: 'ROW', flow: 'Sms' }], registrations });
    expect(await rejectionOf(register())).toBeUndefined();
    inCountry('EE');
    expect(await rejectionOf(register({ ...other, country: 'EE' }))).toEqual(notOffered);
  });

  it('is offered in the country that the platform sees the visitor in, whatever the form says', async () => {
    expect(await rejectionOf(register({ country: 'EE' }))).toEqual(notOffered);
    inCountry('EE');
    expect(await rejectionOf(register())).toEqual(notOffered);
    expect((await accountOf(register({ country: 'EE' }))).player.country.code).toBe('EE');
  });

  it('is offered in the platform’s countries alone', async () => {
    inCountry('US');
    expect(await rejectionOf(register({ country: 'US' }))).toEqual(notOffered);
  });
});

it('opens ten accounts in ten minutes for one client, and looks for no more', async () => {
  await register();
  for (let turn = 1; turn < 10; turn += 1) expect(await rejectionOf(register())).toEqual({ type: '$AccountExists' });
  expect(await rejectionOf(register(other))).toEqual({ type: '$TooManyAttempts' });
  platform.store.moveClock(10 * 60_000);
  expect(await rejectionOf(register(other))).toBeUndefined();
});
