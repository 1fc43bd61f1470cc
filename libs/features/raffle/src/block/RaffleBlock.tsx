import { useLingui } from '@lingui/react/macro';
import type { BlockProps } from '@lobby/contracts';
import { graphql, type ResultOf, useQuery } from '@lobby/data';
import { useNearViewport } from '@lobby/composition';
import { bannerPictures, Link } from '@lobby/routing';
import { Badge, Banner, BannerPicture, BannerSkeleton, ButtonLink } from '@lobby/ui-kit';
import { useDrops } from '../drops/useDrops.ts';
import { useDropNames } from '../drops/useDropTexts.ts';
import { type RaffleSettings, useRaffleSettings } from '../raffleSettings.ts';
import { TicketCount } from '../figures/TicketCount.tsx';
import { BlockFigures } from './BlockFigures.tsx';
import * as css from './RaffleBlock.css.ts';

const RaffleBlockQuery = graphql(`
  query RaffleBlock($id: ID!) {
    root {
      contentBlock(id: $id) {
        id
        title
        subtitle
        desktopImage
        mobileImage
        callToAction {
          label
        }
      }
    }
  }
`);

const heightOf = (index: number) => (index === 0 ? 'hero' : 'md');

/** RAFFLE: the next drop with its pot and the time left, and for players their tickets. */
export default function RaffleBlock({ id, index }: BlockProps) {
  const settings = useRaffleSettings();
  const [{ data, fetching }] = useQuery({ query: RaffleBlockQuery, variables: { id } });
  const block = data?.root.contentBlock;
  if (settings === undefined || (fetching && !block)) return <BannerSkeleton height={heightOf(index)} />;
  if (settings === null || !block) return null;
  return <RaffleBanner settings={settings} block={block} index={index} />;
}

interface RaffleBannerProps {
  settings: RaffleSettings;
  block: NonNullable<ResultOf<typeof RaffleBlockQuery>['root']['contentBlock']>;
  index: number;
}

function RaffleBanner({ settings, block, index }: RaffleBannerProps) {
  const { t } = useLingui();
  const names = useDropNames();
  const [place, isNear] = useNearViewport();
  const state = useDrops(isNear);
  const { title, subtitle, callToAction } = block;
  const { next, tickets, hasTickets } = state;
  const pictures = bannerPictures({
    desktopImage: block.desktopImage ?? settings.pageDesktopBackgroundImage,
    mobileImage: block.mobileImage ?? settings.pageMobileBackgroundImage,
  });
  return (
    <Banner
      height={heightOf(index)}
      title={title ?? t({ id: 'RAFFLE_TITLE', message: 'Raffle' })}
      eyebrow={
        <Badge tone="tertiary">{next ? names[next.type] : t({ id: 'RAFFLE_NEXT_DROP', message: 'Next drop' })}</Badge>
      }
      text={
        <span ref={place}>
          <BlockFigures state={state} subtitle={subtitle} />
        </span>
      }
      art={pictures && <BannerPicture {...pictures} first={index === 0} />}
      actions={
        <>
          <ButtonLink size="lg" render={<Link to="raffle" />}>
            {callToAction?.label ?? t({ id: 'RAFFLE_OPEN', message: 'To the raffle' })}
          </ButtonLink>
          {hasTickets && next && (
            <span className={css.tickets}>
              <TicketCount count={tickets[next.type]} />
            </span>
          )}
        </>
      }
    />
  );
}
