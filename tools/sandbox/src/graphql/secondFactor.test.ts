import { startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';

const email = 'player@lobby.test';
let platform: TestPlatform;
/** Of the provider's session, in ms before now; null: without. */
let secondFactorAge: number | null;

beforeEach(async () => {
  secondFactorAge = null;
  platform = await startTestPlatform({
    verifyAccessToken: (token) =>
      token === 'of-the-provider'
        ? {
            playerId: platform.playerId(email),
            sid: 'a-session',
            secondFactorAt: secondFactorAge === null ? null : platform.store.now() - secondFactorAge,
          }
        : undefined,
  });
});
afterEach(() => platform.close());

const start = async (method: string, token = 'of-the-provider') => {
  const query = `mutation { startCashierSession(method: ${method}) { sessionId } }`;
  const { errors } = await platform.graphql(query, { token });
  return errors?.map(({ extensions }) => extensions) ?? 'started';
};
const rejection = (maxAge: number) => [{ type: '$SecondFactorRequired', acrValues: '2fa', maxAge }];

it('is not needed unless the console says so', async () => {
  expect(await start('Withdrawal')).toBe('started');
});

it('is needed for a withdrawal alone, and not older than is allowed', async () => {
  await platform.run('secondFactor', { on: true });
  expect(await start('Deposit')).toBe('started');
  expect(await start('Withdrawal')).toEqual(rejection(300));
  secondFactorAge = 300_000 - 1000;
  expect(await start('Withdrawal')).toBe('started');
  secondFactorAge = 301_000;
  expect(await start('Withdrawal')).toEqual(rejection(300));
  await platform.run('secondFactor', { on: true, maxAge: 600 });
  expect(await start('Withdrawal')).toBe('started');
  await platform.run('secondFactor', { on: false });
  secondFactorAge = null;
  expect(await start('Withdrawal')).toBe('started');
});

it('is not required of a session that is not the provider’s', async () => {
  await platform.run('secondFactor', { on: true });
  expect(await start('Withdrawal', await platform.tokenFor(email))).toBe('started');
});

it('comes after the blocks of the account, which it would not lift', async () => {
  await platform.run('secondFactor', { on: true });
  platform.store.players.update(platform.playerId(email), { areWithdrawalsBlocked: true });
  expect(await start('Withdrawal')).toEqual([{ type: '$WithdrawalsBlocked' }]);
});
