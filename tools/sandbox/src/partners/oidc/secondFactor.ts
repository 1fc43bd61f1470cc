import { randomInt } from 'node:crypto';
import { type Context, interactionPolicy } from 'oidc-provider';
import type { Account } from '../ports.ts';

/** The class of a sign-in with a second factor: requested by `acr_values`, reported by `acr`. */
export const secondFactorAcr = '2fa';

const lifetimeMs = 5 * 60_000;
/** Nobody answers the request that a code belongs to for longer. */
const forgottenAfterMs = 60 * 60_000;

interface SentCode {
  account: Account;
  code: string;
  sentAt: number;
}

export type SecondFactorCodes = ReturnType<typeof createSecondFactorCodes>;

/** The codes that players enter after their password: one for each authorization request, good for five minutes and one use. */
export function createSecondFactorCodes(now: () => number) {
  const sent = new Map<string, SentCode>();
  return {
    send(request: string, account: Account): void {
      for (const [id, { sentAt }] of sent) if (now() - sentAt >= forgottenAfterMs) sent.delete(id);
      sent.set(request, { account, code: String(randomInt(1e6)).padStart(6, '0'), sentAt: now() });
    },
    /** Whose code the request waits for. */
    accountOf: (request: string): Account | undefined => sent.get(request)?.account,
    /** Whether the code is right; it is not taken again. */
    redeem(request: string, code: string): boolean {
      const known = sent.get(request);
      if (known?.code !== code || now() - known.sentAt >= lifetimeMs) return false;
      return sent.delete(request);
    },
    all: (): { email: string; code: string }[] =>
      [...sent.values()].reverse().map(({ account, code }) => ({ email: account.email, code })),
  };
}

export const requestsSecondFactor = ({ acr_values: values }: { acr_values?: string }): boolean =>
  values?.split(' ').includes(secondFactorAcr) ?? false;

/**
 * Keeps a request for a second factor from being answered by a session without one, or with one older than `max_age`. The
 * library's own check of `max_age` reads the machine's clock.
 */
export function createSecondFactorCheck(now: () => number): interactionPolicy.Check {
  return new interactionPolicy.Check('second_factor', 'A second factor is required', ({ oidc }: Context) => {
    const { params, session, result } = oidc;
    if (!requestsSecondFactor(params) || result?.login?.acr === secondFactorAcr) return false;
    if (session.acr !== secondFactorAcr) return true;
    return params.max_age !== undefined && now() / 1000 - (session.authTime() ?? 0) > Number(params.max_age);
  });
}

/** What an access token says of its sign-in (RFC 9470): the same over all renewals. */
export function signInClaims({ oidc }: Context): Record<string, unknown> | undefined {
  const { AuthorizationCode: code, RefreshToken: refreshToken } = oidc.entities;
  const { acr, authTime } = code ?? refreshToken ?? {};
  return acr === undefined ? undefined : { acr, auth_time: authTime };
}
