import { useLingui } from '@lingui/react/macro';
import { Slot } from '@lobby/composition';
import { useSession } from '@lobby/player';
import { Link, returnStateOf, useLocation } from '@lobby/routing';
import { whenIdle } from '@lobby/runtime';
import { AccountIcon, ButtonLink, IconButton } from '@lobby/ui-kit';
import { useEffect } from 'react';
import { useLayout } from '../routes/useLayout.ts';
import { openMenuSheet, useMenuSheet } from '../navigation/menuSheet.ts';
import { SignInLink } from '../navigation/SignInLink.tsx';
import * as css from './Header.css.ts';

/** What a player's header shows in any case. */
export const playerSlots = ['header.clock', 'header.tools', 'header.balance', 'header.actions'] as const;

/** The end of the header: search for everybody, sign-in for visitors; clock, balance and account for players. */
export function HeaderTools({ layout }: { layout: 'basic' | 'signed-in' }) {
  const { t } = useLingui();
  const returnState = returnStateOf(useLocation());
  const { hideSignIn } = useLayout();
  const { isSignedIn } = useSession();
  if (layout === 'basic')
    return (
      <>
        {/* Players read basic pages too: their session goes on, and they have nothing to sign in to. */}
        {isSignedIn && <Slot name="header.clock" />}
        <Slot name="header.tools" fallback={<span className={css.toolRoom} />} />
        {isSignedIn && !hideSignIn && <AccountMenu />}
        {!isSignedIn && !hideSignIn && (
          <>
            <span className={css.desktopOnly}>
              <ButtonLink variant="ghost" render={<Link to="register" state={returnState} />}>
                {t({ id: 'SIGN_UP', message: 'Sign up' })}
              </ButtonLink>
            </span>
            <ButtonLink variant="call" render={<SignInLink />}>
              {t({ id: 'SIGN_IN', message: 'Sign In' })}
            </ButtonLink>
          </>
        )}
      </>
    );
  return (
    <>
      <Slot name="header.clock" />
      <span className={css.desktopOnly}>
        <Slot name="header.tools" fallback={<span className={css.toolRoom} />} />
      </span>
      <Slot name="header.balance" />
      <span className={css.desktopOnly}>
        <Slot name="header.actions" />
      </span>
      <AccountMenu />
    </>
  );
}

/** Opens the menu sheet from the player's header. */
function AccountMenu() {
  const { t } = useLingui();
  const open = useMenuSheet();
  // The menu has the way to sign out, which is to work without a network, too.
  useEffect(
    () =>
      whenIdle(() => import(/* group: dialog */ '../navigation/MenuSheet.tsx').catch(() => {}), { afterLoad: true }),
    [],
  );
  return (
    <IconButton
      icon={AccountIcon}
      label={t({ id: 'ACCOUNT_MENU', message: 'Account menu' })}
      variant="ghost"
      aria-expanded={open}
      onClick={openMenuSheet}
    />
  );
}
