import type { ToSportsbook } from '@lobby/contracts';
import { useDestination, useQueryParam, useRemoveQuery } from '@lobby/routing';
import { cookies } from '@lobby/storage';
import { useEffect, useEffectEvent, useRef } from 'react';
import * as v from 'valibot';
import { couponSchema } from './sportsbookMessages.ts';

const PARAM = 'coupon';

const parse = (value: string | null): string | null => (v.is(couponSchema, value) ? value : null);

interface CouponOptions {
  isListening: boolean;
  /** Signed in: nothing comes between the coupon and the bet. */
  isPlayer: boolean;
  postToFrame: (message: ToSportsbook) => void;
}

/**
 * Puts the coupon of a link on the bet slip, once, and takes it out of the address. A cookie stores it until it is passed,
 * and a visitor's until there is a player: the frame of a visitor and its slip end with the sign-in.
 */
export function useCoupon({ isListening, isPlayer, postToFrame }: CouponOptions): void {
  const [inAddress] = useQueryParam(PARAM);
  const destination = useDestination();
  const removeQuery = useRemoveQuery();
  /** To be passed; undefined until the cookie has been read. */
  const waiting = useRef<string | null>(undefined);

  const takeAndPass = useEffectEvent(() => {
    if (waiting.current === undefined) waiting.current = parse(cookies.get('sportsCoupon'));
    if (inAddress !== null) {
      const coupon = parse(new URLSearchParams(destination().search).get(PARAM));
      removeQuery([PARAM]);
      if (coupon !== null) {
        cookies.set('sportsCoupon', coupon);
        waiting.current = coupon;
      }
    }
    if (!isListening || waiting.current === null) return;
    postToFrame({ type: 'coupon', coupon: waiting.current });
    waiting.current = null;
    if (isPlayer) cookies.remove('sportsCoupon');
  });
  useEffect(
    function handOver() {
      takeAndPass();
    },
    [inAddress, isListening],
  );
}
