import { useNavigate, usePath, withQuery } from '@lobby/routing';
import { useEffect, useEffectEvent } from 'react';
import { noticeState } from '../../entry/useLoginNotice.ts';
import type { PartnerSignIn } from '../signInUnderWay.ts';
import { useReturn } from '../useReturn.ts';
import { startQueryOf, startRouteOf } from './partners.ts';

/** Back to the page that the sign-in was begun on, which says so and is filled in as it was. */
export function Cancelled({ signIn }: { signIn: PartnerSignIn }) {
  const navigate = useNavigate();
  const path = usePath();
  const { toSafe } = useReturn();
  const goBack = useEffectEvent(() => {
    const page = path(startRouteOf(signIn.partner, signIn.from));
    const query = startQueryOf(signIn, toSafe(signIn.returnTo));
    return navigate(withQuery(page, query), { replace: true, state: noticeState('cancelled') });
  });
  useEffect(() => void goBack(), []);
  return null;
}
