import { type LoginFlow, restOfWorld } from '@lobby/contracts';
import { graphql, useQuery } from '@lobby/data';
import type { ResultOf } from '@lobby/data';
import { useMarket } from '@lobby/player';
import { useIsLate } from '@lobby/runtime';
import { useEffect, useEffectEvent, useState } from 'react';
import { timings } from '../timings.ts';

/** The root query of the basic layout: how players of a country sign in and register (R-7-025, R-3-053). */
export const BasicLayoutRoot = graphql(`
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

/** How players of a country register: by its own entry, else by the rest of the world, else at the provider (R-6-007, A-050). */
function registrationFlow({ registrations }: FlowSettings, country: string): string {
  const of = (code: string) => registrations.find(({ countryCode }) => countryCode === code)?.flow;
  return of(country) ?? of(restOfWorld) ?? 'KEYCLOAK';
}

/** How a registration is done; null until it is known. */
export type EntryMethod = 'provider' | 'unsupported' | null;

/** A brand that has one flow alone needs no answer to know it. */
export const onlyOne = <Flow>(flows: readonly Flow[]): Flow | null => (flows.length === 1 ? (flows[0] ?? null) : null);

/** `unknown`: there is no answer, or none in time. */
interface EntryFlow {
  login: LoginFlow | 'unknown' | null;
  registration: EntryMethod;
  /** As the platform names it; null without an answer. */
  registrationFlow: string | null;
  /** The platform has just said so, and in time: nobody is sent away by themselves upon anything less. */
  isCertain: boolean;
  /** Asks again. */
  retry: () => void;
  isRetrying: boolean;
}

/**
 * The flows that the visitor's country has (R-1-006). Without an answer, or without one in time, the
 * provider stays open where there is one, which knows itself whom it admits. An answer that is not the platform's of this
 * moment, as that of a prerendered page, is requested again by a page that leaves by itself.
 */
export function useEntryFlow({ leaves = false }: { leaves?: boolean } = {}): EntryFlow {
  const { country, isSettled } = useMarket();
  const [{ data, error, fetching, operation }, refetch] = useQuery({
    query: BasicLayoutRoot,
    variables: { countryCode: country },
    pause: !isSettled,
  });
  const isLate = useIsLate(timings.flowsTimeout);
  const isCached = data !== undefined && operation?.context.meta?.cacheOutcome === 'hit';
  const askAgain = useEffectEvent(refetch);
  useEffect(
    function askForCertainty() {
      if (leaves && isCached) askAgain();
    },
    [leaves, isCached],
  );
  const again = { retry: refetch, isRetrying: fetching };
  if (data === undefined || error) {
    const isUnknown = error !== undefined || isLate;
    return {
      ...again,
      login: isUnknown ? 'unknown' : null,
      registration: isUnknown ? 'provider' : null,
      registrationFlow: null,
      isCertain: false,
    };
  }
  const { flowSettings } = data.root;
  const flow = registrationFlow(flowSettings, country);
  return {
    ...again,
    login: flowSettings.loginFlow,
    registration: flow === 'KEYCLOAK' ? 'provider' : 'unsupported',
    registrationFlow: flow,
    isCertain: !isCached && !isLate,
  };
}

type RedirectState = 'idle' | 'leaving' | 'failed';

/**
 * The redirect to the provider: not begun, or back again through the back/forward cache; under way; failed.
 * Started before the method is known, it waits for it, and leaves only if it is the provider's.
 */
export function useProviderRedirect(
  method: EntryMethod,
  leave: () => Promise<void>,
): { state: RedirectState; start: () => void } {
  const [state, setState] = useState<RedirectState>('idle');
  useEffect(function resetOnReturn() {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setState('idle');
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
  const go = useEffectEvent(() => leave().catch(() => setState('failed')));
  const leaves = state === 'leaving' && method === 'provider';
  useEffect(
    function leaveWhenKnown() {
      if (leaves) void go();
    },
    [leaves],
  );
  return { state, start: () => setState('leaving') };
}
