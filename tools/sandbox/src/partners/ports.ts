import type { Database } from '../store/database.ts';
import type { Balance, RoundResult, RoundStep } from '../../../demo-games/src/index.ts';
import type { GameKind } from '../../../sandbox-art/src/index.ts';

/**
 * What the partners (identity provider, art, games, cashier) need of the platform behind them.
 * The store fulfils these; the partners know nothing else of it.
 * All amounts are integers in the currency's minor unit.
 */
export interface PartnerPorts {
  /** The sandbox's database and clock; partners keep tables of their own there, prefixed `partner_`. */
  database: Database;
  brands: readonly PartnerBrand[];
  accounts: Accounts;
  games: Games;
  payments: Payments;
  /** One sign-in per player: a new one ends the earlier sessions. */
  singleSession(brand: string): boolean;
  /** The player has signed out at the identity provider. */
  sessionEnded(event: EndedSession): void;
  /** A session was ended otherwise; the player's pages are notified. */
  sessionDestroyed(event: EndedSession): void;
}

interface EndedSession {
  brand: string;
  playerId: string;
  sessionId: string;
}

export interface PartnerBrand {
  id: string;
  name: string;
}

export interface Account {
  playerId: string;
  email: string;
  emailVerified: boolean;
  /** Signs in without a password (a link or an outside identity). */
  passwordless: boolean;
  /** Name of the login flow, e.g. `Keycloak`. */
  flow: string;
}

export interface Accounts {
  /** Undefined for wrong credentials. */
  signIn(brand: string, email: string, password: string): Promise<Account | undefined>;
  register(brand: string, player: { email: string; password: string; language: string }): Promise<Account | 'taken'>;
  find(brand: string, playerId: string): Account | undefined;
}

export interface PartnerGame {
  slug: string;
  name: string;
  kind: GameKind;
  studio: { slug: string; name: string };
  /** Return to player in hundredths of a percent: 9610 is 96.10 %. */
  rtp: number;
}

/** What a launch handle stands for; without a player it is demo play. */
export interface Launch {
  brand: string;
  gameSlug: string;
  playerId?: string;
  /** The sign-in with which it was launched. */
  sessionId?: string;
  currency: string;
  locale: string;
}

/** A step of a player's round, with the player's money. */
export interface PlayerRoundStep extends RoundStep {
  brand: string;
  playerId: string;
  gameSlug: string;
}

export interface Games {
  find(slug: string): PartnerGame | undefined;
  all(): readonly PartnerGame[];
  studio(slug: string): { slug: string; name: string } | undefined;
  /** Consumes a one-time launch handle. */
  redeemLaunch(handle: string): Launch | undefined;
  /** Whether the sign-in with which a game was launched has ended. */
  hasEnded(launch: Launch): boolean;
  balance(brand: string, playerId: string): Balance;
  placeRound(step: PlayerRoundStep): RoundResult;
  openRound(brand: string, playerId: string, gameSlug: string): { roundId: string; details: string } | undefined;
}

type PaymentMethod = 'creditcard' | 'bank' | 'ewallet';
type PaymentType = 'deposit' | 'withdrawal';

/** A short-lived handle made for one player's visit to the cashier. */
export interface CashierSession {
  id: string;
  brand: string;
  playerId: string;
  currency: string;
  minDeposit: number;
  minWithdrawal: number;
  depositsBlocked: boolean;
  /** Offered for deposits. */
  depositMethods: readonly PaymentMethod[];
  withdrawalsBlocked: boolean;
  /** Withdrawals go back to accounts used before, and nowhere else. */
  closedLoop?: boolean;
  /** Accounts used before, newest first, masked. */
  accounts: readonly { id: string; method: PaymentMethod; label: string }[];
}

export interface PaymentRequest {
  /** Idempotency key, made by the caller. */
  id: string;
  sessionId: string;
  type: PaymentType;
  method: PaymentMethod;
  amount: number;
  /** Masked account: the last digits of a card, an IBAN or a wallet's address. */
  account: string;
}

export type PaymentState = 'completed' | 'pending' | 'declined' | 'cancelled';
export type PaymentRefusal = 'duplicate' | 'session-expired' | 'amount' | 'blocked' | 'insufficient-funds';
type PaymentResult =
  | ({ status: 'recorded'; transactionId: string; state: PaymentState } & Balance)
  | { status: 'refused'; reason: PaymentRefusal };

export interface Payments {
  /** Undefined when unknown or expired. */
  session(id: string): CashierSession | undefined;
  balance(session: CashierSession): Balance;
  /** Records the payment in its outcome and moves the money, in one transaction. */
  record(request: PaymentRequest, state: PaymentState): PaymentResult;
}
