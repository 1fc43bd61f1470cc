import type { LoginPartner } from '@lobby/contracts';
import {
  type DoneSignIn,
  type PartnerSignIn,
  readDoneSignIn,
  readPartnerSignIn,
  readProvenSignIn,
} from '../signInUnderWay.ts';

/** A sign-in with what the partner has sent back for it. */
export type AnsweredSignIn = PartnerSignIn & { code: string };

/**
 * What it means that a partner's address is opened in this tab. `stray`: nothing that it has begun. `failed`: the partner has not
 * confirmed the player, so that nothing is to be sent. `done` and `proven` have come before, as this is another load of the page.
 */
export type PartnerReturn =
  | { kind: 'answered'; signIn: AnsweredSignIn }
  | { kind: 'cancelled' | 'failed'; signIn: PartnerSignIn }
  | { kind: 'done'; done: DoneSignIn }
  | { kind: 'proven' | 'stray' };

interface Opened {
  partner: LoginPartner;
  search: string;
  isSignedIn: boolean;
}

export function readReturn({ partner, search, isSignedIn }: Opened): PartnerReturn {
  const query = new URLSearchParams(search);
  const done = readDoneSignIn();
  if (done !== null && isSignedIn) return { kind: 'done', done };
  const proven = readProvenSignIn()?.who;
  if (proven?.by === 'partner' && proven.partner === partner && query.size === 0) return { kind: 'proven' };
  const signIn = readPartnerSignIn();
  if (signIn?.partner !== partner) return { kind: 'stray' };
  // Another load of the page, whose address says nothing any more.
  if (signIn.code !== null && query.size === 0) return { kind: 'answered', signIn: { ...signIn, code: signIn.code } };
  // One that was not begun here leaves alone what was.
  if (signIn.state !== query.get('state')) return { kind: 'stray' };
  const code = query.get('code') ?? '';
  if (code !== '' && !query.has('error')) return { kind: 'answered', signIn: { ...signIn, code } };
  return { kind: query.get('error') === 'cancelled' ? 'cancelled' : 'failed', signIn };
}
