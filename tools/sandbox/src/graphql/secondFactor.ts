import { secondFactorAcr } from '../partners/oidc/secondFactor.ts';
import type { Context } from './context.ts';
import { failure } from './errors.ts';

export interface SecondFactorSetting {
  on: boolean;
  /** In seconds: how old the sign-in with it may be. */
  maxAge: number;
}

/**
 * For what only the player may do, whoever holds the token. Sessions of the platform's own have no provider to ask.
 * @throws SecondFactorRequired, with what to ask the identity provider for (RFC 9470)
 */
export function requireSecondFactor({ store, authentication }: Context): void {
  const setting = store.documents.get<SecondFactorSetting>('setting', 'secondFactor');
  if (!setting?.on || typeof authentication === 'string') return;
  const { secondFactorAt } = authentication;
  if (secondFactorAt === undefined) return;
  if (secondFactorAt !== null && store.now() - secondFactorAt <= setting.maxAge * 1000) return;
  throw failure('SecondFactorRequired', 'Sign in with a second factor first.', undefined, {
    acrValues: secondFactorAcr,
    maxAge: setting.maxAge,
  });
}
