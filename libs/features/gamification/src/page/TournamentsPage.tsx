import { useLingui } from '@lingui/react/macro';
import { graphql, useQuery } from '@lobby/data';
import { servedTexts } from './servedTexts.ts';
import { WhenEnabled } from './WhenEnabled.tsx';
import { WidgetPage, WidgetPageSkeleton } from './WidgetPage.tsx';

/** The operator's own words for the page (R-7-028). */
const TournamentsPageQuery = graphql(`
  query TournamentsPage {
    root {
      ts(keys: ["TOURNAMENTS", "TOURNAMENTS_NOTE"]) {
        key
        value
      }
      gamificationSettings {
        enabled
      }
    }
  }
`);

/** `/tournaments/` (R-2-034, R-2-089). */
export default function TournamentsPage() {
  return <WhenEnabled skeleton={<WidgetPageSkeleton />}>{(enabled) => <Tournaments {...enabled} />}</WhenEnabled>;
}

function Tournaments(enabled: { level: number; clientId: string | null }) {
  const { t } = useLingui();
  const [{ data }] = useQuery({ query: TournamentsPageQuery });
  const served = servedTexts(data?.root.ts);
  return (
    <WidgetPage
      {...enabled}
      view="tournaments"
      title={served('TOURNAMENTS') ?? t({ id: 'TOURNAMENTS', message: 'Tournaments' })}
      note={
        served('TOURNAMENTS_NOTE') ??
        t({ id: 'TOURNAMENTS_NOTE', message: 'Join a contest, and see how you stand among the others.' })
      }
    />
  );
}
