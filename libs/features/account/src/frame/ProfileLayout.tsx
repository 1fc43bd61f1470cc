import { useLingui } from '@lingui/react/macro';
import { Slot } from '@lobby/host';
import { Link, Outlet, routeOf, useLocation } from '@lobby/routing';
import { type ReadableStore, useStore } from '@lobby/runtime';
import { desktop } from '@lobby/theming';
import { ArrowLeftIcon, Card, Container, Icon, Stack, TextLink } from '@lobby/ui-kit';
import * as css from './ProfileLayout.css.ts';

/** Which of the two layouts the window has room for. Phones and desktops differ in order, too, hence not by styles alone. */
const isDesktop: ReadableStore<boolean> = {
  get: () => window.matchMedia?.(desktop).matches ?? true,
  subscribe(listener) {
    const query = window.matchMedia?.(desktop);
    query?.addEventListener('change', listener);
    return () => query?.removeEventListener('change', listener);
  },
};

/**
 * Around the player's own pages: the navigation between them at the side or, on phones, as a list below the overview, to
 * which all other pages have a way back.
 */
export default function ProfileLayout() {
  const { t } = useLingui();
  const hasSide = useStore(isDesktop);
  const isOverview = routeOf(useLocation().pathname) === 'profile-dashboard';
  const navigation = (
    <nav aria-label={t({ id: 'PROFILE', message: 'Your account' })} className={css.navigation}>
      <Card padding="sm">
        <Stack gap="lg">
          <Slot name="profile.sections" />
        </Stack>
      </Card>
    </nav>
  );
  return (
    <Container>
      <div className={css.layout}>
        {hasSide && navigation}
        {!hasSide && !isOverview && (
          <div className={css.back}>
            <TextLink standalone render={<Link to="profile-dashboard" />}>
              <Icon of={ArrowLeftIcon} size="sm" />
              <span>{t({ id: 'PROFILE', message: 'Your account' })}</span>
            </TextLink>
          </div>
        )}
        <div className={css.page}>
          <Outlet />
        </div>
        {!hasSide && isOverview && navigation}
      </div>
    </Container>
  );
}
