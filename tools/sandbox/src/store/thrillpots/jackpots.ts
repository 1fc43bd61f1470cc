import { randomFromText, type Random } from '../../../../sandbox-art/src/index.ts';
import type { JackpotSettingsDocument } from '../base/content.ts';
import { mayPlay } from '../players/rules.ts';
import type { Database } from '../base/database.ts';
import type { Documents } from '../base/documents.ts';
import type { Limits } from '../play/limits.ts';
import type { Money } from '../base/money.ts';
import type { PlacedStake } from '../play/play.ts';
import type { Players } from '../players/players.ts';
import type { Wallets } from '../wallets/wallets.ts';
import {
  euroAmountIn,
  fromMicroEuro,
  microMinorToMicroEuro,
  microPerCent,
  microPerEuro,
  shareOf,
  toMicroEuro,
  type MicroEuro,
} from '../base/microEuro.ts';
import { createOptIns } from './optIns.ts';
import type { Pots } from './pots.ts';
import type { JackpotWin, PotId } from '../base/thrillpots.ts';

/** Somebody simulated who contributes, too. */
export interface Other {
  id: string;
  initials: string;
  contributed: MicroEuro;
}

/** An entry of the leaderboard. */
export interface Contributor extends Other {
  isPlayer: boolean;
}

/** Millionths of a minor unit in one. */
const microMinor = 1_000_000;
const hour = 3_600_000;
/** Percentage of a pot that the community gets. */
const communityPercentage = 10;

export type Jackpots = ReturnType<typeof createJackpots>;

/** Who takes part in jackpots, what rounds contribute, and who wins. All money of players is moved through `wallets.move`. */
export function createJackpots({
  db,
  players,
  wallets,
  limits,
  documents,
  pots,
  newId,
}: {
  db: Database;
  players: Players;
  wallets: Wallets;
  limits: Pick<Limits, 'remaining'>;
  documents: Pick<Documents, 'get'>;
  pots: Pots;
  newId: () => string;
}) {
  const optIns = createOptIns(db);
  const settings = () => documents.get<JackpotSettingsDocument>('setting', 'jackpot');
  const seed = () => documents.get<number>('setting', 'seed') ?? 0;

  const mayTakePart = (playerId: string, { enabled, blockedCountries }: JackpotSettingsDocument): boolean => {
    const profile = players.find(playerId)?.profile;
    return (
      enabled && profile !== undefined && mayPlay(profile, db.now()) && !blockedCountries.includes(profile.country)
    );
  };

  /** What a round contributes, in millionths of a minor unit. An option of 1 or more is a percentage already. */
  const priceOf = (option: number, stake: Money, currency: string, asPercentage: boolean): number =>
    asPercentage ? shareOf(stake, option >= 1 ? option / 100 : option) : euroAmountIn(option, currency);

  /** The pot that a contribution wins, if any. Each pot's chance grows with the contribution. */
  function drawPot(instanceId: string, roundId: string, value: MicroEuro): PotId | undefined {
    const drawn = randomFromText(`jackpot/${seed()}/${roundId}`).next();
    let upTo = 0;
    return pots.odds(instanceId).find(({ winOdds }) => {
      upTo += value / microPerEuro / winOdds;
      return drawn < upTo;
    })?.id;
  }

  const pay = (playerId: string, value: MicroEuro, reference: string): void => {
    const { currency } = wallets.ofPlayer(playerId);
    const amount = fromMicroEuro(value, currency);
    if (amount > 0) wallets.move({ playerId, amount, moneyType: 'JackpotWin', reference });
  };

  const activeContributors = (instanceId: string): string[] => {
    const present = settings();
    if (!present?.enabledCommunity) return [];
    return optIns.contributorsSince(instanceId, db.now() - hour).filter((id) => mayTakePart(id, present));
  };

  function win(
    {
      instanceId,
      potId,
      playerId,
      reference,
    }: { instanceId: string; potId: PotId; playerId: string; reference?: string },
    options: { community?: readonly string[]; keepsPot?: boolean } = {},
  ): JackpotWin {
    return db.transaction(() => {
      const id = newId();
      const taken = pots.take(instanceId, potId, options.keepsPot);
      const sharers = (options.community ?? activeContributors(instanceId)).filter((each) => each !== playerId);
      const cents = Math.floor(taken / microPerCent);
      const share =
        sharers.length === 0 ? 0 : Math.floor((cents * communityPercentage) / 100 / sharers.length) * microPerCent;
      const communityWinners = share === 0 ? [] : sharers.map((each) => ({ playerId: each, value: share }));
      const value = taken - share * communityWinners.length;
      const won = { id, instanceId, potId, playerId, value, communityWinners, createdAt: db.now() };
      db.insert('jackpotWins', { ...won, communityWinners: JSON.stringify(communityWinners) });
      if (players.find(playerId)) pay(playerId, value, reference ?? id);
      for (const sharer of communityWinners) pay(sharer.playerId, sharer.value, id);
      db.emit({ name: 'jackpotWon', data: { playerId, win: won } });
      return won;
    });
  }

  return {
    settings,
    optIns,
    mayTakePart: (playerId: string): boolean => {
      const present = settings();
      return present !== undefined && mayTakePart(playerId, present);
    },

    /**
     * The contribution of a round that a player opens with real money, in the round's transaction. Amounts below a minor
     * unit are owed until they add up to one. Without the money for it, or where a loss limit would be passed, the round
     * goes on without contribution and chance.
     */
    contribute({ roundId, playerId, opensRound, real }: PlacedStake): void {
      const present = settings();
      if (!opensRound || real <= 0 || !present || !mayTakePart(playerId, present)) return;
      const { instanceId, contributionAsPercentage = false } = present;
      const optIn = optIns.find(playerId, instanceId);
      if (!optIn?.optedIn) return;
      const { balance, currency } = wallets.ofPlayer(playerId);
      const price = priceOf(optIn.contribution, real, currency, contributionAsPercentage);
      const owed = optIn.carry + price;
      const amount = Math.floor(owed / microMinor);
      const losable = limits.remaining(playerId, ['Loss', 'GlobalLoss']);
      if (price === 0 || amount > balance || (losable !== null && amount > losable)) return;
      const value = toMicroEuro(amount, currency);
      optIns.setCarry(playerId, instanceId, owed - amount * microMinor);
      db.insert('jackpotContributions', { roundId, playerId, instanceId, amount, value, createdAt: db.now() });
      if (amount > 0) wallets.move({ playerId, amount: -amount, moneyType: 'JackpotContribution', reference: roundId });
      pots.add(instanceId, value, 'contributed');
      const potId = drawPot(instanceId, roundId, microMinorToMicroEuro(price, currency));
      if (potId) win({ instanceId, potId, playerId, reference: roundId });
    },

    /**
     * Pays a pot, less the part of the community, and starts it again. The community are the contributors of the last
     * hour, unless it is given.
     */
    win,

    /** The wins of a player since a time, and those in which the player shares, oldest first. */
    winsOf: (playerId: string, instanceId: string, since: number): JackpotWin[] =>
      db
        .all<Omit<JackpotWin, 'communityWinners'> & { communityWinners: string }>(
          `SELECT * FROM jackpotWins WHERE instanceId = ?1 AND createdAt >= ?2
           AND (playerId = ?3 OR EXISTS (SELECT 1 FROM json_each(communityWinners) WHERE value ->> 'playerId' = ?3))
           ORDER BY createdAt, id`,
          instanceId,
          since,
          playerId,
        )
        .map((row) => ({
          ...row,
          communityWinners: JSON.parse(row.communityWinners) as JackpotWin['communityWinners'],
        })),

    addOther(instanceId: string, { id, initials, contributed }: Other): void {
      db.run('INSERT OR IGNORE INTO jackpotOthers VALUES (?, ?, ?, ?)', instanceId, id, initials, contributed);
    },

    /** Somebody simulated contributes. */
    contributeOther(instanceId: string, value: MicroEuro, random: Random): void {
      db.transaction(() => {
        const others = db.all<{ id: string }>('SELECT id FROM jackpotOthers WHERE instanceId = ?', instanceId);
        if (others.length > 0)
          db.run(
            'UPDATE jackpotOthers SET contributed = contributed + ? WHERE instanceId = ? AND id = ?',
            value,
            instanceId,
            random.pick(others).id,
          );
        pots.add(instanceId, value, 'simulated');
      });
    },

    /** Simulated ones and players, by what they have contributed. */
    contributors: (instanceId: string): Contributor[] =>
      db
        .all<Other & { isPlayer: number }>(
          `SELECT id, initials, contributed, 0 AS isPlayer FROM jackpotOthers WHERE instanceId = ?1
           UNION ALL
           SELECT playerId, substr(profile ->> '$.personalInfo.firstName', 1, 1) || substr(profile ->> '$.personalInfo.lastName', 1, 1),
             sum(value), 1
           FROM jackpotContributions JOIN players ON players.id = playerId
           WHERE instanceId = ?1 GROUP BY playerId HAVING sum(value) > 0
           ORDER BY contributed DESC, id`,
          instanceId,
        )
        .map((row) => ({ ...row, initials: row.initials || '–', isPlayer: row.isPlayer === 1 })),
  };
}
