import type { PaymentTransactionType, PayoutMode } from '../../../../libs/contracts/src/enums.ts';
import type { Brand } from '../../../../libs/contracts/src/brand.ts';
import { gatesOf } from '../../../../libs/platform/licensing/src/gates.ts';
import { minimums } from './players/rules.ts';
import { localized } from './base/wording.ts';
import { fromEuroMinor, type LocalizedText, type Money, type Player, type Store } from './index.ts';
import { paymentMethodTexts } from './paymentMethodTexts.ts';
import { isInstantBank, type PaymentMethod } from './wallets/payments.ts';

interface MethodRules {
  name: LocalizedText;
  /** Where it is offered; null: everywhere. */
  countries: readonly string[] | null;
  /** Minor units of euro. */
  maxAmount: Money;
  feePercent: string;
  /** Hours until the money has arrived. */
  arrives: Readonly<Record<PaymentTransactionType, number>>;
  payoutMode: PayoutMode;
}

/** The same in every language: those without a text of their own fall back to English. */
const properName = (name: string): LocalizedText => ({ en: name });
const bankRules = (name: string, countries: readonly string[]): MethodRules => ({
  name: properName(name),
  countries,
  maxAmount: 1_000_000,
  feePercent: '0',
  arrives: { Deposit: 0, Withdrawal: 0 },
  payoutMode: 'Instant',
});

/** In the order in which a new player sees them. */
const rules: Readonly<Record<PaymentMethod, MethodRules>> = {
  creditcard: {
    name: localized(paymentMethodTexts, ({ card }) => card),
    countries: null,
    maxAmount: 500_000,
    feePercent: '0',
    arrives: { Deposit: 0, Withdrawal: 0 },
    payoutMode: 'Instant',
  },
  trustly: bankRules('Trustly', ['FI', 'FR', 'GB', 'IT']),
  krofort: bankRules('Krofort', ['AT', 'DE']),
  zimpler: bankRules('Zimpler', ['EE']),
  finshark: bankRules('Finshark', ['NO']),
  ewallet: {
    name: localized(paymentMethodTexts, ({ wallet }) => wallet),
    countries: null,
    maxAmount: 200_000,
    feePercent: '1.5',
    arrives: { Deposit: 0, Withdrawal: 0 },
    payoutMode: 'Instant',
  },
  bank: {
    name: localized(paymentMethodTexts, ({ bankTransfer }) => bankTransfer),
    countries: null,
    maxAmount: 5_000_000,
    feePercent: '0',
    arrives: { Deposit: 48, Withdrawal: 72 },
    payoutMode: 'Manual',
  },
};
const order = Object.keys(rules) as PaymentMethod[];

/** For the player. */
export const methodNameOf = (method: string): LocalizedText =>
  isPaymentMethod(method) ? rules[method].name : properName(method.charAt(0).toUpperCase() + method.slice(1));
export const isPaymentMethod = (method: string): method is PaymentMethod => Object.hasOwn(rules, method);

/** The most that goes in or out by each method at once. */
export const methodMaximums = (currency: string): Record<PaymentMethod, Money> =>
  Object.fromEntries(order.map((method) => [method, fromEuroMinor(rules[method].maxAmount, currency)])) as Record<
    PaymentMethod,
    Money
  >;

/** Deposits by these are what a block of instant banking stops. */
export const isBanking = (method: PaymentMethod): boolean => method === 'bank' || isInstantBank(method);

/** A player's accounts at the bank, which the sandbox makes up. */
export const bankAccountsIn = (country: string): [string, string] => [
  `${country}89 **** 3000`,
  `${country}12 **** 7781`,
];

export interface UsedAccount {
  id: string;
  method: PaymentMethod;
  label: string;
}

/** Accounts of completed deposits, masked, the one used last first. */
export function usedAccounts(store: Store, playerId: string): UsedAccount[] {
  const accounts = new Map<string, UsedAccount>();
  for (const { method, payload, state } of store.payments.ofPlayer(playerId, 'Deposit')) {
    if (state !== 'Completed' || !isPaymentMethod(method)) continue;
    const { debtor, accountId } = JSON.parse(payload) as Partial<Record<string, { account?: string }>> & {
      accountId?: string;
    };
    if (accountId === undefined || accounts.has(accountId)) continue;
    accounts.set(accountId, { id: accountId, method, label: debtor?.account ?? accountId });
  }
  return [...accounts.values()];
}

export interface OfferedMethod {
  id: string;
  method: PaymentMethod;
  name: LocalizedText;
  isInstantBanking: boolean;
  minAmount: Money;
  maxAmount: Money;
  currency: string;
  feePercent: string;
  arrivesWithinHours: number;
  payoutMode: PayoutMode | null;
  award: LocalizedText | null;
  accounts: UsedAccount[];
}

/**
 * What a player may pay in or out with, the method used last first. Money goes out to an account that it came from, to a new one
 * by wallet or transfer; under closed-loop payments to the former alone.
 */
export function offeredMethods(
  store: Store,
  brand: Pick<Brand, 'license' | 'toggles'>,
  player: Pick<Player, 'id' | 'profile'>,
  type: PaymentTransactionType,
): OfferedMethod[] {
  const { currency } = store.wallets.ofPlayer(player.id);
  const { minDeposit, minWithdrawal } = minimums(currency);
  const maximums = methodMaximums(currency);
  const isClosedLoop = gatesOf(brand.license).closedLoopPayments;
  const accounts = usedAccounts(store, player.id);
  const rank = (method: PaymentMethod) => {
    const last = accounts.findIndex((account) => account.method === method);
    return last === -1 ? accounts.length + order.indexOf(method) : last;
  };
  return order
    .filter((method) => {
      const { countries } = rules[method];
      if (type === 'Deposit') return countries === null || countries.includes(player.profile.country);
      const isUsed = accounts.some((account) => account.method === method);
      return isUsed || (!isClosedLoop && (method === 'ewallet' || method === 'bank'));
    })
    .toSorted((left, right) => rank(left) - rank(right))
    .map((method): OfferedMethod => {
      const { name, feePercent, arrives, payoutMode } = rules[method];
      const isAwarded = isInstantBank(method) && type === 'Deposit' && brand.toggles.EnableCashierIBAwardAnnouncement;
      return {
        id: `${type}-${method}`,
        method,
        name,
        isInstantBanking: isBanking(method),
        minAmount: type === 'Deposit' ? minDeposit : minWithdrawal,
        maxAmount: maximums[method],
        currency,
        feePercent,
        arrivesWithinHours: arrives[type],
        payoutMode: type === 'Withdrawal' ? payoutMode : null,
        award: isAwarded ? instantBankingAward : null,
        accounts: accounts.filter((account) => account.method === method),
      };
    });
}

const instantBankingAward = localized(paymentMethodTexts, ({ award }) => award);
