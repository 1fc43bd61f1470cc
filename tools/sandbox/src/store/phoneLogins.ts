import { randomInt, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { AttemptLimit, Attempts } from './attempts.ts';
import { resendAfter, schemas } from './contacts.ts';
import type { Database } from './database.ts';
import type { Player, Players } from './players.ts';
import { Refused } from './refused.ts';

/** A sign-in by phone that is under way. */
export interface PhoneLogin {
  id: string;
  phoneNumber: string;
  code: string;
  sentAt: number;
  expiresAt: number;
  /** For this code. */
  attemptsLeft: number;
}

const minute = 60_000;
const lifetime = 10 * minute;
const attempts = 5;
const provenFor = 30 * minute;

export const phoneLoginLimits = {
  begunForNumber: { kind: 'phoneLoginOfNumber', count: 5, within: 60 * minute },
  /** With those that are sent again. */
  codesToNumber: { kind: 'phoneCodeToNumber', count: 10, within: 60 * minute },
  wrongForNumber: { kind: 'wrongCodeForNumber', count: 20, within: 60 * minute },
  begunFromAddress: { kind: 'phoneLoginFromAddress', count: 50, within: 10 * minute },
  wrongFromAddress: { kind: 'wrongCodeFromAddress', count: 50, within: 10 * minute },
} as const satisfies Record<string, AttemptLimit>;

const tooMany = () => new Refused('TooManyAttempts', 'Too many attempts; try again later.');
const expired = () => new Refused('CodeExpired', 'This code can no longer be used.');

const isSame = (given: string, code: string): boolean =>
  /^\d{6}$/.test(given) && timingSafeEqual(Buffer.from(given), Buffer.from(code));

export type PhoneLogins = ReturnType<typeof createPhoneLogins>;

/** Sign-ins by a code that is sent to a phone. Nothing shows whether an account has the number until its owner has proven it. */
export function createPhoneLogins(db: Database, players: Players, counts: Attempts, newId: () => string) {
  const limits = phoneLoginLimits;
  const find = (id: string) =>
    db.get<PhoneLogin>('SELECT * FROM phoneLogins WHERE id = ? AND expiresAt > ?', id, db.now());

  function send(id: string, phoneNumber: string): PhoneLogin {
    const lastAt = counts.lastAt('phoneCodeToNumber', phoneNumber);
    const sentAt = db.now();
    if (lastAt !== null && lastAt + resendAfter > sentAt)
      throw new Refused('CodeRecentlySent', 'A code has just been sent.');
    if (counts.isReached(limits.codesToNumber, phoneNumber)) throw tooMany();
    counts.add('phoneCodeToNumber', phoneNumber);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const login = { id, phoneNumber, code, sentAt, expiresAt: sentAt + lifetime, attemptsLeft: attempts };
    db.run('DELETE FROM phoneLogins WHERE id = ? OR expiresAt <= ?', id, sentAt);
    db.insert('phoneLogins', login);
    return login;
  }

  /** @returns the number that the code proves */
  function check(id: string, given: string, address: string): string | Refused {
    if (counts.isReached(limits.wrongFromAddress, address)) return tooMany();
    const login = find(id);
    if (!login || login.attemptsLeft === 0) return expired();
    const { phoneNumber, code } = login;
    if (counts.isReached(limits.wrongForNumber, phoneNumber)) return tooMany();
    // Counted before it is compared, so that guesses at once are not more than one after the other.
    db.update('phoneLogins', id, { attemptsLeft: login.attemptsLeft - 1 });
    if (isSame(given.trim(), code)) {
      db.run('DELETE FROM phoneLogins WHERE id = ?', id);
      db.run('INSERT OR REPLACE INTO provenPhones VALUES (?, ?)', phoneNumber, db.now());
      return phoneNumber;
    }
    counts.add('wrongCodeForNumber', phoneNumber);
    counts.add('wrongCodeFromAddress', address);
    return new Refused('CodeInvalid', 'This is not the code that was sent.');
  }

  return {
    /** Begins a sign-in and sends its code. @throws Refused */
    start: (written: string, address: string): PhoneLogin =>
      db.transaction(() => {
        const parsed = v.safeParse(schemas.Phone, written);
        if (!parsed.success) throw new Refused('ContactInvalid', 'No code can be sent there.');
        const phoneNumber = parsed.output;
        if (counts.isReached(limits.begunFromAddress, address)) throw tooMany();
        if (counts.isReached(limits.begunForNumber, phoneNumber)) throw tooMany();
        const login = send(newId(), phoneNumber);
        counts.add('phoneLoginOfNumber', phoneNumber);
        counts.add('phoneLoginFromAddress', address);
        return login;
      }),

    /** Replaces the code of a sign-in. @throws Refused */
    resend: (id: string): PhoneLogin =>
      db.transaction(() => {
        const login = find(id);
        if (!login) throw expired();
        return send(id, login.phoneNumber);
      }),

    /** Takes the code, once. Its number counts as verified from then on. @returns undefined if no account has it @throws Refused */
    complete(id: string, code: string, address: string): Player | undefined {
      // A refusal is no error within the transaction, which would undo the count.
      const outcome = db.transaction(() => {
        const proven = check(id, code, address);
        if (proven instanceof Refused) return proven;
        const player = players.findByPhone(proven);
        if (!player || player.profile.isPhoneNumberVerified) return player;
        return players.update(player.id, { isPhoneNumberVerified: true, phoneNumberValidity: 'Valid' });
      });
      if (outcome instanceof Refused) throw outcome;
      return outcome;
    },

    /** Whether the owner of a number, in the form of E.164, has just entered a code that was sent to it. */
    isProven: (phoneNumber: string): boolean =>
      db.get('SELECT 1 FROM provenPhones WHERE phoneNumber = ? AND provenAt > ?', phoneNumber, db.now() - provenFor) !==
      undefined,

    /** Those under way, the last first. */
    all: (): PhoneLogin[] =>
      db.all<PhoneLogin>(
        'SELECT * FROM phoneLogins WHERE expiresAt > ? AND attemptsLeft > 0 ORDER BY sentAt DESC, rowid DESC',
        db.now(),
      ),
  };
}
