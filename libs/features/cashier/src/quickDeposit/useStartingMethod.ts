import { useViewerQuery } from '@lobby/data';
import { useEffect, useState } from 'react';
import { LastCompletedDeposit } from '../cashier.graphql.ts';
import { preferredMethod } from './lastCompletedDeposit.ts';
import { methodOf, type DepositRequest } from './prefill.ts';

/** Longest wait for the last deposit: it merely chooses where the cashier starts. */
const LAST_DEPOSIT_LIMIT_MS = 2000;

type StartingMethod = { status: 'loading' } | { status: 'known'; method?: string };

/** The method that a request names, else the one of the last deposit when that is known in time (R-4-006). */
export function useStartingMethod(request: DepositRequest): StartingMethod {
  const [{ data, fetching }] = useViewerQuery({ query: LastCompletedDeposit, requestPolicy: 'network-only' });
  const [isLate, setIsLate] = useState(false);
  useEffect(function stopWaiting() {
    const timer = setTimeout(() => setIsLate(true), LAST_DEPOSIT_LIMIT_MS);
    return () => clearTimeout(timer);
  }, []);
  const named = methodOf(request);
  if (named === undefined && fetching && !isLate) return { status: 'loading' };
  return { status: 'known', method: named ?? preferredMethod(data?.viewer?.lastCompletedDeposit?.payload) };
}
