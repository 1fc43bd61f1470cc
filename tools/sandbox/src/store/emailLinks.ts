import { createHash, randomBytes } from 'node:crypto';
import type { VerificationOrigin } from '../../../../libs/contracts/src/enums.ts';
import type { Store } from './index.ts';
import { Rejected } from './base/rejected.ts';

/** A link that was sent to an e-mail address. */
interface EmailLink {
  playerId: string;
  /** What it verifies; another than the present one replaces that. */
  email: string;
  origin: VerificationOrigin;
  /** The player's address when the link was sent. */
  sentFrom: string;
  isUsed: boolean;
  expiresAt: number;
}

/** In ms. Within it the link may be followed again, as mail programs do before their users. */
const lifetime = 2 * 24 * 3_600_000;

const keyOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const presentAddress = ({ players }: Store, playerId: string): string => players.find(playerId)?.email ?? '';

/** @returns the token in the link, of which only a hash is stored */
export function sendEmailLink(store: Store, link: Pick<EmailLink, 'playerId' | 'email' | 'origin'>): string {
  const token = randomBytes(32).toString('base64url');
  const sentFrom = presentAddress(store, link.playerId);
  const stored: EmailLink = { ...link, sentFrom, isUsed: false, expiresAt: store.now() + lifetime };
  store.documents.put('emailLink', keyOf(token), stored);
  return token;
}

function dropOthers({ documents }: Store, { playerId }: EmailLink, key: string): void {
  for (const other of documents.all<EmailLink>('emailLink'))
    if (other.body.playerId === playerId && other.key !== key) documents.remove('emailLink', other.key);
}

/** Verifies the address of a link, unless the player has changed it since the link was sent. @throws Rejected */
export const followEmailLink = (store: Store, token: string): EmailLink =>
  store.transaction(() => {
    const key = keyOf(token);
    const link = store.documents.get<EmailLink>('emailLink', key);
    if (!link) throw new Rejected('LinkInvalid', 'There is no such link.');
    if (link.expiresAt <= store.now()) throw new Rejected('LinkExpired', 'This link is too old.');
    const { playerId, email, sentFrom, isUsed } = link;
    if (presentAddress(store, playerId) !== (isUsed ? email : sentFrom))
      throw new Rejected('LinkInvalid', 'The address was changed after this link was sent.');
    store.contacts.verifyEmail(playerId, email);
    dropOthers(store, link, key);
    store.documents.put('emailLink', key, { ...link, isUsed: true });
    return link;
  });
