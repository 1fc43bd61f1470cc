import { restOfWorld } from '@lobby/contracts';
import { graphql, useQuery } from '@lobby/data';
import type { ResultOf } from '@lobby/data';
import { useMarket } from '@lobby/player';
import { useEffect, useState } from 'react';

/** The root query of the basic layout, asked where signing in and registering begin (R-7-025, R-3-053). */
const BasicLayoutRoot = graphql(`
  query BasicLayoutRoot($countryCode: String) {
    root {
      flowSettings(countryCode: $countryCode) {
        loginFlow
        registrations {
          countryCode
          flow
        }
      }
    }
  }
`);

type FlowSettings = ResultOf<typeof BasicLayoutRoot>['root']['flowSettings'];

/** How players of a country register: as the country says, else as the rest of the world, else at the provider (R-6-007, A-050). */
function registrationFlow({ registrations }: FlowSettings, country: string): string {
  const of = (code: string) => registrations.find(({ countryCode }) => countryCode === code)?.flow;
  return of(country) ?? of(restOfWorld) ?? 'KEYCLOAK';
}

/** Where a sign-in or a registration goes; null until it is known. */
export type Way = 'provider' | 'unsupported' | null;

/** Milliseconds that players wait for the country's flows; a repeated request would take half a minute. */
const patience = 3000;

/**
 * The ways that the visitor's country has (R-1-006). Without an answer, or without one in time, the
 * provider stays open, which knows itself whom it admits.
 */
export function useEntryFlow(): { login: Way; registration: Way } {
  const { country, isSettled } = useMarket();
  const [{ data, error }] = useQuery({
    query: BasicLayoutRoot,
    variables: { countryCode: country },
    pause: !isSettled,
  });
  const [isLate, setIsLate] = useState(false);
  useEffect(function endWaiting() {
    const timer = setTimeout(() => setIsLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  if (data === undefined || error) {
    const way = error || isLate ? 'provider' : null;
    return { login: way, registration: way };
  }
  const { flowSettings } = data.root;
  return {
    login: flowSettings.loginFlow === 'Keycloak' ? 'provider' : 'unsupported',
    registration: registrationFlow(flowSettings, country) === 'KEYCLOAK' ? 'provider' : 'unsupported',
  };
}
