import type { AttemptLimit, Attempts } from './attempts.ts';
import type { Database } from '../base/database.ts';
import type { Player, Players } from '../players/players.ts';
import type { Profile } from '../players/profile.ts';
import { Rejected } from '../base/rejected.ts';
import type { Wallets } from '../wallets/wallets.ts';

/** A registration whose answer was lost may be sent again for so long. */
const repeatableMs = 10 * 60_000;

/** Registrations of one client, also those that find an account. */
const registrationLimit: AttemptLimit = { kind: 'registrationFromAddress', count: 10, within: 10 * 60_000 };

export interface NewAccount {
  registrationId: string;
  email: string;
  passwordHash: string;
  profile: Profile;
  currency: string;
}

export type Registrations = ReturnType<typeof createRegistrations>;

/** Accounts that players open by a form. */
export function createRegistrations(
  db: Database,
  players: Players,
  wallets: Wallets,
  counts: Attempts,
  newId: () => string,
) {
  const isTaken = ({ email, profile: { phoneNumber, personalInfo } }: NewAccount): boolean =>
    players.findByEmail(email) !== undefined ||
    (phoneNumber !== null && players.findByPhone(phoneNumber) !== undefined) ||
    (personalInfo.ssn !== null && players.findByPersonalNumber(personalInfo.ssn) !== undefined);

  return {
    /**
     * The player whose account the same registration has opened; undefined if it has opened none.
     * @throws Rejected if it may not be sent again, or not with this address
     */
    findRepeated(registrationId: string, email: string): Player | undefined {
      const sql = 'SELECT playerId, openedAt FROM registrations WHERE id = ?';
      const row = db.get<{ playerId: string; openedAt: number }>(sql, registrationId);
      if (!row) return undefined;
      const player = players.find(row.playerId);
      const isRepeatable = db.now() < row.openedAt + repeatableMs;
      if (isRepeatable && player?.email.toLowerCase() === email.toLowerCase()) return player;
      throw new Rejected('RegistrationInvalid', 'This registration has been used.');
    },

    /** @throws Rejected if the client has registered too often */
    count(address: string): void {
      if (counts.isReached(registrationLimit, address))
        throw new Rejected('TooManyAttempts', 'Too many registrations; try again later.');
      counts.add('registrationFromAddress', address);
    },

    /** Opens an account with an empty wallet; `complete` runs in the same transaction. @throws Rejected */
    open: (account: NewAccount, complete: (playerId: string) => void): Player =>
      db.transaction(() => {
        if (isTaken(account)) throw new Rejected('AccountExists', 'There is such an account already.');
        const { registrationId, email, passwordHash, profile, currency } = account;
        const player = { id: newId(), email, profile };
        players.insert({ ...player, passwordHash });
        wallets.insert({ id: newId(), playerId: player.id, currency });
        db.insert('registrations', { id: registrationId, playerId: player.id, openedAt: db.now() });
        complete(player.id);
        return player;
      }),
  };
}
