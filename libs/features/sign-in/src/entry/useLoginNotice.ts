import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@lobby/routing';
import { useBrowserValue } from '@lobby/runtime';
import { session } from '@lobby/storage';
import { InfoIcon } from '@lobby/ui-kit';
import * as v from 'valibot';
import type { EntryNotice } from './EntryPanel.tsx';
import { useClockNotice } from './useClockNotice.ts';

const stateSchema = v.object({ signIn: v.picklist(['cancelled', 'over']) });
type SignInOutcome = v.InferOutput<typeof stateSchema>['signIn'];

/** State of the history entry of a login page that an earlier sign-in leads back to. */
export const noticeState = (signIn: SignInOutcome): v.InferOutput<typeof stateSchema> => ({ signIn });

/** What became of the sign-in that led back to this page; null where none did. */
export function useLoginNotice(): EntryNotice | null {
  const { t } = useLingui();
  const clockNotice = useClockNotice();
  const parsed = v.safeParse(stateSchema, useLocation().state);
  // The sign-in has ended at the provider as well, whose page has led back here.
  const ahead = useBrowserValue(() => session.read('wrongClock'), null);
  if (ahead !== null) return clockNotice(ahead);
  if (!parsed.success) return null;
  const texts: Record<SignInOutcome, string> = {
    cancelled: t({ id: 'SIGN_IN_CANCELLED', message: 'You cancelled the sign-in.' }),
    over: t({ id: 'SIGN_IN_OVER', message: 'This sign-in is over. Please begin again.' }),
  };
  return { kind: 'info', icon: InfoIcon, text: texts[parsed.output.signIn] };
}
