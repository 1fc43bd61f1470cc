import { useLingui } from '@lingui/react/macro';
import type { LogoutReason } from '@lobby/contracts';
import { useLobby } from '@lobby/composition';
import { ErrorIcon, InfoIcon } from '@lobby/ui-kit';
import type { EntryNotice } from './EntryPanel.tsx';

/** Texts that several pages of sign-in share. */
export function useEntryTexts() {
  const { t } = useLingui();
  const brandName = useLobby().brand.name;
  const reasons: Record<LogoutReason, string> = {
    SESSION_EXPIRED: t({ id: 'LOGOUT_SESSION_EXPIRED', message: 'Your session has ended. Please sign in again.' }),
    JWT_EXPIRED: t({
      id: 'LOGOUT_JWT_EXPIRED',
      message: 'You were signed out, because your session could not be renewed.',
    }),
    LOGGED_IN_FROM_ANOTHER_DEVICE: t({
      id: 'LOGOUT_OTHER_DEVICE',
      message: 'You were signed out, because you signed in on another device.',
    }),
  };
  return {
    aside: {
      title: t({ id: 'ENTRY_STAGE_TITLE', message: `The games are ready at ${brandName}.` }),
      text: t({ id: 'ENTRY_STAGE_TEXT', message: 'Your balance, favourites and rewards wait behind one sign-in.' }),
    },
    failed: {
      kind: 'error',
      icon: ErrorIcon,
      text: t({ id: 'LOGIN_FAILED', message: 'Login failed' }),
    } satisfies EntryNotice,
    /** Signed in, but the browser has not stored the session. */
    notStored: {
      kind: 'error',
      icon: ErrorIcon,
      text: t({
        id: 'SESSION_NOT_KEPT',
        message:
          'Your browser does not keep the cookies of this site, so you cannot stay signed in. Allow them, or delete some to make room, and try again.',
      }),
    } satisfies EntryNotice,
    loggedOut: (reason: LogoutReason): EntryNotice => ({ kind: 'info', icon: InfoIcon, text: reasons[reason] }),
    register: t({ id: 'REGISTER_TITLE', message: 'Create your account' }),
    opening: t({ id: 'OPENING_SECURE_PAGE', message: 'Opening the secure page' }),
  };
}
