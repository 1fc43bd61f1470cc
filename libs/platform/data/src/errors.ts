import { authenticationFailure, invalidTokenFailure } from '@lobby/contracts';
import type { CombinedError } from '@urql/core';

/** One failed call, with the error catalogue's types (R-8-001, R-8-002). */
export interface LobbyError {
  /** One `[Network] …` line, or one `[GraphQL] …` line per error. */
  message: string;
  /** Types of the GraphQL errors, without their dollar sign; empty for network errors. */
  types: readonly string[];
  /** True when the request failed, or its response was not GraphQL. */
  isNetworkError: boolean;
  /** HTTP status where there was an answer. */
  status?: number;
}

const withoutDollar = (type: string) => type.replace(/^\$/, '');
const strings = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((item): item is string => typeof item === 'string' && item !== '');

/** Types of one GraphQL error: `extensions.reasons` first, else `extensions.type` (R-8-002). */
export function errorTypes(extensions: unknown): string[] {
  if (typeof extensions !== 'object' || extensions === null) return [];
  const { reasons, type } = extensions as { reasons?: unknown; type?: unknown };
  const named = strings(reasons);
  return (named.length > 0 ? named : strings(type)).map(withoutDollar);
}

/** The network error of operations whose token could not be refreshed: they keep the 401. */
export class SessionNotRefreshed extends Error {
  readonly status = 401;
  constructor(outcome: string) {
    super(`Session could not be refreshed: ${outcome}`);
  }
}

export function toLobbyError(error: CombinedError): LobbyError {
  const { networkError } = error;
  const response = networkError instanceof SessionNotRefreshed ? networkError : (error.response as unknown);
  const status = (response as { status?: unknown } | undefined)?.status;
  return {
    message: error.message,
    types: [...new Set(error.graphQLErrors.flatMap(({ extensions }) => errorTypes(extensions)))],
    isNetworkError: networkError !== undefined,
    ...(typeof status === 'number' ? { status } : {}),
  };
}

/** The access token is no longer good; a refreshed one may be (R-7-008). */
export const isAuthenticationFailure = ({ status, types }: LobbyError): boolean =>
  status === 401 || types.includes(authenticationFailure);

/** The session itself is over (R-7-009). */
export const isSessionOver = ({ types }: LobbyError): boolean => types.includes(invalidTokenFailure);
