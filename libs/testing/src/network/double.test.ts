import { expectConsoleErrors } from '../consoleErrors.ts';
import { createPlatformDouble, createRejections } from './double.ts';
import { respond } from './answers.ts';

const double = createPlatformDouble(`
  scalar Decimal
  scalar DateTime
  enum Status { Active Closed }
  type Wallet { id: ID! balance: Decimal! openedAt: DateTime status: Status bets: Int }
  type FreeSpin { name: String! }
  type MoneyDrop { amount: Decimal! }
  union Reward = FreeSpin | MoneyDrop
  type Query { wallet(currency: String!): Wallet rewards: [Reward!] }
`);

const query = `query Money($currency: String!) {
  ...OfWallet
  rewards { ... on FreeSpin { name } ... on MoneyDrop { amount } }
}
fragment OfWallet on Query { purse: wallet(currency: $currency) { __typename id balance openedAt status bets } }`;
const operation = { operationName: 'Money', query, variables: { currency: 'EUR' } };
const purse = { id: 'w1', balance: '1.50', openedAt: '2026-11-20T22:49:45.000Z', status: 'Active', bets: 2 };
const answer = { purse, rewards: [{ __typename: 'FreeSpin', name: 'Ten spins' }] };

const faultsOf = (changes: object, of: object = operation) =>
  double({ ...operation, ...of }, { ...answer, ...changes }).faults;

it('sends what the operation requests, by its names and with those of types', () => {
  const { data, faults } = double(operation, { wallet: purse, rewards: answer.rewards });
  expect(faults).toEqual([]);
  expect(data).toEqual({ purse: { __typename: 'Wallet', ...purse }, rewards: [{ name: 'Ten spins' }] });
});

it.each([
  ['a field that is missing', { purse: { ...purse, bets: undefined } }, 'purse.bets: is missing'],
  ['a field that the schema lacks', { purse: { ...purse, bet: 1 } }, 'Wallet has no field bet'],
  ['null where there is always a value', { purse: { ...purse, balance: null } }, /^purse.balance: Cannot return null/],
  ['a value that the enumeration lacks', { purse: { ...purse, status: 'Open' } }, /^purse.status: .*"Open"/],
  ['a number in place of a text', { purse: { ...purse, id: 1 } }, 'purse.id: 1 is no ID'],
  ['a text in place of a number', { purse: { ...purse, bets: '2' } }, 'purse.bets: "2" is no Int'],
  ['an amount in another form', { purse: { ...purse, balance: '1,50' } }, 'purse.balance: "1,50" is no Decimal'],
  ['a date without time', { purse: { ...purse, openedAt: '2026-11-20' } }, /is no DateTime$/],
  ['another type', { purse: { ...purse, __typename: 'Purse' } }, /Wallet has the __typename Purse$/],
  ['a member of a union without its type', { rewards: [{ name: 'Ten spins' }] }, /^rewards.0: .*type/],
  [
    'one value in place of a list',
    { rewards: { __typename: 'FreeSpin', name: 'Ten spins' } },
    /^rewards: .*[Ii]terable/,
  ],
])('%s is a fault', (_, changes, fault) => {
  expect(faultsOf(changes)).toContainEqual(typeof fault === 'string' ? fault : expect.stringMatching(fault));
});

it('variables and operations that the platform would reject are faults', () => {
  expect(faultsOf({}, { variables: {} })).toEqual([expect.stringContaining('"$currency"')]);
  expect(faultsOf({}, { query: 'query Money { purse { id } }' })).toEqual([expect.stringContaining('"purse"')]);
});

it('a fault names the operation on the console, which fails the test', async () => {
  expectConsoleErrors(/would not answer Money so:\npurse.id: 1 is no ID/);
  await respond(operation, { data: { ...answer, purse: { ...purse, id: 1 } } }, double);
});

it('an error, a response and rejections pass as they are', async () => {
  await expect(respond(operation, new Error('offline'), double)).rejects.toThrow('offline');
  expect((await respond(operation, new Response(null, { status: 503 }), double)).status).toBe(503);
  const rejection = { data: null, errors: [{ message: 'No' }] };
  expect(await (await respond(operation, () => rejection, double)).json()).toEqual(rejection);
  expect(await (await respond(operation, undefined, double)).json()).toEqual({
    errors: [{ message: 'No answer is mocked for Money.' }],
  });
});

it('a part of the schema rejects what it lacks, as the platform does', () => {
  const rejectionsOf = createRejections('type Wallet { id: ID! } type Query { wallet: Wallet }');
  const sent = { operationName: 'Money', variables: {} };
  expect(rejectionsOf({ ...sent, query: 'query Money { wallet { id } }' })).toEqual([]);
  expect(rejectionsOf({ ...sent, query: 'query Money { wallet { id balance } }' })).toEqual([
    {
      message: 'Cannot query field "balance" on type "Wallet".',
      extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
    },
  ]);
});
