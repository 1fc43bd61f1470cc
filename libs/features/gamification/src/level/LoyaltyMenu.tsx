import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { Badge, NavigationGroup, NavigationItem, StarIcon, TargetIcon, TrophyIcon } from '@lobby/ui-kit';
import { useGamification, useLoyalty } from '../useGamification.ts';
import * as css from './level.css.ts';
import { LevelProgress } from './LevelProgress.tsx';

/** The loyalty programme in the menu, with the player's level and progress; only while there is one for this player. */
export default function LoyaltyMenu({ close }: { close: () => void }) {
  const gamification = useGamification();
  return gamification.state === 'enabled' ? <Entries {...gamification} close={close} /> : null;
}

function Entries({ level, clientId, close }: { level: number; clientId: string | null; close: () => void }) {
  const { t } = useLingui();
  const { status, isOptedIn } = useLoyalty({ level, clientId });
  const name = t({ id: 'LOYALTY', message: 'Loyalty programme' });
  return (
    <nav aria-label={name}>
      <NavigationGroup title={name} hideTitle>
        <NavigationItem
          icon={StarIcon}
          render={<Link to="loyalty-program" onClick={close} />}
          end={isOptedIn && <Badge>{status?.rank ?? t({ id: 'LOYALTY_LEVEL', message: `Level ${level}` })}</Badge>}
        >
          {name}
        </NavigationItem>
        {isOptedIn && status?.progress && (
          <li className={css.progress}>
            <LevelProgress progress={status.progress} />
          </li>
        )}
        <NavigationItem icon={TargetIcon} render={<Link to="missions" onClick={close} />}>
          {t({ id: 'MISSIONS', message: 'Missions' })}
        </NavigationItem>
        <NavigationItem icon={TrophyIcon} render={<Link to="tournaments" onClick={close} />}>
          {t({ id: 'TOURNAMENTS', message: 'Tournaments' })}
        </NavigationItem>
      </NavigationGroup>
    </nav>
  );
}
