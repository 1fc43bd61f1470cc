import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@lobby/routing';
import { InfoIcon } from '@lobby/ui-kit';
import * as v from 'valibot';
import type { EntryNotice } from './EntryPanel.tsx';

const stateSchema = v.object({ signIn: v.picklist(['cancelled', 'over']) });
type SignInOutcome = v.InferOutput<typeof stateSchema>['signIn'];

/** State of the history entry of a login page that an earlier sign-in leads back to. */
export const noticeState = (signIn: SignInOutcome): v.InferOutput<typeof stateSchema> => ({ signIn });

/** What became of the sign-in that led back to this page; null where none did. */
export function useLoginNotice(): EntryNotice | null {
  const { t } = useLingui();
  const parsed = v.safeParse(stateSchema, useLocation().state);
  if (!parsed.success) return null;
  const texts: Record<SignInOutcome, string> = {
    cancelled: t({ id: 'SIGN_IN_CANCELLED', message: 'You cancelled the sign-in.' }),
    over: t({ id: 'SIGN_IN_OVER', message: 'This sign-in is over. Please begin again.' }),
  };
  return { kind: 'info', icon: InfoIcon, text: texts[parsed.output.signIn] };
}
