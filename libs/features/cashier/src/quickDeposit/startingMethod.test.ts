import { isInstantBanking, parseDeposit, preferredMethod } from './startingMethod.ts';

const preferredOf = (payload: string | null | undefined) => preferredMethod(parseDeposit(payload));

const card = {
  txName: 'CreditcardDeposit',
  accountId: 'card-1',
  attributes: { paymentMethod: 'VISA' },
};

describe('method of the last completed deposit', () => {
  it('is the credit card after a card deposit with an account and a known method (R-4-006, R-3-052)', () => {
    expect(preferredOf(JSON.stringify(card))).toBe('creditcard');
    expect(preferredOf(JSON.stringify({ ...card, accountId: undefined, debtor: { account: 'FI21' } }))).toBe(
      'creditcard',
    );
  });

  it.each([
    ['the debtor', { ...card, debtor: null }],
    ['the debtor’s account', { ...card, debtor: { account: null } }],
    ['the account id', { ...card, accountId: null, debtor: { account: 'FI21' } }],
  ])('is the credit card as well when %s is null beside what is needed (R-3-052, A-075)', (_, payload) => {
    expect(preferredOf(JSON.stringify(payload))).toBe('creditcard');
  });

  it.each([
    ['another kind of deposit', { ...card, txName: 'BankDeposit' }],
    ['no account', { ...card, accountId: undefined }],
    ['no method', { ...card, attributes: {} }],
    ['an account that is null', { ...card, accountId: null, debtor: { account: null } }],
    ['a method that is null', { ...card, attributes: { paymentMethod: null } }],
    ['attributes that are null', { ...card, attributes: null }],
    ['an empty method', { ...card, attributes: { paymentMethod: '' } }],
  ])('is unknown with %s', (_, payload) => {
    expect(preferredOf(JSON.stringify(payload))).toBeUndefined();
  });

  it.each(['', '{', 'null', '[]', '{"attributes":"x"}', null, undefined])(
    'is unknown when the payload is %j (A-075, R-3-052)',
    (payload) => {
      expect(preferredOf(payload)).toBeUndefined();
    },
  );
});

it.each([
  ['bank', true],
  ['bankiban', true],
  ['trustly', true],
  ['webredirect_zimpler', true],
  ['creditcard', false],
  ['ewallet', false],
])('instant banking has the method %s: %s', (method, expected) => {
  expect(isInstantBanking(method)).toBe(expected);
});
