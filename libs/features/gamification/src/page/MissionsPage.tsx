import { useLingui } from '@lingui/react/macro';
import { graphql, useQuery } from '@lobby/data';
import { servedTexts } from './servedTexts.ts';
import { WhenEnabled } from './WhenEnabled.tsx';
import { WidgetPage, WidgetPageSkeleton } from './WidgetPage.tsx';

/** The operator's own words for the page (R-7-028). */
const MissionsPageQuery = graphql(`
  query MissionsPage {
    root {
      ts(keys: ["MISSIONS", "MISSIONS_NOTE"]) {
        key
        value
      }
      gamificationSettings {
        enabled
      }
    }
  }
`);

/** `/missions/` (R-2-034, R-2-089). */
export default function MissionsPage() {
  return <WhenEnabled skeleton={<WidgetPageSkeleton />}>{(enabled) => <Missions {...enabled} />}</WhenEnabled>;
}

function Missions(enabled: { level: number; clientId: string | null }) {
  const { t } = useLingui();
  const [{ data }] = useQuery({ query: MissionsPageQuery });
  const served = servedTexts(data?.root.ts);
  return (
    <WidgetPage
      {...enabled}
      view="missions"
      title={served('MISSIONS') ?? t({ id: 'MISSIONS', message: 'Missions' })}
      note={
        served('MISSIONS_NOTE') ??
        t({ id: 'MISSIONS_NOTE', message: 'Goals for each day and each week, with a prize for each of them.' })
      }
    />
  );
}
