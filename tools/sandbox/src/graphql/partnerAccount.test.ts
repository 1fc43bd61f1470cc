import {
  player,
  platform,
  restart,
  personalNumber,
  typeOf,
  begin,
  complete,
  choose,
  signIn,
  viewer,
  depositsOf,
  balanceOf,
} from './partnerLogin.fixture.ts';
import { acme } from '../testing/testPlatform.ts';

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

  it('gets none where the country registers by a form, however often the sign-in is completed', async () => {
    await registersBy('REGILY');
    const count = platform.store.players.all().length;
    const { answer } = await signIn({ personalNumber: unknown });
    expect(typeOf(await complete(answer))).toBe('$AccountNotFound');
    expect(typeOf(await complete(answer))).toBe('$AccountNotFound');
    expect(platform.store.players.all()).toHaveLength(count);
  });

  it('gets one with a deposit in any country, in the deposit’s currency', async () => {
    await registersBy('REGILY');
    const deposit = { amount: '50.00', currency: 'EUR' };
    const answer = await complete((await signIn({ personalNumber: unknown, deposit })).answer);
    expect(answer.data.completePartnerLogin.isNewPlayer).toBe(true);
    expect(balanceOf((await viewer(answer)).email)).toBe(5000);
  });

  it.each([
    ['mga', '2026-11-23T12:00:00Z', '50811240007', '50811230007'],
    ['mga', '2026-11-24T11:59:59Z', '50811240007', '50811230007'],
    ['est', '2026-11-23T12:00:00Z', '50511240007', '50511230007'],
  ] as const)('gets none below the age of the licence: %s at %s', async (license, now, minor, adult) => {
    platform.close();
    await restart({ ...acme, license });
    await registersBy('TRUSTLY');
    await platform.run('clock', { to: now });
    const deposit = { amount: '50.00', currency: 'EUR' };
    const count = platform.store.players.all().length;
    const { answer } = await signIn({ personalNumber: minor, deposit });
    for (let time = 0; time < 2; time += 1) expect(typeOf(await complete(answer))).toBe('$TooYoung');
    expect(platform.store.players.all()).toHaveLength(count);
    // What was paid goes back, once.
    expect(platform.store.partnerLogins.returnedDeposits()).toMatchObject([
      { partner: 'ZIMPLER', amount: 5000, currency: 'EUR' },
    ]);
    const opened = await complete((await signIn({ personalNumber: adult, deposit })).answer);
    expect(opened.data.completePartnerLogin.isNewPlayer).toBe(true);
  });

  it('is rejected as too young also where the country registers by a form', async () => {
    await registersBy('REGILY');
    await platform.run('clock', { to: '2026-11-23T12:00:00Z' });
    expect(typeOf(await complete((await signIn({ personalNumber: '50811240007' })).answer))).toBe('$TooYoung');
    expect(platform.store.partnerLogins.returnedDeposits()).toEqual([]);
  });
});

describe('a deposit at the partner', () => {
  const deposit = { amount: '50.00', currency: 'EUR' };

  it('is booked once, with the sign-in, and is part of each response', async () => {
    const before = { balance: balanceOf(player), count: depositsOf(player).length };
    const { answer } = await signIn({ personalNumber, deposit });
    expect(balanceOf(player)).toBe(before.balance);
    await Promise.all([complete(answer), complete(answer)]);
    const { data } = await complete(answer);
    expect(data.completePartnerLogin.deposit).toEqual({ ...deposit, state: 'Booked' });
    expect(balanceOf(player)).toBe(before.balance + 5000);
    expect(depositsOf(player)).toHaveLength(before.count + 1);
    expect(depositsOf(player)[0]).toMatchObject({
      state: 'Completed',
      amount: 5000,
      method: 'zimpler',
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
    const { answer } = await signIn({ personalNumber, deposit });
    for (let time = 0; time < 2; time += 1) {
      const { data } = await complete(answer);
      expect(data.completePartnerLogin.deposit).toEqual({ ...deposit, state: 'Declined' });
    }
    expect(balanceOf(player)).toBe(before);
    expect(depositsOf(player)[0]).toMatchObject({ state: 'Cancelled', amount: 5000 });
  });

  it('is declined beyond the player’s deposit limit', async () => {
    await platform.run('limit', { player, kind: 'Deposit', period: 'Day', amount: '40' });
    const before = balanceOf(player);
    await complete((await signIn({ personalNumber, deposit })).answer);
    expect(balanceOf(player)).toBe(before);
  });

  it('opens no second account when its answer is lost', async () => {
    const count = platform.store.players.all().length;
    const { answer } = await signIn({ personalNumber: '38001085718', deposit });
    await complete(answer);
    const { isNewPlayer, deposit: reported } = (await complete(answer)).data.completePartnerLogin;
    expect([isNewPlayer, reported.state]).toEqual([true, 'Booked']);
    expect(platform.store.players.all()).toHaveLength(count + 1);
  });

  it('is null where there was none', async () => {
    expect((await complete((await signIn()).answer)).data.completePartnerLogin.deposit).toBeNull();
  });

  it('is declined for a player below the age of the licence, who has an account', async () => {
    await platform.run('clock', { to: '2026-11-23T12:00:00Z' });
    const { id } = platform.store.players.findByEmail(player) ?? { id: '' };
    const { personalInfo } = platform.store.players.find(id)?.profile ?? {};
    if (personalInfo) platform.store.players.update(id, { personalInfo: { ...personalInfo, ssn: '50811240007' } });
    const { data } = await complete((await signIn({ personalNumber: '50811240007', deposit })).answer);
    expect(data.completePartnerLogin.deposit.state).toBe('Declined');
  });

  it('is left with the partner where the account has another currency', async () => {
    const { ssn } = platform.store.players.findByEmail('canada@lobby.test')?.profile.personalInfo ?? {};
    const count = depositsOf('canada@lobby.test').length;
    const answer = await complete((await signIn({ personalNumber: ssn, deposit })).answer);
    expect((await viewer(answer)).email).toBe('canada@lobby.test');
    expect(answer.data.completePartnerLogin.deposit).toEqual({ ...deposit, state: 'Declined' });
    expect(depositsOf('canada@lobby.test')).toHaveLength(count);
    expect(platform.store.partnerLogins.returnedDeposits()).toMatchObject([{ amount: 5000, currency: 'EUR' }]);
  });
});
