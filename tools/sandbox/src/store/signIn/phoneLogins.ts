import { randomInt, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { AttemptLimit, Attempts } from './attempts.ts';
import { resendAfter, schemas } from '../players/contacts.ts';
import type { Database } from '../base/database.ts';
import type { Documents } from '../base/documents.ts';
import type { Player, Players } from '../players/players.ts';
import { Rejected } from '../base/rejected.ts';
import type { SignInProofs } from './signInProofs.ts';

/** A sign-in by phone that is under way. */
export interface PhoneLogin {
  id: string;
  phoneNumber: string;
  code: string;
  sentAt: number;
  expiresAt: number;
  /** For this code. */
  attemptsLeft: number;
  /** When the right code was entered. */
  usedAt: number | null;
  /** The session that it has begun. */
  sessionId: string | null;
}

const minute = 60_000;
const lifetime = 10 * minute;
const attempts = 5;
/** How many digits a code has, unless the console says another length. */
const defaultLength = 6;
/** An answer may be lost: the same code is taken again for so long. */
const repeatableFor = minute;

/**
 * By number and client address, so that no stranger keeps a number's owner out. What everybody together may have sent to a number is
 * limited, too, for its owner's sake and against guesses from many addresses.
 */
export const phoneLoginLimits = {
  begunForNumber: { kind: 'phoneLoginOfNumber', count: 5, within: 60 * minute },
  /** With those that are sent again. */
  codesToNumber: { kind: 'phoneCodeToNumber', count: 10, within: 60 * minute },
  codesFromAnybody: { kind: 'phoneCodeFromAnybody', count: 30, within: 60 * minute },
  wrongForNumber: { kind: 'wrongCodeForNumber', count: 20, within: 60 * minute },
  begunFromAddress: { kind: 'phoneLoginFromAddress', count: 50, within: 10 * minute },
  wrongFromAddress: { kind: 'wrongCodeFromAddress', count: 50, within: 10 * minute },
} as const satisfies Record<string, AttemptLimit>;

const tooMany = () => new Rejected('TooManyAttempts', 'Too many attempts; try again later.');
const expired = () => new Rejected('CodeExpired', 'This code can no longer be used.');
const spent = () => new Rejected('CodeExpired', 'This code was tried too often.', { attemptsLeft: 0 });
const by = (phoneNumber: string, address: string) => `${phoneNumber} ${address}`;

const isSame = (given: string, code: string): boolean =>
  /^\d+$/.test(given) && given.length === code.length && timingSafeEqual(Buffer.from(given), Buffer.from(code));

export type PhoneLogins = ReturnType<typeof createPhoneLogins>;

/** Sign-ins by a code that is sent to a phone. Nothing shows whether an account has the number until its owner has proven it. */
export function createPhoneLogins(
  db: Database,
  players: Players,
  documents: Documents,
  counts: Attempts,
  proofs: SignInProofs,
  newId: () => string,
) {
  const limits = phoneLoginLimits;
  const find = (id: string) =>
    db.get<PhoneLogin>('SELECT * FROM phoneLogins WHERE id = ? AND expiresAt > ?', id, db.now());

  function send(id: string, phoneNumber: string, address: string): PhoneLogin {
    const key = by(phoneNumber, address);
    const lastAt = counts.lastAt('phoneCodeToNumber', key);
    const sentAt = db.now();
    if (lastAt !== null && lastAt + resendAfter > sentAt)
      throw new Rejected('CodeRecentlySent', 'A code has just been sent.');
    if (counts.isReached(limits.codesToNumber, key) || counts.isReached(limits.codesFromAnybody, phoneNumber))
      throw tooMany();
    counts.add('phoneCodeToNumber', key);
    counts.add('phoneCodeFromAnybody', phoneNumber);
    const length = documents.get<number>('setting', 'phoneCodeLength') ?? defaultLength;
    const code = String(randomInt(10 ** length)).padStart(length, '0');
    const times = { sentAt, expiresAt: sentAt + lifetime, usedAt: null };
    const login: PhoneLogin = { id, phoneNumber, code, ...times, attemptsLeft: attempts, sessionId: null };
    db.run('DELETE FROM phoneLogins WHERE id = ? OR expiresAt <= ?', id, sentAt);
    db.insert('phoneLogins', { ...login });
    return login;
  }

  /** @returns the sign-in whose number the code proves */
  function check(id: string, given: string, address: string): PhoneLogin | Rejected {
    if (counts.isReached(limits.wrongFromAddress, address)) return tooMany();
    const login = find(id);
    if (!login || (login.usedAt !== null && login.usedAt + repeatableFor <= db.now())) return expired();
    if (login.attemptsLeft === 0) return spent();
    const { phoneNumber, code } = login;
    if (counts.isReached(limits.wrongForNumber, by(phoneNumber, address))) return tooMany();
    // Counted before it is compared, so that guesses at once are not more than one after the other.
    const attemptsLeft = login.attemptsLeft - 1;
    db.update('phoneLogins', id, { attemptsLeft });
    if (isSame(given.trim(), code)) {
      // The right one costs nothing: it may have to be entered again.
      db.update('phoneLogins', id, { attemptsLeft: login.attemptsLeft, usedAt: login.usedAt ?? db.now() });
      return login;
    }
    counts.add('wrongCodeForNumber', by(phoneNumber, address));
    counts.add('wrongCodeFromAddress', address);
    return new Rejected('CodeInvalid', 'This is not the code that was sent.', { attemptsLeft });
  }

  return {
    /** Begins a sign-in and sends its code. @throws Rejected */
    start: (written: string, address: string): PhoneLogin =>
      db.transaction(() => {
        const parsed = v.safeParse(schemas.Phone, written);
        if (!parsed.success) throw new Rejected('ContactInvalid', 'No code can be sent there.');
        const phoneNumber = parsed.output;
        if (counts.isReached(limits.begunFromAddress, address)) throw tooMany();
        if (counts.isReached(limits.begunForNumber, by(phoneNumber, address))) throw tooMany();
        const login = send(newId(), phoneNumber, address);
        counts.add('phoneLoginOfNumber', by(phoneNumber, address));
        counts.add('phoneLoginFromAddress', address);
        return login;
      }),

    /** Replaces the code of a sign-in. @throws Rejected */
    resend: (id: string, address: string): PhoneLogin =>
      db.transaction(() => {
        const login = find(id);
        if (!login || login.usedAt !== null) throw expired();
        return send(id, login.phoneNumber, address);
      }),

    /**
     * Takes the code, and for a minute again. Its number counts as verified from then on. @returns no player if no account has the
     * number, which is proven then, and the session that an earlier answer has begun @throws Rejected
     */
    complete(id: string, code: string, address: string): { player: Player | undefined; earlier: string | null } {
      // A rejection is no error within the transaction, which would undo the count.
      const outcome = db.transaction(() => {
        const proven = check(id, code, address);
        if (proven instanceof Rejected) return proven;
        const earlier = proven.sessionId;
        const { phoneNumber } = proven;
        const player = players.findByPhone(phoneNumber);
        if (!player) proofs.keep(id, { by: 'phone', phoneNumber });
        if (!player || player.profile.isPhoneNumberVerified) return { player, earlier };
        const verified = { isPhoneNumberVerified: true, phoneNumberValidity: 'Valid' } as const;
        return { player: players.update(player.id, verified), earlier };
      });
      if (outcome instanceof Rejected) throw outcome;
      return outcome;
    },
    /** To be ended if the answer was lost. */
    noteSession: (id: string, sessionId: string): void => void db.update('phoneLogins', id, { sessionId }),

    /** Those under way, the last first. */
    all: (): PhoneLogin[] =>
      db.all<PhoneLogin>(
        'SELECT * FROM phoneLogins WHERE expiresAt > ? AND attemptsLeft > 0 AND usedAt IS NULL ORDER BY sentAt DESC, rowid DESC',
        db.now(),
      ),
  };
}
