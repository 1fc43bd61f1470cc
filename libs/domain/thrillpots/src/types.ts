import type { SessionOwner } from '@lobby/auth';
import type { ReadableStore } from '@lobby/runtime';

/** Units of a currency for one EUR, as decimal strings, by ISO 4217 code. */
export type Multipliers = Readonly<Record<string, string>>;

export interface Pot {
  /** As on the wire; `potName` of the jackpot feature has the names that players read. */
  id: string;
  /** Decimal in EUR. */
  value: string;
  /** One win in so many rounds for a contribution of 1.00 EUR each, as a decimal; null where the service does not send it. */
  odds: string | null;
}

/** What the service knows of the player's choice. */
export interface OptInStatus {
  optedIn: boolean;
  /** Whether the player has ever chosen: then nothing is chosen for the player any more. */
  hasChosen: boolean;
  /** Raw contribution option that applies when opted in; null where there is none yet. */
  contribution: number | null;
}

/** A jackpot, or one drop of a raffle. */
export interface Instance {
  id: string;
  /** In ms since 1970 by the service's clock; null where there is none. */
  startsAt: number | null;
  endsAt: number | null;
  pots: readonly Pot[];
  /** Null for visitors, and where the service knows nothing of the player. */
  optIn: OptInStatus | null;
}

/** A jackpot or a drop that somebody won; announced once per tab. */
export interface Win {
  kind: 'jackpot' | 'raffle';
  /** A repetition, which the service sends for some time: only the winner, who may have missed the win, is notified. */
  isRepeated: boolean;
  id: string;
  instanceId: string;
  potId: string;
  playerId: string;
  /** Decimal in EUR. */
  amount: string;
  /** The event's own; empty where it has none. */
  multipliers: Multipliers;
  /** Who shares in it, with decimals in EUR. */
  communityWinners: readonly { playerId: string; amount: string }[];
}

/** The jackpot service for one session of a player, or for a visitor: one per page, shared by all that show it. */
export interface Thrillpots extends SessionOwner {
  /** Null until {@link loadMultipliers} has them, and where they cannot be had: amounts are shown in EUR then. */
  multipliers: ReadableStore<Multipliers | null>;
  /** Requests `GET /v1/currencies` once, with ten retries, 2 s apart (R-7-052). Never rejects. */
  loadMultipliers(): Promise<void>;
  /**
   * The instance call, with ten retries (R-9-035); with the player's id, country and token, where there is a player.
   * What it answers is in {@link pots} as well.
   * @throws Error after the last retry, or the signal's reason
   */
  fetchInstance(sourceId: string, signal?: AbortSignal): Promise<Instance>;
  /** Follows an instance over the socket until the returned function is called. The socket opens with the first and closes with the last. */
  follow(instanceId: string): () => void;
  /** The newest pots of an instance; null until any are known. The same store for each call. */
  pots(instanceId: string): ReadableStore<readonly Pot[] | null>;
  /** False from when reconnecting was given up until the service is heard again: what is known of the pots stands still. */
  isLive: ReadableStore<boolean>;
  /**
   * Sends PlayerOptInRequest once the socket is open, with ten checks a second apart. Whether it took effect is
   * known from {@link fetchInstance} only.
   * @param request.isWanted called once the socket is open: nothing is sent if it resolves to false
   * @param signal ends the wait: nothing is sent after it
   * @throws Error 'Unable to establish connection...', which is logged too, or the signal's reason
   */
  sendOptIn(
    request: { instanceId: string; optIn: boolean; contribution: number; isWanted?: () => Promise<boolean> },
    signal?: AbortSignal,
  ): Promise<void>;
  /** The player's tickets by instance; empty until the service has sent them. */
  tickets: ReadableStore<Readonly<Record<string, number>>>;
  /** Requests the tickets of these drops, now and after each reconnect, until the returned function is called. */
  followTickets(instanceIds: readonly string[]): () => void;
  /** Calls the listener for each win of a followed instance, once per win; also for those of the last ten seconds, before it listened. */
  onWin(listener: (win: Win) => void): () => void;
  /** The service's clock, in ms since 1970; the device's until the service has answered. */
  now(): number;
}
