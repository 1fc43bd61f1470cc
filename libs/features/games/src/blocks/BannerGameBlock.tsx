import { useLingui } from '@lingui/react/macro';
import type { BlockProps } from '@lobby/contracts';
import { graphql, type ResultOf, useQuery } from '@lobby/data';
import { bannerPictures, Link } from '@lobby/routing';
import { useStableOrder } from '@lobby/runtime';
import { Banner, BannerPicture, BannerSkeleton, ButtonLink, PlayIcon, Text } from '@lobby/ui-kit';
import { GameArt } from '../tile/GameArt.tsx';
import { useGameVariables } from '../useGameVariables.ts';

/** A banner is wider than any tile: it asks for widths of its own, and in proportion where none can be chosen. */
const BannerGameBlockQuery = graphql(`
  query BannerGameBlock($id: ID!, $thumbnailSize: Float!) {
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
        game {
          lookupId
          slug
          title
          thumbnailUrl(size: $thumbnailSize)
          w640: thumbnailUrl(size: 640)
          w1200: thumbnailUrl(size: 1200)
          aspectRatio
          studio {
            slug
            name
          }
        }
      }
    }
  }
`);

type GameBanner = NonNullable<ResultOf<typeof BannerGameBlockQuery>['root']['contentBlock']>;

/** A game that this visitor may not play is left out by the server. */
const keyOf = ({ game }: GameBanner) => game?.lookupId ?? '';

/** Thumbnail sizes are those of tiles; a banner is about four tiles wide. */
const tilesPerBanner = 4;

/** BANNER_GAME: one game as a banner, with a link to it. */
export default function BannerGameBlock({ id, index }: BlockProps) {
  const { t } = useLingui();
  const { variables } = useGameVariables();
  const [{ data, fetching }] = useQuery({
    query: BannerGameBlockQuery,
    variables: { id, thumbnailSize: variables.thumbnailSize * tilesPerBanner },
  });
  // While another block is requested, the result still has the previous one.
  const answer = fetching ? undefined : data;
  const known = answer?.root.contentBlock;
  // Another game comes with the next visit.
  const [block] = useStableOrder(answer && (known?.game ? [known] : []), { keyOf, list: id, staysEmpty: true }) ?? [];
  const height = index === 0 ? 'hero' : 'md';
  if (fetching && !block) return <BannerSkeleton height={height} />;
  if (!block?.game) return null;

  const { game, title, subtitle, callToAction } = block;
  const pictures = bannerPictures(block);
  return (
    <Banner
      height={height}
      title={title ?? game.title}
      eyebrow={
        <Text as="span" size="sm" weight="bold">
          {game.studio.name}
        </Text>
      }
      text={subtitle ?? (title === null ? undefined : game.title)}
      art={
        pictures ? (
          <BannerPicture {...pictures} first={index === 0} />
        ) : (
          <GameArt game={game} place="banner" loading={index === 0 ? 'first' : 'lazy'} />
        )
      }
      actions={
        <ButtonLink size="lg" icon={PlayIcon} render={<Link to="game" params={{ slug: game.slug }} />}>
          {callToAction?.label ?? t({ id: 'PLAY_NOW', message: 'Play now' })}
        </ButtonLink>
      }
    />
  );
}
