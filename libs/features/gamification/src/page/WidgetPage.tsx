import { useLingui } from '@lingui/react/macro';
import { PageTitle } from '@lobby/composition';
import { Link } from '@lobby/routing';
import { ButtonLink, EmptyState, PageHead, Skeleton, Stack, StarIcon } from '@lobby/ui-kit';
import { build } from 'virtual:lobby-build';
import { useLoyalty } from '../useGamification.ts';
import { Widget } from '../widget/Widget.tsx';
import { FullTerms } from './FullTerms.tsx';
import * as css from './page.css.ts';

interface WidgetPageProps {
  view: 'missions' | 'tournaments';
  level: number;
  clientId: string | null;
  title: string;
  note: string;
}

/** A page with a widget of the gamification service, for those who take part (R-2-089). */
export function WidgetPage({ view, level, clientId, title, note }: WidgetPageProps) {
  const { service, isOptedIn, hasFailed } = useLoyalty({ level, clientId });
  return (
    <Stack gap="xl">
      <PageTitle of={title} />
      <PageHead title={title} note={note} />
      {isOptedIn === null && <WidgetPlaceholder />}
      {isOptedIn === false && <NotOptedIn />}
      {isOptedIn && <Widget view={view} service={service} hasFailed={hasFailed} />}
      {build.fullTermsLinkInChallenges && <FullTerms />}
    </Stack>
  );
}

/** Whoever takes no part learns how to, on the page that says what it means. */
function NotOptedIn() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={StarIcon}
      title={t({ id: 'LOYALTY_JOIN_FIRST', message: 'This is part of the loyalty programme' })}
      text={t({ id: 'LOYALTY_NOT_IN', message: 'You do not take part. It is free, and you can leave at any time.' })}
      actions={
        <ButtonLink render={<Link to="loyalty-program" />}>
          {t({ id: 'LOYALTY_OPEN', message: 'To the loyalty programme' })}
        </ButtonLink>
      }
    />
  );
}

export function WidgetPageSkeleton() {
  return (
    <Stack gap="xl">
      <Skeleton width="half" />
      <WidgetPlaceholder />
    </Stack>
  );
}

function WidgetPlaceholder() {
  return (
    <div aria-busy className={css.placeholder}>
      <Skeleton shape="block" />
    </div>
  );
}
