import type { Database } from '../store/base/database.ts';
import type { Balance, RoundResult, RoundStep } from '../../../demo-games/src/index.ts';
import type { Gamification } from './gamification/port.ts';
import type { Sportsbook } from './sportsbook/port.ts';
import type { PartnerLogins as StoredLogins } from '../store/signIn/partnerLogins.ts';
import type { PaymentMethod } from '../store/wallets/payments.ts';
import type { GameKind } from '../../../sandbox-art/src/index.ts';

export type { PartnerVisit } from '../store/signIn/partnerLogins.ts';
export type { PartnerPerson } from '../store/signIn/signInProofs.ts';

/**
 * What the partners (identity provider, pictures, games, cashier) need from the platform.
 * `../adapters` implements it over the store, to which the partners have no other access.
 * All amounts are integers in the currency's minor unit.
 */
export interface PartnerPorts {
  /** The sandbox's database and clock; the partners' own tables are prefixed `partner_`. */
  database: Database;
  brands: readonly PartnerBrand[];
  accounts: Accounts;
  games: Games;
  payments: Payments;
  kyc: KycChecks;
  partnerLogins: Pick<StoredLogins, 'visit' | 'answer'>;
  thrillpots: Thrillpots;
  gamification: Gamification;
  sportsbook: Sportsbook;
  /** Whether a sign-in ends the player's earlier sessions. */
  singleSession(brand: string): boolean;
  /** Whether the identity provider offers tokens that are bound to a key. */
  offersDpop(): boolean;
  /** The player has signed out at the identity provider. */
  onSessionEnded(event: EndedSession): void;
  /** A session was ended by the provider; the player's clients are notified. */
  onSessionDestroyed(event: EndedSession): void;
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
  /** Signs in without a password, by a link or an external identity. */
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

/** A redeemed launch; without a player it is demo play. */
export interface Launch {
  brand: string;
  gameSlug: string;
  playerId?: string;
  /** The player session in which it was launched. */
  sessionId?: string;
  launchId?: string;
  currency: string;
  locale: string;
}

/** A step of a player's round, with the player's money. */
export interface PlayerRoundStep extends RoundStep {
  brand: string;
  playerId: string;
  gameSlug: string;
  /** The round is one of these free spins. */
  freeSpinsId?: string;
}

export interface Games {
  find(slug: string): PartnerGame | undefined;
  all(): readonly PartnerGame[];
  studio(slug: string): { slug: string; name: string } | undefined;
  /** Redeems a single-use launch token. */
  redeemLaunch(launchToken: string): Launch | undefined;
  /** Whether a launched game has ended: with its player session, or because its player may no longer play. */
  hasEnded(launch: Launch): boolean;
  /** Calls back for each player who may no longer play; at once for those who were stopped in a round. */
  onStopped(listener: (brand: string, playerId: string) => void): void;
  balance(brand: string, playerId: string): Balance;
  placeRound(step: PlayerRoundStep): RoundResult;
  openRound(brand: string, playerId: string, gameSlug: string): { roundId: string; details: string } | undefined;
  /** The free spins that a game opens with, and the stake that they are played at. */
  freeSpins(playerId: string, gameSlug: string): { id: string; stake: number } | undefined;
  /** How many of these free spins can still be played. */
  freeSpinsLeft(id: string): number;
  /** The games in which a player has an open round. */
  gamesInPlay(brand: string, playerId: string): string[];
}

type PaymentType = 'deposit' | 'withdrawal';

export interface KycChecks {
  /** What a player still has to show, such as `Identity`. */
  missing(playerId: string): readonly string[];
  /** The player has shown all of it. */
  approve(playerId: string): void;
}

/** A short-lived session of one player with the hosted cashier. */
export interface CashierSession {
  id: string;
  brand: string;
  playerId: string;
  /** Payments of this type alone: one for withdrawals is given after checks that one for deposits does without. */
  type: PaymentType;
  currency: string;
  minDeposit: number;
  /** What is left of the player's deposit limits, if there are any. */
  maxDeposit?: number;
  minWithdrawal: number;
  depositsBlocked: boolean;
  /** Offered for deposits. */
  depositMethods: readonly PaymentMethod[];
  withdrawalsBlocked: boolean;
  withdrawalMethods: readonly PaymentMethod[];
  /** The most that goes in or out by a method at once. */
  maximumOf: Readonly<Record<PaymentMethod, number>>;
  /** Closed-loop payments: withdrawals only to accounts used for deposits. */
  closedLoop?: boolean;
  /** Accounts used before, newest first, masked. */
  accounts: readonly { id: string; method: PaymentMethod; label: string }[];
}

export interface PaymentRequest {
  /** Idempotency key, generated by the client. */
  id: string;
  sessionId: string;
  type: PaymentType;
  method: PaymentMethod;
  amount: number;
  /** Masked account: the last digits of a card, an IBAN or a wallet's address. */
  account: string;
}

/** A payment that a bank has to confirm. */
export interface BankPayment {
  method: PaymentMethod;
  amount: number;
  currency: string;
  /** At this bank, masked, the one that the player has paid from last first. */
  accounts: readonly string[];
}

export type PaymentState = 'completed' | 'pending' | 'declined' | 'cancelled';
export type PaymentRejection =
  | 'duplicate'
  | 'session-expired'
  | 'amount'
  | 'blocked'
  | 'deposit-limit'
  | 'insufficient-funds';
type PaymentResult =
  | ({ status: 'recorded'; transactionId: string; state: PaymentState } & Balance)
  | { status: 'rejected'; reason: PaymentRejection };

export interface Payments {
  /** Undefined when unknown or expired. */
  session(id: string): CashierSession | undefined;
  balance(session: CashierSession): Balance;
  /** Records the payment with its state and moves the money, in one transaction. */
  record(request: PaymentRequest, state: PaymentState): PaymentResult;
  /** Undefined unless it waits for its bank. */
  waitingForBank(id: string): BankPayment | undefined;
  /**
   * The bank's answer, which counts once: the account that has paid, or null where the player has cancelled. What has been paid
   * goes back if the player may not deposit any more, or not so much.
   */
  answerOfBank(id: string, account: string | null): void;
}

/** A pot in millionths of a euro. */
export interface PartnerPot {
  id: string;
  value: number;
  /** One win in so many rounds that contribute 1 EUR; null where it is not known. */
  winOdds: number | null;
}

/** A jackpot, or one drop of a raffle. */
export interface PartnerInstance {
  id: string;
  /** In ms. */
  startsAt: number | null;
  endsAt: number | null;
  pots: readonly PartnerPot[];
  /** The player's choice; null for visitors and for raffles. Without preferences the player has never chosen. */
  optIn: { optedIn: boolean; preferences: Readonly<Record<string, number>>; contribution: number | null } | null;
}

/** Amounts in millionths of a euro. */
export interface PartnerWin {
  kind: 'jackpot' | 'raffle';
  id: string;
  instanceId: string;
  playerId: string;
  potId: string;
  value: number;
  communityWinners: readonly { playerId: string; value: number }[];
}

export type ThrillpotsEvent =
  | { name: 'pots'; instanceId: string; sequence: number; pots: readonly PartnerPot[] }
  | { name: 'won'; win: PartnerWin }
  | { name: 'tickets'; playerId: string; tickets: readonly { instanceId: string; count: number }[] }
  | { name: 'sessionEnded'; sessionId: string };

/** Jackpots and raffles of one brand. */
export interface Thrillpots {
  now(): number;
  /** Units of each currency for one euro, as decimals. */
  multipliers(): Readonly<Record<string, string>>;
  /** Undefined for an unknown source, another brand, or a country without it. */
  instance(query: {
    sourceId: string;
    brand: string;
    playerId?: string;
    country?: string;
  }): PartnerInstance | undefined;
  /** Undefined for an unknown instance. Wins are the player's of the last hour. */
  state(
    instanceId: string,
    playerId: string | undefined,
  ): { sequence: number; pots: readonly PartnerPot[]; wins: readonly PartnerWin[] } | undefined;
  /** @returns false if it is not allowed */
  optIn(request: {
    playerId: string;
    instanceId: string;
    brand: string;
    optIn: boolean;
    contribution: number;
  }): boolean;
  /** Undefined for an unknown drop. */
  tickets(playerId: string, instanceId: string): number | undefined;
  onEvent(listener: (event: ThrillpotsEvent) => void): void;
}
