import { useSession } from '@lobby/player';
import { useNavigate, usePath, useQueryParam, useRemoveQuery } from '@lobby/routing';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { OptIn } from './useJackpotOptIn.ts';
import type { JackpotSettings } from '../settings/parseSettings.ts';

const PARAMETER = 'setCustomJackpot';
const decimal = /^\d+(\.\d+)?$/;

/** The contribution that a link requests; null where it is none of the options (R-5-001). */
export function requestedOption(raw: string | null, { options }: JackpotSettings): number | null {
  if (raw === null || !decimal.test(raw)) return null;
  return options.find((option) => option === Number(raw)) ?? null;
}

/** The option that the address requests, whose price is shown before it is carried out. */
export const useRequestedOption = (settings: JackpotSettings): number | null =>
  requestedOption(useQueryParam(PARAMETER)[0], settings);

/**
 * Leads a player from any page whose address requests a contribution, such as one after sign-in (R-2-055), to the jackpot's:
 * there the price is shown, and leaving takes one tap.
 */
export function useRedirectToJackpot(settings: JackpotSettings): void {
  const navigate = useNavigate();
  const path = usePath()('jackpot');
  const removeQuery = useRemoveQuery();
  const [raw] = useQueryParam(PARAMETER);
  const option = requestedOption(raw, settings);
  const lead = useEffectEvent(() => {
    if (option === null) return removeQuery([PARAMETER]);
    void navigate(`${path}?${PARAMETER}=${raw}`, { replace: true });
  });
  useEffect(
    function followAddress() {
      if (raw !== null) lead();
    },
    [raw],
  );
}

/**
 * `setCustomJackpot` opts a player in who has never chosen, and is removed from the address (R-4-042, A-104). A visitor
 * keeps it through sign-in; a value that is no option goes at once.
 *
 * @param onDone called once it is carried out or has nothing to change
 */
export function useCustomJackpot(
  settings: JackpotSettings,
  { state, hasChosen, isBlocked, choose }: OptIn,
  onDone: (hasOptedIn: boolean) => void,
): void {
  const { status } = useSession();
  const [raw] = useQueryParam(PARAMETER);
  const removeQuery = useRemoveQuery();
  const option = requestedOption(raw, settings);
  /** The address follows later than what is done for it. */
  const done = useRef<string | null>(null);

  const carryOut = useEffectEvent(() => {
    if (option === null) return removeQuery([PARAMETER]);
    if (status !== 'LOGGED_IN' || state === 'loading' || done.current === raw) return;
    done.current = raw;
    const isAllowed = state === false && !hasChosen && !isBlocked;
    if (isAllowed) choose({ optIn: true, contribution: option });
    removeQuery([PARAMETER]);
    onDone(isAllowed);
  });
  const hasParameter = raw !== null;
  useEffect(
    function followAddress() {
      if (hasParameter) carryOut();
      else done.current = null;
    },
    [hasParameter, option, status, state],
  );
}
