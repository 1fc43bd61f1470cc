import type { Account } from '../ports.ts';

/** Claims of the provider's flavour (R-3-074): the same in identity token, access token and userinfo. */
export function playerClaims(account: Account, sessionId: string | undefined): Record<string, unknown> {
  return {
    player_id: account.playerId,
    ...(sessionId && { sid: sessionId }),
    passwordless: account.passwordless,
    flow: account.flow,
    email: account.email,
    email_verified: account.emailVerified,
  };
}
