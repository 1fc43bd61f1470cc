import { useNavigate } from '@lobby/routing';
import { useEffect, useEffectEvent } from 'react';
import { noticeState } from '../../entry/useLoginNotice.ts';
import type { PhoneSignIn } from '../signInUnderWay.ts';
import { useReturn } from '../useReturn.ts';

/** Back to the number: by the visitor's wish, or because the sign-in is over. */
export function ToLogin({ begun, isOver }: { begun: PhoneSignIn; isOver: boolean }) {
  const navigate = useNavigate();
  const { pageOf } = useReturn();
  const go = useEffectEvent(
    () =>
      void navigate(pageOf(begun.from, begun.returnTo), isOver ? { replace: true, state: noticeState('over') } : {}),
  );
  useEffect(() => go(), []);
  return null;
}
