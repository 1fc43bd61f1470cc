import { randomUUID } from 'node:crypto';
import type { Brand } from '../../../../libs/contracts/src/brand.ts';
import { mayPlay, rewardsBlock } from './players/rules.ts';
import { createAttempts } from './signIn/attempts.ts';
import { createBonuses } from './wallets/bonuses.ts';
import { createCalendars } from './rewards/calendars.ts';
import { createCashback } from './rewards/cashback.ts';
import { createCatalogue } from './play/catalogue.ts';
import { createContacts } from './players/contacts.ts';
import { openDatabase } from './base/database.ts';
import { createDocumentRequests } from './players/documentRequests.ts';
import { createDocuments } from './base/documents.ts';
import { createExclusions } from './players/exclusions.ts';
import { createFavourites } from './play/favourites.ts';
import { createFreeSpins } from './play/freeSpins.ts';
import { createGames } from './play/games.ts';
import { createGamification } from './gamification/index.ts';
import { createPrizes } from './rewards/prizes.ts';
import { createHistory } from './play/history.ts';
import { createPartnerLogins } from './signIn/partnerLogins.ts';
import { awardPoints, createPayments, isInstantBank } from './wallets/payments.ts';
import { createLimits } from './play/limits.ts';
import { createPhoneLogins } from './signIn/phoneLogins.ts';
import { createPlay, type PlacedStake, type PlayedRound } from './play/play.ts';
import { createPlayTime } from './players/playTime.ts';
import { createPlayers, hashPassword, type Player } from './players/players.ts';
import { createPoints } from './rewards/points.ts';
import { defaultProfile } from './players/profile.ts';
import { createRegistrations } from './signIn/registration.ts';
import { createRewards } from './rewards/rewards.ts';
import { createSessions } from './players/sessions.ts';
import { createShop } from './rewards/shop.ts';
import { createSignInProofs } from './signIn/signInProofs.ts';
import { createSourceOfWealth } from './players/sourceOfWealth.ts';
import { createSportsbook } from './sportsbook/index.ts';
import { createJackpots } from './thrillpots/jackpots.ts';
import { createPots } from './thrillpots/pots.ts';
import { createRaffles } from './thrillpots/raffles.ts';
import { createWallets } from './wallets/wallets.ts';

export type { Money } from './base/money.ts';
export type { Bonus } from './wallets/bonuses.ts';
export type { FreeSpins } from './play/freeSpins.ts';
export type { Wallet } from './wallets/wallets.ts';
export { InsufficientFunds } from './wallets/wallets.ts';
export { OutOfRange } from './base/database.ts';
export { Rejected } from './base/rejected.ts';
export type { Limit } from './play/limits.ts';
export type { LocalizedText } from './base/wording.ts';
export type { Game, GameDetails, GameGroup, SeededGame, Studio } from './play/games.ts';
export type { Player, PlayerChange } from './players/players.ts';
export type { Payment } from './wallets/payments.ts';
export type { PlayerReward, Reward } from './rewards/rewards.ts';
export type { StoreEvent, StoreEventName, StoreEvents } from './base/events.ts';
export type { Launch, Round, RoundStep } from './play/play.ts';
export { potIds, raffleTypes, type JackpotWin, type RaffleType, type RaffleWin } from './base/thrillpots.ts';
export type { Session } from './players/sessions.ts';
export { toDecimal, toMinor, fromEuroMinor, maxAmount } from './base/money.ts';

/**
 * The platform's persistence: one SQLite file per brand, money in whole minor units.
 *
 * - `players`: find, findByEmail, verifyPassword, update (emits `playerUpdated`), addPopUps; `register` creates one
 * - `wallets`: ofPlayer, set, grantBonus, forfeitBonus; `move` is the only function that moves money
 * - `bonuses`: the bonuses' parts of the bonus balance
 * - `sessions`: sign-in sessions, of the provider and of the custom flow
 * - `games`: the catalogue; `catalogue`: what is popular, new and hot of it; `play`: launches, rounds (`placeRound`: debit, credit and record in one transaction), recently played
 * - `favourites`: games that players have marked
 * - `payments`: cashier sessions, deposits and withdrawals (`record`, `process`, `settle`)
 * - `history`: rounds by page
 * - `contacts`: codes that prove an e-mail address or a phone number
 * - `phoneLogins`, `partnerLogins`: the custom flow's sign-ins, limited by `signInAttempts`; without an account they are
 *   `signInProofs` for a registration
 * - `documentRequests`: documents that the operator requests, and uploaded files; `sourceOfWealth`: what players declare
 * - `exclusions`: time-outs and self-exclusions
 * - `limits`: those that players set, with what is used of them
 * - `pots`, `jackpots`: opt-ins, contributions and wins; `raffles`: drops, tickets and draws
 * - `registrations`: accounts opened by a form, once for each registration
 * - `rewards`: assign, claim; `freeSpins`: those that were claimed and are played
 * - `points`, `shop`: what stakes earn, and what is bought with it; `cashback`: part of the week's losses
 * - `calendars`: doors that open day by day, with prizes
 * - `gamification`: levels, missions and tournaments, moved by rounds of players who have opted in
 * - `sportsbook`: events by the clock, and bets on them
 * - `documents`: content, settings, texts
 * - `events.on(listener)`: {@link StoreEvents} of committed transactions
 * - `now()`: the platform's time, changed by `moveClock`
 *
 * Each movement of money is one transaction: after a kill -9 it is complete or absent. The brand's toggles say what rewards
 * wait for; without them no phone number has to be verified.
 *
 * @param source a file, `:memory:`, or what `database.serialize` of another store has returned
 */
export function createStore(
  source: string | Uint8Array,
  { toggles = {} }: { toggles?: Partial<Brand['toggles']> } = {},
) {
  const db = openDatabase(source);
  const players = createPlayers(db);
  const bonuses = createBonuses(db);
  const wallets = createWallets(db, bonuses, players);
  players.observe(({ id, profile }) => {
    if (profile.sourceOfWealth.status === 'Done') wallets.unlockBonuses(id, 'CompleteSoW');
  });
  const games = createGames(db);
  const favourites = createFavourites(db, players, games);
  const sessions = createSessions(db);
  const playTime = createPlayTime(db);
  const limits = createLimits(db, players, wallets, playTime, randomUUID);
  const documents = createDocuments(db);
  const catalogue = createCatalogue(db, documents, games);
  const pots = createPots(db);
  const jackpots = createJackpots({ db, players, wallets, limits, documents, pots, newId: randomUUID });
  const raffles = createRaffles({ db, players, wallets, documents, newId: randomUUID });
  const points = createPoints(db, wallets);
  const onStake = (stake: PlacedStake): void => {
    jackpots.contribute(stake);
    raffles.countStake(stake);
    points.countStake(stake);
  };
  const onRoundEnd = (round: PlayedRound): void => gamification.countRound(round);
  const freeSpins = createFreeSpins(db, wallets, players.notify, randomUUID);
  const play = createPlay(
    db,
    players,
    wallets,
    bonuses,
    games,
    sessions,
    playTime,
    freeSpins,
    { onStake, onRoundEnd },
    randomUUID,
  );
  const payments = createPayments(
    db,
    wallets,
    sessions,
    ({ id, playerId, method }) => {
      const isAwarded = toggles.EnableCashierIBAwardAnnouncement === true && isInstantBank(method);
      if (isAwarded) points.add(playerId, 'InstantBanking', awardPoints, id);
      // What waits for a deposit may be claimed now.
      players.notify(playerId, ['PlayerReward']);
    },
    randomUUID,
  );
  const history = createHistory(db);
  const exclusions = createExclusions(db, players);
  const contacts = createContacts(db, players, randomUUID);
  const signInAttempts = createAttempts(db);
  const signInProofs = createSignInProofs(db);
  const phoneLogins = createPhoneLogins(db, players, documents, signInAttempts, signInProofs, randomUUID);
  const partnerLogins = createPartnerLogins(db, signInAttempts, signInProofs);
  const documentRequests = createDocumentRequests(db, players, randomUUID);
  const sourceOfWealth = createSourceOfWealth(db, players, documentRequests);
  const mayGet = ({ profile }: Player) => rewardsBlock(profile, toggles, db.now()) === null;
  const registrations = createRegistrations(db, players, wallets, signInAttempts, randomUUID);
  const rewards = createRewards({ db, wallets, players, payments, freeSpins, mayGet, newId: randomUUID });
  const shop = createShop({ db, players, wallets, points, rewards, newId: randomUUID });
  const cashback = createCashback({ db, players, wallets, rewards, newId: randomUUID });
  const gamification = createGamification({
    ...{ db, players, wallets, documents, games, points, rewards, newId: randomUUID },
  });
  const sportsbook = createSportsbook({
    ...{ db, wallets, documents, limits, play, isOffered: toggles.Sportsbook ?? false },
    mayPlay(playerId) {
      const player = players.find(playerId);
      return player !== undefined && mayPlay(player.profile, db.now());
    },
  });

  const calendars = createCalendars({
    ...{ db, documents },
    prizes: createPrizes({ db, players, wallets, points, rewards, newId: randomUUID, kind: 'Calendar' }),
  });

  /**
   * Applies time-based transitions: rewards start and expire, bonuses expire, raffles are drawn, cashback is paid, tournaments
   * end, sports events are settled, popular games are counted.
   */
  const applyTime = (): void => {
    rewards.applyTime();
    wallets.expireBonuses();
    raffles.applyTime();
    cashback.applyTime();
    gamification.applyTime();
    sportsbook.applyTime();
    catalogue.applyTime();
  };

  return {
    players,
    wallets,
    bonuses,
    games,
    catalogue,
    favourites,
    play,
    payments,
    history,
    limits,
    pots,
    jackpots,
    raffles,
    exclusions,
    contacts,
    signInAttempts,
    phoneLogins,
    partnerLogins,
    signInProofs,
    documentRequests,
    sourceOfWealth,
    registrations,
    rewards,
    freeSpins,
    points,
    shop,
    cashback,
    calendars,
    gamification,
    sportsbook,
    sessions,
    documents,
    events: db.events,
    now: db.now,
    transaction: db.transaction,
    /** For the partners’ own tables, which they prefix `partner_`. */
    database: db,

    /** Moves the platform's clock and applies time-based transitions. */
    moveClock(byMs: number): void {
      db.transaction(() => {
        db.moveClock(byMs);
        applyTime();
      });
    },
    applyTime,

    /** Creates a player with an empty wallet. @returns undefined if the e-mail address is taken */
    async register(input: {
      email: string;
      password: string;
      language: string;
      country: string;
      currency: string;
    }): Promise<Player | undefined> {
      const passwordHash = await hashPassword(input.password);
      return db.transaction(() => {
        if (players.findByEmail(input.email)) return undefined;
        const player = { id: randomUUID(), email: input.email, profile: defaultProfile(input.country, input.language) };
        players.insert({ ...player, passwordHash });
        wallets.insert({ id: randomUUID(), playerId: player.id, currency: input.currency });
        return player;
      });
    },

    close: db.close,
  };
}

export type Store = ReturnType<typeof createStore>;
