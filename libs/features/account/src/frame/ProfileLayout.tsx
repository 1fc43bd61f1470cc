import { useLingui } from '@lingui/react/macro';
import { Slot } from '@lobby/composition';
import { Link, Outlet, routeOf, usePathname } from '@lobby/routing';
import { ArrowLeftIcon, Card, Container, Icon, Stack, TextLink } from '@lobby/ui-kit';
import * as css from './ProfileLayout.css.ts';

/**
 * Around the player's own pages: the navigation between them at the side or, on phones, as a list below the overview, to
 * which all other pages have a way back. Styles alone choose between the two, whose order differs as well: before the scripts,
 * nothing else knows the width.
 */
export default function ProfileLayout() {
  const { t } = useLingui();
  const isOverview = routeOf(usePathname()) === 'profile-dashboard';
  const navigation = (
    <nav aria-label={t({ id: 'PROFILE', message: 'Your account' })}>
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
        <div className={css.atSide}>{navigation}</div>
        {!isOverview && (
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
        {isOverview && <div className={css.below}>{navigation}</div>}
      </div>
    </Container>
  );
}
