import { acme, startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';

let platform: TestPlatform;
const player = 'player@lobby.test';
let signedIn: string;
beforeEach(async () => {
  platform = await startTestPlatform();
  signedIn = player;
});
afterEach(() => platform.close());

const errorOf = (answer: { errors?: { extensions?: object }[] }) => answer.errors?.[0]?.extensions;
const typeOf = (answer: { errors?: { extensions?: { type?: string } }[] }) => answer.errors?.[0]?.extensions?.type;
const ask = async (query: string) => platform.graphql(query, { token: await platform.tokenFor(signedIn) });

describe('contact data', () => {
  const change = (address: string) =>
    ask(`mutation { changeAddress(address: ${address}) { personalInfo { street city zipCode state firstName } } }`);

  it('are changed as a whole, and the rest of the personal data stays', async () => {
    const { personalInfo } = (await change('{ street: " Mill Lane 5 ", city: "Old Town", zipCode: "00100" }')).data
      .changeAddress;
    expect(personalInfo).toMatchObject({ street: 'Mill Lane 5', city: 'Old Town', zipCode: '00100', state: null });
    expect(personalInfo.firstName).toEqual(expect.any(String));
  });

  it.each([
    ['street', '{ street: "  ", city: "Old Town", zipCode: "00100" }'],
    ['city', '{ street: "Mill Lane", city: "<b>", zipCode: "00100" }'],
    ['zipCode', '{ street: "Mill Lane", city: "Old Town", zipCode: "0010000100001000" }'],
    ['state', '{ street: "Mill Lane", city: "Old Town", zipCode: "00100", state: "ON" }'],
  ])('are rejected with the name of the field %s', async (field, address) => {
    expect(errorOf(await change(address))).toEqual({ type: '$AddressInvalid', field });
  });

  it('have a province in Canada', async () => {
    signedIn = 'canada@lobby.test';
    const address = 'street: "King Street 1", city: "Toronto", zipCode: "M5H 1A1"';
    expect(errorOf(await change(`{ ${address} }`))).toMatchObject({ field: 'state' });
    expect((await change(`{ ${address}, state: "on" }`)).data.changeAddress.personalInfo.state).toBe('ON');
  });
});

it('accepts and declines marketing by channel, but accepts none for an account that gets none', async () => {
  const set = (channel: string, accepted: boolean) =>
    ask(`mutation { setMarketingPreference(channel: ${channel}, accepted: ${accepted}) {
      isEmailMarketingAccepted isSmsMarketingAccepted isPhoneMarketingAccepted isWebPushMarketingAccepted } }`);
  const accepted = (await set('Sms', true)).data.setMarketingPreference;
  expect(Object.entries(accepted).filter(([, on]) => on)).toEqual([['isSmsMarketingAccepted', true]]);
  await platform.run('timeout', { player, until: '2090-01-01' });
  expect(typeOf(await set('Email', true))).toBe('$MarketingBlocked');
  expect((await set('Sms', false)).data.setMarketingPreference.isSmsMarketingAccepted).toBe(false);
});

it('speaks the languages of the brand', async () => {
  const set = (language: string) => ask(`mutation { setLanguage(language: "${language}") { language } }`);
  expect((await set('fi_FI')).data.setLanguage.language).toBe('fi_FI');
  expect(typeOf(await set('ja_JP'))).toBe('$BadUserInput');
});

describe('a verification code', () => {
  const fields = 'id contact sentTo resendAvailableAt expiresAt attemptsLeft';
  const send = async (contact: string, to?: string) =>
    ask(`mutation { sendVerificationCode(contact: ${contact}${to ? `, to: "${to}"` : ''}) { ${fields} } }`);
  const confirm = (id: string, code: string) =>
    ask(`mutation { confirmVerificationCode(id: "${id}", code: "${code}") {
      email emailVerified emailValidity phoneNumber phoneNumberValidity isPhoneNumberVerified } }`);
  const sentCode = async () =>
    ((await platform.run('verificationCodes', { player })).body.result as { code: string }[])[0]?.code ?? '';
  const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

  it('verifies the present phone number', async () => {
    await platform.run('contact', {
      player,
      phoneVerified: false,
      phoneValidity: 'Risky',
      phoneNumber: '+358401234567',
    });
    const sent = (await send('Phone')).data.sendVerificationCode;
    expect(sent).toMatchObject({ contact: 'Phone', sentTo: '+3•••67', attemptsLeft: 5 });
    expect((await ask(`{ viewer { verificationCodes { ${fields} } } }`)).data.viewer.verificationCodes).toEqual([sent]);
    expect((await confirm(sent.id, await sentCode())).data.confirmVerificationCode).toMatchObject({
      phoneNumber: '+358401234567',
      phoneNumberValidity: 'Valid',
      isPhoneNumberVerified: true,
    });
    expect(typeOf(await confirm(sent.id, '123456'))).toBe('$CodeExpired');
  });

  it('replaces the e-mail address only once it is confirmed', async () => {
    const { id, sentTo } = (await send('Email', 'changed@lobby.test')).data.sendVerificationCode;
    expect(sentTo).toBe('c•••@lobby.test');
    expect((await ask('{ viewer { player { email } } }')).data.viewer.player.email).toBe(player);
    const answer = await confirm(id, await sentCode());
    expect(answer.data.confirmVerificationCode).toMatchObject({ email: 'changed@lobby.test', emailVerified: true });
    expect(await platform.store.players.verifyPassword('changed@lobby.test', 'lobby-demo')).toBeDefined();
  });

  it.each([
    ['Email', 'bonus@lobby.test'],
    ['Email', 'no address'],
    ['Phone', '12345'],
    ['Phone', '+0401234567'],
  ])('is not sent by %s to %s', async (contact, to) => {
    expect(typeOf(await send(contact, to))).toBe('$ContactInvalid');
  });

  it('is sent again after half a minute, and the earlier one is void', async () => {
    const first = (await send('Phone')).data.sendVerificationCode;
    expect(typeOf(await send('Phone'))).toBe('$CodeRecentlySent');
    await platform.run('clock', { by: 30 });
    const second = (await send('Phone')).data.sendVerificationCode;
    expect(typeOf(await confirm(first.id, await sentCode()))).toBe('$CodeExpired');
    expect((await confirm(second.id, await sentCode())).errors).toBeUndefined();
  });

  it('may be entered five times and for ten minutes', async () => {
    const { id } = (await send('Phone')).data.sendVerificationCode;
    const code = await sentCode();
    for (let attempt = 0; attempt < 4; attempt += 1)
      expect(typeOf(await confirm(id, wrong(code)))).toBe('$CodeInvalid');
    expect((await ask('{ viewer { verificationCodes { attemptsLeft } } }')).data.viewer.verificationCodes).toEqual([
      { attemptsLeft: 1 },
    ]);
    expect(typeOf(await confirm(id, wrong(code)))).toBe('$CodeInvalid');
    expect(typeOf(await confirm(id, code))).toBe('$CodeExpired');
    await platform.run('clock', { by: 30 });
    const again = (await send('Phone')).data.sendVerificationCode;
    await platform.run('clock', { by: 600 });
    expect(typeOf(await confirm(again.id, await sentCode()))).toBe('$CodeExpired');
  });

  it('belongs to one player', async () => {
    const { id } = (await send('Phone')).data.sendVerificationCode;
    const code = await sentCode();
    signedIn = 'bonus@lobby.test';
    expect(typeOf(await confirm(id, code))).toBe('$CodeExpired');
  });
});

describe('an account', () => {
  const status = 'accountStatus { status cause reopenByCustomerAllowed }';
  const close = (reason: string) => ask(`mutation { closeAccount(reasonId: "${reason}") { ${status} } }`);
  const reopen = () => ask(`mutation { reopenAccount { ${status} } }`);

  it('is closed for a reason, and opened again by the player where that allows it', async () => {
    const reasons = (await ask('{ root { accountCloseReasons { id label reopenAllowed } } }')).data.root
      .accountCloseReasons as { id: string; reopenAllowed: boolean }[];
    const temporary = reasons.find(({ reopenAllowed }) => reopenAllowed)?.id ?? '';
    const final = reasons.find(({ reopenAllowed }) => !reopenAllowed)?.id ?? '';
    expect((await close(temporary)).data.closeAccount.accountStatus).toEqual({
      status: 'Closed',
      cause: 'PlayerRequest',
      reopenByCustomerAllowed: true,
    });
    expect(typeOf(await close(temporary))).toBe('$AccountClosed');
    expect((await reopen()).data.reopenAccount.accountStatus.status).toBe('Active');
    await close(final);
    expect(typeOf(await reopen())).toBe('$ReopenNotAllowed');
  });

  it.each([
    ['de_AT', 'Ich spiele nicht mehr'],
    ['fr_CA', 'Je ne joue plus'],
    ['ja_JP', 'もうプレイしない'],
  ])('is closed for reasons in the language of %s', async (locale, label) => {
    const { data } = await platform.graphql('{ root { accountCloseReasons { label } } }', { headers: { locale } });
    expect(data.root.accountCloseReasons).toContainEqual({ label });
  });

  it('is closed for a known reason only', async () => {
    expect(typeOf(await close('whim'))).toBe('$BadUserInput');
  });
});

describe('an identity check', () => {
  const startCheck = () => ask('mutation { startKycSession { accessToken expiresAt url } }');

  it('gets a token of the provider while it is requested', async () => {
    expect(typeOf(await startCheck())).toBe('$KycNotRequired');
    await platform.run('kyc', { player, status: 'Required', missing: ['Identity'] });
    const { accessToken, url } = (await startCheck()).data.startKycSession;
    expect(accessToken).toEqual(expect.any(String));
    expect(url).toBe('http://127.0.0.1:4300');
  });

  it('is by documents where the brand does without SumSub', async () => {
    const toggles = { ...acme.toggles, SumSubFlow: false };
    const withDocuments = await startTestPlatform({ brand: { ...acme, toggles } });
    const { id } = withDocuments.store.players.findByEmail('kyc@lobby.test') ?? { id: '' };
    expect(
      withDocuments.store.documentRequests
        .ofPlayer(id)
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['Address', 'Identity']);
    await withDocuments.run('kyc', { player, status: 'Required', missing: ['Identity'] });
    const token = await withDocuments.tokenFor(player);
    const query = '{ viewer { documentRequests { kind status } } }';
    expect((await withDocuments.graphql(query, { token })).data.viewer.documentRequests).toEqual([
      { kind: 'Identity', status: 'Requested' },
    ]);
    const check = await withDocuments.graphql('mutation { startKycSession { url } }', { token });
    withDocuments.close();
    expect(typeOf(check)).toBe('$KycNotRequired');
  });
});
