import { randomUUID } from 'node:crypto';
import { acme, startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';

const phoneNumber = '+358409990001';
const personalNumber = '131052-308T';
let platform: TestPlatform;
afterEach(() => platform.close());

/** A country that signs in by the flow and registers by a form. */
async function start(loginFlow: string, license: typeof acme.license = 'mga') {
  platform = await startTestPlatform({ brand: { ...acme, license } });
  platform.store.documents.put('setting', 'flow', {
    logins: [{ countryCode: 'ROW', flow: loginFlow }],
    registrations: [{ countryCode: 'ROW', flow: 'DINO' }],
  });
}

const form = {
  flow: 'REGILY',
  email: 'new.player@lobby.test',
  country: 'FI',
  address: { street: 'Mill Lane 5', city: 'Helsinki', zipCode: '00100' },
  language: 'fi_FI',
  termsAccepted: true,
  privacyPolicyAccepted: true,
  marketing: [],
  depositLimits: [],
};
const person = { firstName: 'Aino', lastName: 'Virtanen', dateOfBirth: '1990-02-28' };
const send = (query: string, variables: object) => platform.graphql(query, { variables });
const register = (changes: object, id: string = randomUUID()) =>
  send(
    `mutation ($id: ID!, $form: RegistrationInput!) {
      registerPlayer(registrationId: $id, registration: $form) { accessToken } }`,
    { id, form: { ...form, ...changes } },
  );
type Answer = Awaited<ReturnType<TestPlatform['graphql']>>;
const rejectionIn = ({ errors }: Answer) => errors?.[0]?.extensions;
const proofExpired = { type: '$ProofExpired' };
const profileOf = async (accessToken: string) => {
  const query = `{ viewer { player { email phoneNumber isPhoneNumberVerified phoneNumberValidity
    personalInfo { firstName lastName dateOfBirth ssn } } } }`;
  return (await platform.graphql(query, { token: accessToken })).data.viewer.player;
};

/** Signs in by phone. Returns the id of the sign-in, and the answer to the code. */
async function signInByPhone(number = phoneNumber) {
  const started = await send('mutation ($n: String!) { startPhoneLogin(phoneNumber: $n) { id } }', { n: number });
  const { id } = started.data.startPhoneLogin;
  const { code } = platform.store.phoneLogins.all().find((login) => login.id === id) ?? {};
  const query = 'mutation ($id: ID!, $code: String!) { completePhoneLogin(id: $id, code: $code) { accessToken } }';
  return { id: id as string, answer: await send(query, { id, code }) };
}

/** Signs in at a partner, which confirms the person. */
async function signInAtPartner(number = personalNumber) {
  const begin = `mutation ($n: String!) {
    startPartnerLogin(partner: PIQ, locale: "en", personalNumber: $n) { id state url } }`;
  const { id, state, url } = (await send(begin, { n: number })).data.startPartnerLogin;
  const page = new URL(url.replace('http://127.0.0.1:4300', platform.consoleUrl));
  const body = new URLSearchParams({ visit: page.searchParams.get('visit') ?? '', choice: 'confirm' });
  const { headers } = await fetch(page, { method: 'POST', body, redirect: 'manual' });
  const code = new URL(headers.get('location') ?? '').searchParams.get('code');
  const query = `mutation ($id: ID!, $state: String!, $code: String!) {
    completePartnerLogin(id: $id, state: $state, code: $code) { accessToken } }`;
  return { id: id as string, answer: await send(query, { id, state, code }) };
}

describe('where players sign in by phone', () => {
  beforeEach(() => start('Sms'));

  it('a registration has the number that a sign-in has proven, which signs in to its account then', async () => {
    const { id: loginId, answer } = await signInByPhone();
    expect(rejectionIn(answer)).toEqual({ type: '$AccountNotFound' });
    const { accessToken } = (await register({ ...person, loginId })).data.registerPlayer;
    const player = { email: form.email, phoneNumber, isPhoneNumberVerified: true, phoneNumberValidity: 'Valid' };
    expect(await profileOf(accessToken)).toMatchObject(player);
    platform.store.moveClock(60_000);
    const again = await signInByPhone();
    expect(await profileOf(again.answer.data.completePhoneLogin.accessToken)).toMatchObject(player);
  });

  it('nobody registers with a number that is not proven, or is not the proven one', async () => {
    expect(rejectionIn(await register({ ...person, phoneNumber }))).toEqual(proofExpired);
    expect(rejectionIn(await register({ ...person, loginId: randomUUID() }))).toEqual(proofExpired);
    const { id: loginId } = await signInByPhone();
    expect(rejectionIn(await register({ ...person, loginId, phoneNumber: '+358409990002' }))).toEqual({
      type: '$RegistrationInvalid',
      field: 'phoneNumber',
    });
    expect(platform.store.players.findByEmail(form.email)).toBeUndefined();
  });

  it('a sign-in proves nothing before its code, and nothing after half an hour', async () => {
    const started = await send('mutation ($n: String!) { startPhoneLogin(phoneNumber: $n) { id } }', {
      n: phoneNumber,
    });
    const begun = started.data.startPhoneLogin.id;
    expect(rejectionIn(await register({ ...person, loginId: begun }))).toEqual(proofExpired);
    platform.store.moveClock(60_000);
    const { id: loginId } = await signInByPhone();
    platform.store.moveClock(30 * 60_000);
    expect(rejectionIn(await register({ ...person, loginId }))).toEqual(proofExpired);
  });

  it('a proof opens one account, and a registration that is rejected leaves it', async () => {
    const { id: loginId } = await signInByPhone();
    expect(rejectionIn(await register({ ...person, loginId, firstName: '' }))).toMatchObject({ field: 'firstName' });
    const id = randomUUID();
    expect(rejectionIn(await register({ ...person, loginId }, id))).toBeUndefined();
    // The answer may have been lost.
    expect(rejectionIn(await register({ ...person, loginId }, id))).toBeUndefined();
    expect(rejectionIn(await register({ ...person, loginId, email: 'other@lobby.test' }))).toEqual(proofExpired);
  });

  it('what a partner has proven is another proof', async () => {
    platform.close();
    await start('Piq');
    const { id: loginId } = await signInAtPartner();
    platform.store.documents.put('setting', 'flowChanges', {
      logins: [{ countryCode: 'FI', flow: 'Sms' }],
      registrations: [],
    });
    expect(rejectionIn(await register({ ...person, loginId }))).toEqual(proofExpired);
  });
});

describe('where players sign in at a partner', () => {
  it.each(['mga', 'est'] as const)('the account is the person’s that it has confirmed, under %s', async (license) => {
    await start('Piq', license);
    const { id: loginId, answer } = await signInAtPartner();
    expect(rejectionIn(answer)).toEqual({ type: '$AccountNotFound' });
    const { accessToken } = (await register({ loginId, phoneNumber })).data.registerPlayer;
    const player = await profileOf(accessToken);
    expect(player).toMatchObject({
      phoneNumber,
      isPhoneNumberVerified: false,
      personalInfo: { firstName: expect.any(String), dateOfBirth: '1952-10-13', ssn: personalNumber },
    });
    const again = await signInAtPartner();
    expect(await profileOf(again.answer.data.completePartnerLogin.accessToken)).toEqual(player);
  });

  it('nobody registers as somebody else', async () => {
    await start('Piq');
    expect(rejectionIn(await register({ ...person, phoneNumber }))).toEqual(proofExpired);
    const { id: loginId } = await signInAtPartner();
    for (const [field, value] of Object.entries(person))
      expect(rejectionIn(await register({ loginId, phoneNumber, [field]: value }))).toMatchObject({ field });
    expect(rejectionIn(await register({ loginId, phoneNumber, personalNumber: '010190-123A' }))).toMatchObject({
      field: 'personalNumber',
    });
    expect(platform.store.players.findByEmail(form.email)).toBeUndefined();
  });
});

it.each([
  ['Keycloak', 'DINO', 'REGILY', { password: 'long enough' }],
  ['Sms', 'SSN', 'SSN', {}],
] as const)(
  'where players sign in by %s and register by %s no sign-in comes first',
  async (login, flow, named, more) => {
    await start(login);
    platform.store.documents.put('setting', 'flowChanges', {
      logins: [],
      registrations: [{ countryCode: 'FI', flow }],
    });
    expect(rejectionIn(await register({ ...person, phoneNumber, flow: named, ...more }))).toBeUndefined();
  },
);
