import { useLingui } from '@lingui/react/macro';
import type { BlockProps } from '@lobby/contracts';
import { graphql, type ResultOf, useQuery } from '@lobby/data';
import { NearViewport } from '@lobby/composition';
import { bannerPictures, Link, useServedLink } from '@lobby/routing';
import { BannerPicture, ButtonLink, Heading, Text } from '@lobby/ui-kit';
import { PotList } from '../pots/PotList.tsx';
import { usePots } from '../pots/useJackpot.ts';
import { JackpotColors } from '../settings/JackpotColors.tsx';
import type { JackpotSettings } from '../settings/parseSettings.ts';
import { useJackpotSettings } from '../settings/useJackpotSettings.ts';
import * as css from './JackpotBlock.css.ts';
import { JackpotBlockSkeleton } from './JackpotBlockSkeleton.tsx';

const JackpotBlockQuery = graphql(`
  query JackpotBlock($id: ID!) {
    root {
      contentBlock(id: $id) {
        id
        title
        subtitle
        desktopImage
        mobileImage
        callToAction {
          label
          url
        }
      }
    }
  }
`);

/** JACKPOT: the pots, live, on the block's picture. Nothing where there is no jackpot. */
export default function JackpotBlock({ id, index }: BlockProps) {
  const [{ data, fetching }] = useQuery({ query: JackpotBlockQuery, variables: { id } });
  const { settings, isLoading } = useJackpotSettings();
  const block = data?.root.contentBlock;
  if ((fetching && !block) || isLoading) return <JackpotBlockSkeleton />;
  if (!block || !settings) return null;
  return <JackpotBanner settings={settings} block={block} isFirst={index === 0} />;
}

/** Apart from the banner: the service's socket is for pots that somebody can see. */
const LivePots = ({ settings }: { settings: JackpotSettings }) => <PotList pots={usePots(settings)} size="md" />;

interface JackpotBannerProps {
  settings: JackpotSettings;
  block: NonNullable<ResultOf<typeof JackpotBlockQuery>['root']['contentBlock']>;
  isFirst: boolean;
}

function JackpotBanner({ settings, block, isFirst }: JackpotBannerProps) {
  const { t } = useLingui();
  const link = useServedLink(block.callToAction?.url);
  const pictures = bannerPictures(block);
  const to = link?.kind === 'internal' ? link.path : 'jackpot';
  return (
    <JackpotColors palette={settings.palette}>
      <section className={css.banner}>
        {pictures && (
          <div className={css.art}>
            <BannerPicture {...pictures} first={isFirst} />
          </div>
        )}
        <div className={css.words}>
          <Heading level={2}>{block.title ?? t({ id: 'JACKPOT_TITLE', message: 'Jackpot' })}</Heading>
          {block.subtitle && <Text size="lg">{block.subtitle}</Text>}
          <ButtonLink size="lg" render={<Link to={to} />}>
            {block.callToAction?.label ?? t({ id: 'JACKPOT_OPEN', message: 'To the jackpot' })}
          </ButtonLink>
        </div>
        <div className={css.pots}>
          <NearViewport fallback={<PotList pots={null} size="md" />}>
            <LivePots settings={settings} />
          </NearViewport>
        </div>
      </section>
    </JackpotColors>
  );
}
