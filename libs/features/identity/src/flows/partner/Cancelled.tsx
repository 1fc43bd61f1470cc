import { useNavigate } from '@lobby/routing';
import { useEffect, useEffectEvent } from 'react';
import { noticeState } from '../../entry/useLoginNotice.ts';
import type { PartnerSignIn } from '../signInUnderWay.ts';
import { useReturn } from '../useReturn.ts';
import { startRouteOf } from './partners.ts';

/** Back to the page that the sign-in was begun on, which says so. */
export function Cancelled({ signIn }: { signIn: PartnerSignIn }) {
  const navigate = useNavigate();
  const { pageOf } = useReturn();
  const goBack = useEffectEvent(
    () =>
      void navigate(pageOf(startRouteOf(signIn.partner, signIn.from), signIn.returnTo), {
        replace: true,
        state: noticeState('cancelled'),
      }),
  );
  useEffect(() => goBack(), []);
  return null;
}
