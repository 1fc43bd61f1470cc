import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import {
  BannerPicture,
  ButtonLink,
  Card,
  Inline,
  SectionHead,
  Skeleton,
  Stack,
  Switch,
  TargetIcon,
  Text,
  TrophyIcon,
} from '@lobby/ui-kit';
import { useId } from 'react';
import { useLoyalty } from '../useGamification.ts';
import { Widget } from '../widget/Widget.tsx';
import * as css from './LoyaltyOptIn.css.ts';
import { useLoyaltyOptIn } from './useLoyaltyOptIn.ts';

interface LoyaltyOptInProps {
  level: number;
  clientId: string | null;
  picture: string | null;
  desktopPicture: string | null;
}

/** The player's part: one switch to join and to leave, and where those who take part stand (R-2-087, A-121). */
export function LoyaltyOptIn({ level, clientId, picture, desktopPicture }: LoyaltyOptInProps) {
  const { t } = useLingui();
  const id = useId();
  const { service, isOptedIn, hasFailed } = useLoyalty({ level, clientId });
  const hasPicture = picture !== null || desktopPicture !== null;
  return (
    <section aria-labelledby={id}>
      <Stack gap="lg">
        <SectionHead id={id} title={t({ id: 'LOYALTY_YOUR_PART', message: 'Your part' })} />
        <div className={hasPicture ? css.besidePicture : css.alone}>
          {hasPicture && (
            <div className={css.picture}>
              <BannerPicture desktopImage={desktopPicture} mobileImage={picture} />
            </div>
          )}
          <div className={css.part}>
            <Card padding="lg">
              {isOptedIn === null ? (
                <div aria-busy className={css.placeholder}>
                  <Skeleton shape="block" />
                </div>
              ) : (
                <Choice isOptedIn={isOptedIn} service={service} />
              )}
            </Card>
            {isOptedIn && <Widget view="status" service={service} hasFailed={hasFailed} />}
            {isOptedIn && (
              <Inline wrap gap="sm">
                <ButtonLink variant="secondary" icon={TargetIcon} render={<Link to="missions" />}>
                  {t({ id: 'MISSIONS', message: 'Missions' })}
                </ButtonLink>
                <ButtonLink variant="secondary" icon={TrophyIcon} render={<Link to="tournaments" />}>
                  {t({ id: 'TOURNAMENTS', message: 'Tournaments' })}
                </ButtonLink>
              </Inline>
            )}
          </div>
        </div>
      </Stack>
    </section>
  );
}

type ChoiceProps = { isOptedIn: boolean; service: Parameters<typeof useLoyaltyOptIn>[0] };

function Choice({ isOptedIn, service }: ChoiceProps) {
  const { t } = useLingui();
  const { choose, wanted, problem } = useLoyaltyOptIn(service);
  const known = isOptedIn
    ? t({ id: 'LOYALTY_IS_IN', message: 'You take part.' })
    : t({ id: 'LOYALTY_IS_OUT', message: 'You do not take part.' });
  const pending = wanted
    ? t({ id: 'LOYALTY_JOINING', message: 'Joining …' })
    : t({ id: 'LOYALTY_LEAVING', message: 'Leaving …' });
  return (
    <Stack gap="md">
      <Text>
        {t({
          id: 'LOYALTY_VOLUNTARY',
          message: 'It is your choice and costs nothing. You can join and leave at any time, with the same switch.',
        })}
      </Text>
      <div>
        <div aria-busy={wanted !== null || undefined}>
          <Switch
            label={t({ id: 'LOYALTY_TAKE_PART', message: 'Take part in the loyalty programme' })}
            hint={wanted === null ? known : pending}
            checked={wanted ?? isOptedIn}
            onChange={choose}
            disabled={wanted !== null}
          />
        </div>
        <div role="alert">
          {problem && (
            <Text tone="danger">
              {problem === 'failed'
                ? t({ id: 'LOYALTY_CHOICE_FAILED', message: 'Your choice could not be carried out. Please try again.' })
                : t({ id: 'NOT_OFFERED', message: 'This is not offered here' })}
            </Text>
          )}
        </div>
      </div>
    </Stack>
  );
}
