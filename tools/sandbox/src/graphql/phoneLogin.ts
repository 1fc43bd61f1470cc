import { resendAfter } from '../store/players/contacts.ts';
import type { PhoneLogin } from '../store/signIn/phoneLogins.ts';
import { maskedPhone } from './account.ts';
import type { Context } from './context.ts';
import { beginCustomSession } from './customSession.ts';
import { failure } from './errors.ts';
import { iso } from './iso.ts';

type Resolver<Args> = (parent: unknown, args: Args, context: Context) => unknown;

const startPhoneLogin: Resolver<{ phoneNumber: string }> = (_parent, { phoneNumber }, { store, brand, address }) => {
  if (!brand.loginFlows.includes('Sms')) throw failure('LoginNotOffered', 'The brand has no sign-in by phone.');
  return store.phoneLogins.start(phoneNumber, address);
};

const resendPhoneLoginCode: Resolver<{ id: string }> = (_parent, { id }, { store, address }) =>
  store.phoneLogins.resend(id, address);

const completePhoneLogin: Resolver<{ id: string; code: string }> = async (_parent, { id, code }, context) => {
  const { phoneLogins, sessions } = context.store;
  const { player, earlier } = phoneLogins.complete(id, code, context.address);
  if (!player) throw failure('AccountNotFound', 'No account has this number.');
  // The session of an earlier response that was lost, or whose tokens the browser has not stored.
  if (earlier !== null) sessions.end(earlier);
  const begun = await beginCustomSession(context, player.id, 'Sms');
  phoneLogins.noteSession(id, begun.sessionId);
  return begun;
};

export const phoneLoginMutations = { startPhoneLogin, resendPhoneLoginCode, completePhoneLogin };

export const phoneLoginResolvers = {
  PhoneLogin: {
    codeLength: ({ code }: PhoneLogin) => code.length,
    sentTo: ({ phoneNumber }: PhoneLogin) => maskedPhone(phoneNumber),
    resendAvailableAt: ({ sentAt }: PhoneLogin) => iso(sentAt + resendAfter),
    expiresAt: ({ expiresAt }: PhoneLogin) => iso(expiresAt),
    now: (_login: PhoneLogin, _args: unknown, { store }: Context) => iso(store.now()),
  },
};
