import { useLingui } from '@lingui/react/macro';
import type { PlaceProps } from '@lobby/contracts';
import { Link } from '@lobby/routing';
import { TextLink } from '@lobby/ui-kit';
import { PotList } from '../pots/PotList.tsx';
import { usePots } from '../pots/useJackpot.ts';
import { JackpotColors } from '../settings/JackpotColors.tsx';
import type { JackpotSettings } from '../settings/parseSettings.ts';
import { useJackpotSettings } from '../settings/useJackpotSettings.ts';
import * as css from './ListPots.css.ts';

/** The list whose games have jackpots. */
const JACKPOTS = 'jackpots';

/** The pots above the list of jackpots, on no other list. */
export default function ListPots({ slug }: PlaceProps['list.header']) {
  return slug === JACKPOTS ? <Pots /> : null;
}

function Pots() {
  const { settings, isLoading } = useJackpotSettings();
  if (isLoading) return <div className={css.strip} />;
  return settings && <LivePots settings={settings} />;
}

function LivePots({ settings }: { settings: JackpotSettings }) {
  const { t } = useLingui();
  const pots = usePots(settings);
  return (
    <JackpotColors palette={settings.palette}>
      <div className={css.strip}>
        <PotList pots={pots} size="md" />
        <TextLink standalone render={<Link to="jackpot" />}>
          {t({ id: 'JACKPOT_OPEN', message: 'To the jackpot' })}
        </TextLink>
      </div>
    </JackpotColors>
  );
}
