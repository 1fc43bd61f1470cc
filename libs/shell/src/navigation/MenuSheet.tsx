import { useLingui } from '@lingui/react/macro';
import { useAuth } from '@lobby/auth';
import { useAbTest } from '@lobby/flags';
import { Slot, useHasPage } from '@lobby/composition';
import { useSession } from '@lobby/player';
import { Link, returnStateOf, useLocation, usePathname } from '@lobby/routing';
import { Button, ButtonLink, Dialog, Heading, SignInIcon, SignOutIcon, Stack, Text } from '@lobby/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { reportError } from '@lobby/monitoring';
import { build } from 'virtual:lobby-build';
import { QuickMenu } from './QuickMenu.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { MenuLink, useLobbyMenu } from './lobbyMenu.tsx';
import * as css from './MenuSheet.css.ts';
import { SignInLink } from './SignInLink.tsx';
import { closeMenuSheet, useMenuSheet } from './menuSheet.ts';

/** Account, lobby menu, languages and sign-out: what has no room in header and bottom bar. */
export default function MenuSheet() {
  const { t } = useLingui();
  const open = useMenuSheet();
  const auth = useAuth();
  const { isSignedIn } = useSession();
  const [leaving, setLeaving] = useState(false);
  useCloseOnNavigation();

  function signOut() {
    setLeaving(true);
    auth.signOut().catch((error: unknown) => {
      setLeaving(false);
      reportError(error);
    });
  }

  return (
    <Dialog
      open={open}
      onClose={closeMenuSheet}
      title={t({ id: 'MENU', message: 'Menu' })}
      closeLabel={t({ id: 'CLOSE_MENU', message: 'Close menu' })}
      placement="side"
      // Entries that come late must not move it away from under a finger.
      footer={
        isSignedIn && (
          <Button variant="secondary" block icon={SignOutIcon} loading={leaving} onClick={signOut}>
            {t({ id: 'SIGN_OUT', message: 'Sign out' })}
          </Button>
        )
      }
    >
      <MenuContent />
    </Dialog>
  );
}

/** On its own, as a menu that closes does not render it again. */
function MenuContent() {
  const { t } = useLingui();
  const { isSignedIn, player } = useSession();
  const { menu, entries } = useLobbyMenu();
  const hasPage = useHasPage();
  const name = [player?.personalInfo?.firstName, player?.personalInfo?.lastName].filter(Boolean).join(' ');

  return (
    <Stack gap="xl">
      {player ? (
        <Stack gap="xxs">
          <Heading level={3} size="h4">
            {name || player.email}
          </Heading>
          {name && <Text tone="muted">{player.email}</Text>}
        </Stack>
      ) : (
        !isSignedIn && <VisitorCalls />
      )}
      {/* With casino alone there is nothing to choose between. */}
      {build.QuickMenu && build.Sportsbook && hasPage('sports') && (
        <QuickMenu place="sheet" onChoose={closeMenuSheet} />
      )}
      <Slot name="menu.items" props={{ close: closeMenuSheet }} />
      <nav data-menu={menu} aria-label={t({ id: 'LOBBY_MENU', message: 'Lobby menu' })}>
        <ul>
          {entries.map(({ id, link, label }) => (
            <li key={id}>
              <MenuLink link={link} className={css.entry} onClick={closeMenuSheet}>
                {label}
              </MenuLink>
            </li>
          ))}
        </ul>
      </nav>
      <LanguageLinks onChoose={closeMenuSheet} />
    </Stack>
  );
}

/** Signing in and signing up: which of them comes first and filled, an A/B test decides. */
function VisitorCalls() {
  const { t } = useLingui();
  const returnState = returnStateOf(useLocation());
  const isSignUpFirst = useAbTest('menu_call') === 'sign_up';
  const signIn = (
    <ButtonLink
      key="sign-in"
      block
      variant={isSignUpFirst ? 'ghost' : 'call'}
      icon={SignInIcon}
      render={<SignInLink />}
    >
      {t({ id: 'SIGN_IN', message: 'Sign In' })}
    </ButtonLink>
  );
  const signUp = (
    <ButtonLink
      key="sign-up"
      block
      variant={isSignUpFirst ? 'call' : 'ghost'}
      render={<Link to="register" state={returnState} />}
    >
      {t({ id: 'SIGN_UP', message: 'Sign up' })}
    </ButtonLink>
  );
  return <Stack gap="sm">{isSignUpFirst ? [signUp, signIn] : [signIn, signUp]}</Stack>;
}

function useCloseOnNavigation() {
  const pathname = usePathname();
  const shown = useRef(pathname);
  useEffect(
    function closeOnNewPage() {
      if (shown.current !== pathname) closeMenuSheet();
      shown.current = pathname;
    },
    [pathname],
  );
}
