/**
 * The jackpot service as it is on the wire: `GET /v1/currencies`, `GET /v1/thrillpots/instances/source/{sourceId}/brand/{brand}`
 * and the socket at `/v1/ws`. Amounts are decimal strings in EUR; times are seconds or milliseconds since 1970, given
 * apart by their magnitude. Raffles are instances too: their sources are those of the provider of the week.
 * Where the specification names no field, decision 25 says why it is here.
 */

/** Answer of `GET /v1/currencies`: units of a currency for one EUR. */
export interface WireCurrencies {
  multipliers: Readonly<Record<string, string>>;
}

export interface WirePot {
  /** `mega`, `major`, `minor`, `shared`, `total`; others are shown upper-cased. */
  id: string;
  current_value: string;
  /** One win in so many rounds, on average, for a contribution of 1.00 EUR each; absent where the service does not say. */
  win_odds?: string;
}

/** The player's choice; of a player alone. Without a stored preference the player has never chosen. */
export interface WireOptInStatus {
  opted_in: boolean;
  /** Raw contribution option by currency. */
  contribution_preferences: Readonly<Record<string, number>>;
  preferred_contribution_value: number | null;
}

/** Answer of the instance call: of a jackpot, or of one raffle drop. */
export interface WireInstance {
  id: string;
  timestamp_start: number | null;
  timestamp_end: number | null;
  pots: readonly WirePot[];
  optin_status: WireOptInStatus | null;
  /** The service's clock when it answered. */
  server_timestamp: number;
}

/** What the lobby sends over the socket. */
export type WireRequest =
  | {
      type: 'SubscribeRequest';
      instance_id: string;
      /** `Bearer …` of the current session, for players; visitors follow the pots without it. Never in the address. */
      authorization?: string;
      /** Of a token that is bound to a key, whose scheme is `DPoP`: the proof for a GET of the socket's address (RFC 9449). */
      dpop?: string;
    }
  | {
      type: 'PlayerOptInRequest';
      instance_id: string;
      player_id: string;
      brand_id: string;
      /** Always `IE`, whatever the player's country (R-9-038, A-099). */
      player_country: 'IE';
      opt_in: boolean;
      /** The raw option. */
      contribution_value: number;
    }
  | { type: 'PlayerRaffleTicketsRequest'; player_id: string; instance_ids: readonly string[] };

interface WireWin {
  /** The same each time that the win is announced. */
  id: string;
  instance_id: string;
  player_id: string;
  win_amount: string;
  win_pot_id: string;
  currency_multipliers: { multipliers: Readonly<Record<string, string>> };
  community_winners: readonly { player_id: string; win_amount: string }[];
}

/**
 * What this platform's service sends over the socket. Others may send the specified fields alone: no JoinedMessage, and
 * neither `sequence`, `instance_id` nor the id of a win.
 */
export type WireEvent =
  | {
      /** Answer to each SubscribeRequest: the state as a whole. */
      type: 'JoinedMessage';
      instance_id: string;
      /** Number of the instance's last update: each JackpotUpdate has the next one. */
      sequence: number;
      pots: readonly WirePot[];
      /** The player's own wins of the last hour, which an interrupted socket may have missed; `type` is that of their event. */
      wins: readonly (WireWin & { type?: 'WinEvent' | 'RaffleWinEvent' })[];
      server_timestamp: number;
    }
  /** The pots that have changed. */
  | { type: 'JackpotUpdate'; instance_id: string; sequence: number; pots: readonly WirePot[] }
  | ({ type: 'WinEvent' } & WireWin)
  | ({ type: 'RaffleWinEvent' } & WireWin)
  /** Answer to a PlayerRaffleTicketsRequest; also sent after each round that earned tickets. */
  | {
      type: 'PlayerRaffleTicketsListResponse';
      instance_tickets: readonly { instance_id: string; ticket_count: number }[];
    };
