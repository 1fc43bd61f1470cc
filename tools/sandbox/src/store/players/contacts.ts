import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import type { ContactKind } from '../../../../../libs/contracts/src/enums.ts';
import type { Database } from '../base/database.ts';
import type { Player, Players } from './players.ts';
import { Rejected } from '../base/rejected.ts';

/** A code that has been sent to an e-mail address or a phone, and may be entered. */
export interface VerificationCode {
  id: string;
  playerId: string;
  contact: ContactKind;
  /** The address or number that it proves; a new one replaces the player's present one. */
  target: string;
  code: string;
  sentAt: number;
  expiresAt: number;
  attemptsLeft: number;
}

/** In ms: from one code to the next, and how long a code may be entered. */
export const resendAfter = 30_000;
const lifetime = 10 * 60_000;
const attempts = 5;

export const schemas = {
  Email: v.pipe(v.string(), v.trim(), v.maxLength(254), v.email()),
  // E.164; people write spaces, dashes and brackets.
  Phone: v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll(/[\s()./-]/g, '')),
    v.regex(/^\+[1-9]\d{6,14}$/),
  ),
} satisfies Record<ContactKind, v.GenericSchema<string, string>>;

export type Contacts = ReturnType<typeof createContacts>;

/** Proof that an e-mail address or a phone number belongs to the player. */
export function createContacts(db: Database, players: Players, newId: () => string) {
  const isTaken = (email: string, playerId: string): boolean => {
    const owner = players.findByEmail(email);
    return owner !== undefined && owner.id !== playerId;
  };

  const ofPlayer = (playerId: string): VerificationCode[] =>
    db.all<VerificationCode>(
      'SELECT * FROM verificationCodes WHERE playerId = ? AND expiresAt > ? AND attemptsLeft > 0 ORDER BY sentAt',
      playerId,
      db.now(),
    );

  function take({ id, playerId, contact, target }: VerificationCode): Player {
    db.run('DELETE FROM verificationCodes WHERE id = ?', id);
    if (contact === 'Phone')
      return players.update(playerId, {
        phoneNumber: target,
        phoneNumberValidity: 'Valid',
        isPhoneNumberVerified: true,
      });
    if (isTaken(target, playerId)) throw new Rejected('ContactInvalid', 'This address cannot be used.');
    return setVerifiedEmail(playerId, target);
  }

  function setVerifiedEmail(playerId: string, email: string): Player {
    db.update('players', playerId, { email });
    return players.update(playerId, { emailValidity: 'Valid', emailVerified: true });
  }

  return {
    ofPlayer,

    /** By a link; the address replaces the present one if it is another. @throws Rejected */
    verifyEmail(playerId: string, email: string): Player {
      if (isTaken(email, playerId)) throw new Rejected('LinkInvalid', 'This address is somebody else’s.');
      return setVerifiedEmail(playerId, email);
    },

    /** Sends a code to the present address or number, or to a new one, and replaces an earlier code. @throws Rejected */
    send: (player: Player, contact: ContactKind, to?: string | null): VerificationCode =>
      db.transaction(() => {
        const { id: playerId, email, profile } = player;
        const written = to ?? (contact === 'Email' ? email : profile.phoneNumber);
        const parsed = v.safeParse(schemas[contact], written);
        if (!parsed.success || (contact === 'Email' && isTaken(parsed.output, playerId)))
          throw new Rejected('ContactInvalid', 'No code can be sent there.');
        const where = 'playerId = ? AND contact = ?';
        const earlier = db.get<VerificationCode>(`SELECT * FROM verificationCodes WHERE ${where}`, playerId, contact);
        const sentAt = db.now();
        if (earlier && earlier.sentAt + resendAfter > sentAt)
          throw new Rejected('CodeRecentlySent', 'A code has just been sent.');
        db.run(`DELETE FROM verificationCodes WHERE ${where}`, playerId, contact);
        const code = String(randomInt(1_000_000)).padStart(6, '0');
        const expiresAt = sentAt + lifetime;
        const sent = { id: newId(), playerId, contact, target: parsed.output, code, sentAt, expiresAt };
        db.insert('verificationCodes', { ...sent, attemptsLeft: attempts });
        return { ...sent, attemptsLeft: attempts };
      }),

    /** @throws Rejected for a wrong code, which costs an attempt, and for one that may no longer be entered */
    confirm(playerId: string, id: string, code: string): Player {
      const found = ofPlayer(playerId).find((each) => each.id === id);
      if (!found) throw new Rejected('CodeExpired', 'This code can no longer be used.');
      if (code.trim() === found.code) return db.transaction(() => take(found));
      db.update('verificationCodes', id, { attemptsLeft: found.attemptsLeft - 1 });
      throw new Rejected('CodeInvalid', 'This is not the code that was sent.');
    },
  };
}
