import type { RegistrationChoices } from '@lobby/contracts';
import { createStore } from '@lobby/runtime';

/** Those of the registration that has begun the session, which makes the page anew: no state of it outlives that. */
export const madeChoices = createStore<RegistrationChoices>({});

const base = 'https://lobby.invalid';

/**
 * Hands the choices of the form over to the features, by the address that the new player goes to: the jackpot follows
 * `setCustomJackpot` and says what it costs.
 */
export function withChoices(target: string, { jackpotContribution }: RegistrationChoices): string {
  if (jackpotContribution === undefined) return target;
  const url = new URL(target, base);
  url.searchParams.set('setCustomJackpot', String(jackpotContribution));
  return url.origin === base ? url.pathname + url.search + url.hash : url.href;
}
