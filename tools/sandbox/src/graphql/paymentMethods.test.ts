import elvel from '../../../../apps/elvel/brand.ts';
import { acme, startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';

let platform: TestPlatform;
const email = 'new@lobby.test';
afterEach(() => platform.close());

const startFor = async (brand: Partial<typeof acme> = {}) => {
  platform = await startTestPlatform({ brand: { ...acme, ...brand } });
};
const typeOf = (answer: { errors?: { extensions?: { type?: string } }[] }) => answer.errors?.[0]?.extensions?.type;

interface Method {
  method: string;
  accounts: { id: string; label: string }[];
  [field: string]: unknown;
}
async function methodsOf(type: 'Deposit' | 'Withdrawal', headers: Record<string, string> = {}): Promise<Method[]> {
  const token = await platform.tokenFor(email);
  const { data } = await platform.graphql(
    `{ viewer { paymentMethods(type: ${type}) {
      id method name isInstantBanking minAmount maxAmount currency feePercent arrivesWithinHours payoutMode award
      accounts { id label } } } }`,
    { token, headers },
  );
  return data.viewer.paymentMethods;
}
const names = (methods: Method[]) => methods.map(({ method }) => method);
const deposit = (fields: object = {}) => platform.run('deposit', { player: email, amount: '50.00', ...fields });
const startSession = async (method: 'Deposit' | 'Withdrawal') =>
  platform.graphql(`mutation { startCashierSession(method: ${method}) { sessionId startedAt } }`, {
    token: await platform.tokenFor(email),
  });

it('offers those of the player’s country, with limits, fee and time', async () => {
  await startFor({ toggles: { ...acme.toggles, EnableCashierIBAwardAnnouncement: false } });
  const methods = await methodsOf('Deposit');
  expect(names(methods)).toEqual(['creditcard', 'trustly', 'ewallet', 'bank']);
  expect(methods[1]).toMatchObject({ isInstantBanking: true, award: null });
  expect(methods[0]).toEqual({
    ...{ id: 'Deposit-creditcard', method: 'creditcard', name: 'Card', isInstantBanking: false },
    ...{ minAmount: '20.00', maxAmount: '5000.00', currency: 'EUR', feePercent: '0' },
    ...{ arrivesWithinHours: 0, payoutMode: null, award: null, accounts: [] },
  });
});

it('lists what was used last first, with its accounts', async () => {
  await startFor();
  await deposit({ method: 'ewallet', account: 'old@example.com' });
  await deposit({ method: 'trustly', account: 'FI89 **** 3000' });
  await deposit({ method: 'trustly', account: 'FI12 **** 7781' });
  const methods = await methodsOf('Deposit');
  expect(names(methods)).toEqual(['trustly', 'ewallet', 'creditcard', 'bank']);
  expect(methods[0]?.accounts).toEqual([
    { id: 'FI12 **** 7781', label: 'FI12 **** 7781' },
    { id: 'FI89 **** 3000', label: 'FI89 **** 3000' },
  ]);
});

it('pays out at once, or by hand, to new accounts as well', async () => {
  await startFor();
  await deposit({ account: '411111******1111' });
  const methods = await methodsOf('Withdrawal');
  expect(methods.map(({ method, payoutMode }) => [method, payoutMode])).toEqual([
    ['creditcard', 'Instant'],
    ['ewallet', 'Instant'],
    ['bank', 'Manual'],
  ]);
});

it('pays out in a closed loop where the licence wants it (R-6-015)', async () => {
  await startFor({ license: 'est' });
  expect(await methodsOf('Withdrawal')).toEqual([]);
  await deposit({ account: '411111******1111' });
  expect(names(await methodsOf('Withdrawal'))).toEqual(['creditcard']);
});

it('gives points for instant bank deposits where the brand announces it', async () => {
  await startFor({ toggles: elvel.toggles, defaultCountry: 'DE' });
  expect((await methodsOf('Deposit')).map(({ method, award }) => [method, award])).toEqual([
    ['creditcard', null],
    ['krofort', expect.stringContaining('50 points')],
    ['ewallet', null],
    ['bank', null],
  ]);
  const points = () => platform.store.points.balance(platform.store.players.findByEmail(email)?.id ?? '');
  await deposit({ method: 'creditcard' });
  expect(points()).toBe(0);
  await deposit({ method: 'krofort', account: 'DE12 **** 7781' });
  expect(points()).toBe(50);
});

it('says when a session of the cashier began', async () => {
  await startFor();
  await platform.run('clock', { to: '2031-05-01T10:00:00Z' });
  const { data } = await startSession('Deposit');
  expect(data.startCashierSession.startedAt).toMatch(/^2031-05-01T10:00:/);
});

it('says of blocked withdrawals that an identity check is what they wait for', async () => {
  await startFor({ license: 'mga' });
  await platform.run('kyc', { player: email, status: 'Required', missing: ['Identity'] });
  expect(typeOf(await startSession('Withdrawal'))).toBeUndefined();
  await platform.run('block', { player: email, withdrawals: true });
  expect(typeOf(await startSession('Withdrawal'))).toBe('$KycRequired');
  expect(typeOf(await startSession('Deposit'))).toBeUndefined();
});

it('starts none for a deposit while a declaration is overdue', async () => {
  await startFor();
  const dueIn = async (days: number) =>
    platform.run('sourceOfWealth', {
      ...{ player: email, status: 'Required' },
      dueDate: new Date(platform.store.now() + days * 86_400_000).toISOString(),
    });
  await dueIn(1);
  expect(typeOf(await startSession('Deposit'))).toBeUndefined();
  await dueIn(-1);
  expect(typeOf(await startSession('Deposit'))).toBe('$SourceOfWealthRequired');
  expect(typeOf(await startSession('Withdrawal'))).toBeUndefined();
});
