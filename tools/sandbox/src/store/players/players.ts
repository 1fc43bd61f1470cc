import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { mayPlay } from './rules.ts';
import type { Database } from '../base/database.ts';
import type { Profile } from './profile.ts';
import { stopPlay } from './stopPlay.ts';

export interface Player {
  id: string;
  email: string;
  profile: Profile;
}

export type PlayerChange = Partial<Profile>;

interface PlayerRow {
  id: string;
  email: string;
  passwordHash: string;
  profile: string;
}

const comparable = (personalNumber: string): string => personalNumber.replaceAll(/[\s-]/g, '').toUpperCase();

export type Players = ReturnType<typeof createPlayers>;

export function createPlayers(db: Database) {
  const read = (row: PlayerRow | undefined): Player | undefined =>
    row && { id: row.id, email: row.email, profile: JSON.parse(row.profile) as Profile };
  const byEmail = (email: string) => db.get<PlayerRow>('SELECT * FROM players WHERE email = ?', email);
  const find = (id: string) => read(db.get<PlayerRow>('SELECT * FROM players WHERE id = ?', id));

  const observers = new Set<(player: Player) => void>();

  /** Notifies the player's clients which types of the schema to request again. */
  const notify = (id: string, updatedTypes: readonly string[], profile = find(id)?.profile): void => {
    const isAccountClosed = profile?.accountStatus.status === 'Closed';
    db.emit({ name: 'playerUpdated', data: { playerId: id, isAccountClosed, updatedTypes } });
  };

  /** @throws for an unknown player */
  const write = (id: string, change: PlayerChange): Player => {
    const player = find(id);
    if (!player) throw new Error(`There is no player ${id}.`);
    const profile = { ...player.profile, ...change };
    db.update('players', id, { profile: JSON.stringify(profile) });
    return { ...player, profile };
  };

  return {
    find,
    notify,
    /** For what depends on a player's data; called within the transaction of each change. */
    observe: (observer: (player: Player) => void) => void observers.add(observer),
    findByEmail: (email: string) => read(byEmail(email)),
    /** In the form of E.164. An account that has verified the number comes before others that name it. */
    findByPhone: (phoneNumber: string) =>
      read(
        db.get<PlayerRow>(
          `SELECT * FROM players WHERE profile ->> 'phoneNumber' = ?
           ORDER BY profile ->> 'isPhoneNumberVerified' DESC, rowid LIMIT 1`,
          phoneNumber,
        ),
      ),
    /** However spaces, dashes and capitals are written. */
    findByPersonalNumber: (personalNumber: string) =>
      read(
        db.get<PlayerRow>(
          `SELECT * FROM players WHERE upper(replace(replace(profile ->> '$.personalInfo.ssn', ' ', ''), '-', '')) = ?
           ORDER BY rowid LIMIT 1`,
          comparable(personalNumber),
        ),
      ),
    all: () => db.all<PlayerRow>('SELECT * FROM players ORDER BY rowid').map((row) => read(row) as Player),

    /** The player, or undefined for wrong credentials. */
    async verifyPassword(email: string, password: string): Promise<Player | undefined> {
      const row = byEmail(email);
      const matches = await passwordMatches(password, row?.passwordHash ?? dummyHash);
      return matches ? read(row) : undefined;
    },

    /** Without a wallet. @throws Error if the e-mail address is taken */
    insert(player: { id: string; email: string; passwordHash: string; profile: Profile }): void {
      db.insert('players', { ...player, profile: JSON.stringify(player.profile), createdAt: db.now() });
    },

    /** Changes some fields, ends the games of a player who may no longer play, and notifies the player's clients. @throws Error for an unknown player */
    update(id: string, change: PlayerChange): Player {
      return db.transaction(() => {
        const player = write(id, change);
        if (!mayPlay(player.profile, db.now())) stopPlay(db, id);
        for (const observer of observers) observer(player);
        notify(id, ['Player', 'Customer'], player.profile);
        return player;
      });
    },

    /** Sets the start of the current reality check period. Emits no event. */
    setRealityCheckStart: (id: string, time: number): Player =>
      write(id, { realityCheckStartedAt: new Date(time).toISOString() }),

    setGamificationLevel(id: string, level: number): void {
      write(id, { gamificationLevel: level });
      notify(id, ['PlayerGamificationDetails']);
    },

    /** Requires the player to accept pop-ups, without duplicates. */
    addPopUps(id: string, popUpIds: readonly string[]): Player {
      return db.transaction(() => {
        const pending = find(id)?.profile.popUpsNeeded ?? [];
        const popUpIdsAdded = popUpIds.filter((popUpId) => !pending.includes(popUpId));
        const player = this.update(id, { popUpsNeeded: [...pending, ...popUpIdsAdded] });
        if (popUpIdsAdded.length > 0) db.emit({ name: 'customerPopUpAdded', data: { playerId: id, popUpIdsAdded } });
        return player;
      });
    },
  };
}

const deriveKey = promisify<string, Buffer, number, Buffer>(scrypt);

export async function hashPassword(password: string, salt = randomBytes(16)): Promise<string> {
  const key = await deriveKey(password, salt, 32);
  return `${salt.toString('base64')}:${key.toString('base64')}`;
}

// Verified for unknown e-mail addresses, so that response times do not reveal which ones exist.
const dummyHash = `${Buffer.alloc(16).toString('base64')}:${Buffer.alloc(32).toString('base64')}`;

async function passwordMatches(password: string, hash: string): Promise<boolean> {
  const [salt = '', expected = ''] = hash.split(':');
  const key = await deriveKey(password, Buffer.from(salt, 'base64'), 32);
  return timingSafeEqual(key, Buffer.from(expected, 'base64'));
}
