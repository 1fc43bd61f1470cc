import { randomFromText, type Random } from '../../../../sandbox-art/src/index.ts';
import type { JackpotSettingsDocument, RaffleSettingsDocument } from '../base/content.ts';
import { mayPlay } from '../players/rules.ts';
import type { Database } from '../base/database.ts';
import type { Documents } from '../base/documents.ts';
import type { Money } from '../base/money.ts';
import type { PlacedStake } from '../play/play.ts';
import type { Player, Players } from '../players/players.ts';
import type { Wallets } from '../wallets/wallets.ts';
import { fromMicroEuro, microPerEuro, toMicroEuro, type MicroEuro } from '../base/microEuro.ts';
import { periodOf, sizes } from './raffleTypes.ts';
import { raffleTypes, type RaffleType, type RaffleWin } from '../base/thrillpots.ts';

/** One draw of a raffle, to come or past. */
export interface Drop {
  id: string;
  type: RaffleType;
  startsAt: number;
  endsAt: number;
  value: MicroEuro;
  /** Tickets of simulated players. */
  othersTickets: number;
  drawnAt: number | null;
}

const initialsOf = ({ profile: { personalInfo } }: Player): string =>
  [personalInfo.firstName, personalInfo.lastName].map((name) => (name ?? '').slice(0, 1).toUpperCase()).join('') || '–';

const letter = (random: Random): string => String.fromCharCode(65 + random.integer(0, 25));

export type Raffles = ReturnType<typeof createRaffles>;

/** Hourly, daily and weekly draws: one drop of each to come, tickets from stakes, and winners who are really paid. */
export function createRaffles({
  db,
  players,
  wallets,
  documents,
  newId,
}: {
  db: Database;
  players: Players;
  wallets: Wallets;
  documents: Pick<Documents, 'get'>;
  newId: () => string;
}) {
  const settings = () => documents.get<RaffleSettingsDocument>('setting', 'raffle');
  const next = (type: RaffleType) => db.get<Drop>('SELECT * FROM raffleDrops WHERE type = ? AND drawnAt IS NULL', type);
  const randomOf = (dropId: string, purpose: string): Random =>
    randomFromText(`raffle/${documents.get<number>('setting', 'seed') ?? 0}/${dropId}/${purpose}`);

  const mayTakePart = (playerId: string, present: RaffleSettingsDocument): boolean => {
    const profile = players.find(playerId)?.profile;
    return (
      present.enabled &&
      profile !== undefined &&
      mayPlay(profile, db.now()) &&
      !present.blockedCountries?.includes(profile.country)
    );
  };

  function begin(type: RaffleType): Drop {
    const count =
      db.get<{ count: number }>('SELECT count(*) AS count FROM raffleDrops WHERE type = ?', type)?.count ?? 0;
    const operator = documents.get<JackpotSettingsDocument>('setting', 'jackpot')?.operatorId ?? 'raffle';
    const id = `${operator}-${type}-${count + 1}`;
    const random = randomOf(id, 'begin');
    const { from, to } = periodOf(type, db.now());
    const earlier = db.get<{ endedAt: number | null }>(
      'SELECT max(endsAt) AS endedAt FROM raffleDrops WHERE type = ? AND drawnAt IS NOT NULL',
      type,
    );
    const endedAt = earlier?.endedAt ?? 0;
    const drop: Drop = {
      id,
      type,
      startsAt: endedAt > from && endedAt <= db.now() ? endedAt : from,
      endsAt: to,
      value: random.pick(sizes[type].prizes) * microPerEuro,
      othersTickets: random.integer(...sizes[type].tickets),
      drawnAt: null,
    };
    db.insert('raffleDrops', { ...drop });
    return drop;
  }

  /** In minor units of the player's currency, so that no remainder is lost. */
  const wagered = (dropId: string, playerId: string): Money =>
    db.get<{ wagered: Money }>('SELECT wagered FROM raffleTickets WHERE dropId = ? AND playerId = ?', dropId, playerId)
      ?.wagered ?? 0;

  const ticketsFor = (amount: Money, currency: string): number =>
    Math.floor(toMicroEuro(amount, currency) / microPerEuro);

  const tickets = (dropId: string, playerId: string): number =>
    ticketsFor(wagered(dropId, playerId), wallets.ofPlayer(playerId).currency);

  /** Pays a player, or just announces somebody simulated. */
  function award({ id: dropId, type, value }: Drop, playerId: string, initials: string): RaffleWin {
    const win: RaffleWin = { id: newId(), dropId, type, playerId, initials, value, createdAt: db.now() };
    db.insert('raffleWins', { ...win });
    if (players.find(playerId)) {
      const amount = fromMicroEuro(value, wallets.ofPlayer(playerId).currency);
      if (amount > 0) wallets.move({ playerId, amount, moneyType: 'RaffleWin', reference: win.id });
    }
    db.emit({ name: 'raffleWon', data: { playerId, win } });
    return win;
  }

  /** One ticket of all; those of players who may no longer play are not drawn. */
  function drawWinner(drop: Drop): { playerId: string; initials: string } {
    const random = randomOf(drop.id, 'draw');
    const rows = db.all<{ playerId: string }>(
      'SELECT playerId FROM raffleTickets WHERE dropId = ? ORDER BY playerId',
      drop.id,
    );
    const owners = rows.flatMap((row) => {
      const player = players.find(row.playerId);
      const owned = tickets(drop.id, row.playerId);
      return player && owned > 0 && mayPlay(player.profile, db.now()) ? [{ player, owned }] : [];
    });
    const total = owners.reduce((sum, { owned }) => sum + owned, drop.othersTickets);
    let drawn = total === 0 ? 0 : random.integer(0, total - 1);
    for (const { player, owned } of owners) {
      if (drawn < owned) return { playerId: player.id, initials: initialsOf(player) };
      drawn -= owned;
    }
    return { playerId: random.uuid(), initials: letter(random) + letter(random) };
  }

  function draw(type: RaffleType, winnerId?: string): RaffleWin | undefined {
    return db.transaction(() => {
      const drop = next(type);
      if (!drop) return undefined;
      db.update('raffleDrops', drop.id, { drawnAt: db.now(), endsAt: Math.min(drop.endsAt, db.now()) });
      const winner = winnerId === undefined ? undefined : players.find(winnerId);
      const drawn = winner ? { playerId: winner.id, initials: initialsOf(winner) } : drawWinner(drop);
      const win = award(drop, drawn.playerId, drawn.initials);
      begin(type);
      return win;
    });
  }

  /** Draws what has ended, and begins the next drops. One that the clock was moved back behind is of the present period again. */
  function applyTime(): void {
    if (!settings()) return;
    db.transaction(() => {
      for (const type of raffleTypes) {
        const drop = next(type);
        if (!drop) begin(type);
        else if (drop.endsAt <= db.now()) draw(type);
        else if (drop.startsAt > db.now()) {
          const { from, to } = periodOf(type, db.now());
          db.update('raffleDrops', drop.id, { startsAt: from, endsAt: to });
        }
      }
    });
  }

  return {
    settings,
    next,
    draw,
    find: (dropId: string) => db.get<Drop>('SELECT * FROM raffleDrops WHERE id = ?', dropId),

    /** Pays a player the prize of the drop to come, which goes on; for the console. */
    awardPlayer(type: RaffleType, playerId: string): RaffleWin | undefined {
      return db.transaction(() => {
        const drop = next(type);
        const player = players.find(playerId);
        return drop && player && award(drop, player.id, initialsOf(player));
      });
    },

    /** Changes the prize or the end of the drop to come; for the console. */
    change(type: RaffleType, changes: { value?: MicroEuro; endsAt?: number }): void {
      const drop = next(type);
      if (drop && Object.keys(changes).length > 0) db.update('raffleDrops', drop.id, changes);
    },

    tickets,

    /** Sets a player's tickets of the drop to come; for the console. */
    setTickets(type: RaffleType, playerId: string, count: number): void {
      db.transaction(() => {
        const drop = next(type);
        if (!drop) return;
        const { currency } = wallets.ofPlayer(playerId);
        const least = fromMicroEuro(count * microPerEuro, currency);
        const amount = ticketsFor(least, currency) < count ? least + 1 : least;
        db.run('INSERT OR REPLACE INTO raffleTickets VALUES (?, ?, ?)', drop.id, playerId, amount);
        db.emit({ name: 'raffleTicketsUpdated', data: { playerId, tickets: [{ dropId: drop.id, tickets: count }] } });
      });
    },

    /** A ticket for each euro of a stake; what is left over counts towards the next one of the same drop. */
    countStake({ playerId, real, bonus }: PlacedStake): void {
      const present = settings();
      const stake = real + bonus;
      if (stake <= 0 || !present || !mayTakePart(playerId, present)) return;
      const { currency } = wallets.ofPlayer(playerId);
      applyTime();
      const earned = raffleTypes.flatMap((type) => {
        const drop = next(type);
        if (!drop) return [];
        const before = wagered(drop.id, playerId);
        db.run('INSERT OR REPLACE INTO raffleTickets VALUES (?, ?, ?)', drop.id, playerId, before + stake);
        const count = ticketsFor(before + stake, currency);
        return count > ticketsFor(before, currency) ? [{ dropId: drop.id, tickets: count }] : [];
      });
      if (earned.length > 0) db.emit({ name: 'raffleTicketsUpdated', data: { playerId, tickets: earned } });
    },

    applyTime,

    /** Newest first. */
    winners: (last: number): RaffleWin[] =>
      db.all<RaffleWin>('SELECT * FROM raffleWins ORDER BY createdAt DESC, rowid DESC LIMIT ?', last),

    winsOf: (playerId: string, dropId: string, since: number): RaffleWin[] =>
      db.all<RaffleWin>(
        'SELECT * FROM raffleWins WHERE playerId = ? AND dropId = ? AND createdAt >= ? ORDER BY createdAt, id',
        playerId,
        dropId,
        since,
      ),
  };
}
