import { followEmailLink } from '../store/emailLinks.ts';
import { maskedEmail } from './account.ts';
import type { Context } from './context.ts';

export function verifyEmail(_parent: unknown, { token }: { token: string }, { store }: Context) {
  const { origin, email } = followEmailLink(store, token);
  return { origin, email: maskedEmail(email) };
}
