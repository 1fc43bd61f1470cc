import type { AuthOptions } from './types.ts';

/** `{host}/realms/{brand}`; the host may have a scheme, https otherwise, and a path (R-7-043, A-047). */
export function realmUrl({ identityHost, brand }: AuthOptions['settings']): string {
  const host = /^https?:\/\//.test(identityHost) ? identityHost : `https://${identityHost}`;
  return `${host.replace(/\/+$/, '')}/realms/${brand}`;
}
