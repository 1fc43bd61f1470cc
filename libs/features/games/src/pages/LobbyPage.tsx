import { useLingui } from '@lingui/react/macro';
import type { ContentBlockType } from '@lobby/contracts';
import { isNotOffered, useQuery } from '@lobby/data';
import { useFlag } from '@lobby/flags';
import {
  Block,
  BlockSkeleton,
  NearViewport,
  PageTitle,
  Slot,
  useShownBlocks,
  useStableBlocks,
} from '@lobby/composition';
import { useSession } from '@lobby/player';
import { useStableOrder } from '@lobby/runtime';
import { BannerSkeleton, Container, Stack, VisuallyHidden } from '@lobby/ui-kit';
import { memo, useState } from 'react';
import { GameListCarousel } from '../carousel/GameListCarousel.tsx';
import { RowSkeleton } from '../skeleton/RowSkeleton.tsx';
import { RecentlyPlayedRow } from '../recent/RecentlyPlayedRow.tsx';
import { useFixedLists } from '../lists/listNames.ts';
import { GamesFailed } from '../section/GamesStates.tsx';
import * as css from '../section/Page.css.ts';
import { StudiosRow, StudiosSkeleton } from '../studios/Studios.tsx';
import { useGameVariables } from '../useGameVariables.ts';
import { BrowseNav } from '../lobby/BrowseNav.tsx';
import { FavouritesPlace } from '../lobby/FavouritesPlace.tsx';
import { LobbyPageQuery } from '../lobby/lobbyQuery.ts';

/** Blocks that fetch at once; those below wait until they are near the viewport. */
const firstScreen = 2;

const slugOf = ({ slug }: { slug: string }) => slug;

/**
 * `/`: the operator's blocks in their order, links to every list, and the lists that no block shows. Where the back end has
 * no such page, the fixed lists. What has come near the viewport keeps its place, whatever later answers say.
 */
export default function LobbyPage() {
  const { t, i18n } = useLingui();
  const { isSignedIn, status } = useSession();
  const registersHere = useFlag('landing_registration') === 'iframe';
  const { variables, pause } = useGameVariables();
  const [{ data, error }, refetch] = useQuery({ query: LobbyPageQuery, variables, pause });

  const title = t({ id: 'LOBBY_TITLE', message: 'Casino lobby' });
  const locale = i18n.locale;
  const [nearBlocks] = useState(() => new Set<string>());
  const [nearLists] = useState(() => new Set<string>());
  const served = useShownBlocks(data?.root.contentBlocks);
  const { blocks, isOver } = useStableBlocks(data && served, {
    locale,
    isSettled: (id, index) => index <= firstScreen || nearBlocks.has(id) || nearLists.size > 0,
  });
  const isWithoutPage = isNotOffered(error);
  const fixedLists = useFixedLists();
  const otherLists = isWithoutPage ? fixedLists : [];
  const servedLists = data?.personalized.listsOfGames;
  const links = useStableOrder(servedLists, { keyOf: slugOf, list: locale }) ?? otherLists;
  const rows =
    useStableOrder(servedLists, { keyOf: slugOf, list: locale, isSettled: (slug) => nearLists.has(slug) }) ??
    otherLists;
  const shown = new Set(blocks?.map(({ listOfGamesSlug }) => listOfGamesSlug));
  const [hero, ...rest] = blocks ?? [];

  return (
    <Container>
      <PageTitle of={title} />
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      <div className={css.page}>
        <Stack gap="xxl">
          <Stack gap="lg">
            {isSignedIn && <Slot name="lobby.top" fallback={<div className={css.lineRoom} />} />}
            {hero && (
              <LobbyBlock
                key={hero.id}
                id={hero.id}
                type={hero.type}
                index={0}
                near={nearBlocks}
                isOver={isOver(hero.id)}
              />
            )}
            {!blocks && !error && <BannerSkeleton height="hero" />}
            {registersHere && status === 'LOGGED_OUT' && (
              <Slot name="lobby.registration" fallback={<div className={css.registrationRoom} />} />
            )}
            <BrowseNav lists={links} />
          </Stack>
          <RecentlyPlayedRow />
          <FavouritesPlace isFree={!blocks && !error} />
          {rest.map(({ id, type }, index) => (
            <LobbyBlock key={id} id={id} type={type} index={index + 1} near={nearBlocks} isOver={isOver(id)} />
          ))}
          {!blocks && !error && <RowSkeleton size="md" />}
          {error && !blocks && !isWithoutPage && <GamesFailed error={error} onRetry={refetch} />}
          {rows
            .filter(({ slug }) => !shown.has(slug))
            .map(({ slug, name }, index) => (
              <ListRow
                key={slug}
                slug={slug}
                name={name}
                isFirst={isWithoutPage && index < firstScreen}
                near={nearLists}
              />
            ))}
          {(blocks || isWithoutPage) && (
            <NearViewport fallback={<StudiosSkeleton tiles={1} />}>
              <StudiosRow />
            </NearViewport>
          )}
        </Stack>
      </div>
    </Container>
  );
}

interface LobbyBlockProps {
  id: string;
  type: ContentBlockType;
  index: number;
  isOver: boolean;
  /** Those that have come near the viewport. */
  near: Set<string>;
}

/** Unlike the page, blocks and rows do not render again with each answer to the page's query: they read their own. */
const LobbyBlock = memo(function LobbyBlock({ near, ...block }: LobbyBlockProps) {
  const { id, type, index } = block;
  if (index <= firstScreen) return <Block {...block} />;
  return (
    <NearViewport fallback={<BlockSkeleton type={type} index={index} />} onNear={() => near.add(id)}>
      <Block {...block} />
    </NearViewport>
  );
});

interface ListRowProps {
  slug: string;
  name: string;
  /** On the first screen. */
  isFirst: boolean;
  /** Those that have come near the viewport. */
  near: Set<string>;
}

const ListRow = memo(function ListRow({ slug, name, isFirst, near }: ListRowProps) {
  if (isFirst) return <GameListCarousel slug={slug} name={name} aboveFold leading />;
  return (
    <NearViewport fallback={<RowSkeleton tiles={1} />} onNear={() => near.add(slug)}>
      <GameListCarousel slug={slug} name={name} />
    </NearViewport>
  );
});
