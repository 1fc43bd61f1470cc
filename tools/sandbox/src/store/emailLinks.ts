import { createHash, randomBytes } from 'node:crypto';
import type { VerificationOrigin } from '../../../../libs/contracts/src/enums.ts';
import type { Store } from './index.ts';
import { Refused } from './refused.ts';

/** A link that was sent to an e-mail address. */
interface EmailLink {
  playerId: string;
  /** What it verifies; another than the present one replaces that. */
  email: string;
  origin: VerificationOrigin;
  expiresAt: number;
}

/** In ms. Within it the link may be followed again, as mail programs do before their users. */
const lifetime = 2 * 24 * 3_600_000;

const keyOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** @returns the token in the link, which is not kept itself */
export function sendEmailLink(store: Store, link: Omit<EmailLink, 'expiresAt'>): string {
  const token = randomBytes(32).toString('base64url');
  store.documents.put('emailLink', keyOf(token), { ...link, expiresAt: store.now() + lifetime });
  return token;
}

/** Verifies the address of a link. @throws Refused */
export function followEmailLink(store: Store, token: string): EmailLink {
  const link = store.documents.get<EmailLink>('emailLink', keyOf(token));
  if (!link) throw new Refused('LinkInvalid', 'There is no such link.');
  if (link.expiresAt <= store.now()) throw new Refused('LinkExpired', 'This link is too old.');
  store.transaction(() => store.contacts.verifyEmail(link.playerId, link.email));
  return link;
}
