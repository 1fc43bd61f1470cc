import { useLingui } from '@lingui/react/macro';
import type { ContentBlockType } from '@lobby/contracts';
import { isNotOffered, useQuery } from '@lobby/data';
import { useFlag } from '@lobby/flags';
import { Block, BlockSkeleton, NearViewport, PageTitle, Slot, useShownBlocks } from '@lobby/host';
import { useSession } from '@lobby/player';
import { BannerSkeleton, Container, Stack, VisuallyHidden } from '@lobby/ui-kit';
import { memo } from 'react';
import { GameListCarousel } from '../carousel/GameListCarousel.tsx';
import { RowSkeleton } from '../skeleton/RowSkeleton.tsx';
import { RecentlyPlayedRow } from '../recent/RecentlyPlayedRow.tsx';
import { useFixedLists } from '../lists/listNames.ts';
import { GamesFailed } from '../section/GamesStates.tsx';
import * as css from '../section/Page.css.ts';
import { StudiosRow, StudiosSkeleton } from '../studios/Studios.tsx';
import { useGameVariables } from '../useGameVariables.ts';
import { BrowseNav } from '../lobby/BrowseNav.tsx';
import { LobbyPageQuery } from '../lobby/lobbyQuery.ts';

/** Blocks that fetch at once; those below wait until they are near the viewport. */
const firstScreen = 2;

/**
 * `/`: the operator's blocks in their order, links to every list, and the lists that no block shows. Where the back end has
 * no such page, the fixed lists.
 */
export default function LobbyPage() {
  const { t } = useLingui();
  const { isSignedIn, status } = useSession();
  const registersHere = useFlag('landing_registration') === 'iframe';
  const { variables, pause } = useGameVariables();
  const [{ data, error }, ask] = useQuery({ query: LobbyPageQuery, variables, pause });

  const title = t({ id: 'LOBBY_TITLE', message: 'Casino lobby' });
  const blocks = useShownBlocks(data?.root.contentBlocks);
  const isWithoutPage = isNotOffered(error);
  const fixedLists = useFixedLists();
  const lists = data?.personalized.listsOfGames ?? (isWithoutPage ? fixedLists : []);
  const shown = new Set(blocks.map(({ listOfGamesSlug }) => listOfGamesSlug));
  const [hero, ...rest] = blocks;

  return (
    <Container>
      <PageTitle of={title} />
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      <div className={css.page}>
        <Stack gap="xxl">
          {isSignedIn && <Slot name="lobby.top" fallback={<div className={css.noticeRoom} />} />}
          {hero && <LobbyBlock id={hero.id} type={hero.type} index={0} />}
          {!data && !error && <BannerSkeleton height="lg" />}
          {registersHere && status === 'LOGGED_OUT' && (
            <Slot name="lobby.registration" fallback={<div className={css.registrationRoom} />} />
          )}
          <BrowseNav lists={lists} />
          <RecentlyPlayedRow />
          {rest.map(({ id, type }, index) => (
            <LobbyBlock key={id} id={id} type={type} index={index + 1} />
          ))}
          {!data && !error && <RowSkeleton size="md" />}
          {error && !data && !isWithoutPage && (
            <GamesFailed error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />
          )}
          {lists
            .filter(({ slug }) => !shown.has(slug))
            .map(({ slug, name }, index) => (
              <ListRow key={slug} slug={slug} name={name} isFirst={isWithoutPage && index < firstScreen} />
            ))}
          {(data || isWithoutPage) && (
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
}

/** Unlike the page, blocks and rows do not render again with each answer to the page's query: they read their own. */
const LobbyBlock = memo(function LobbyBlock(block: LobbyBlockProps) {
  const { type, index } = block;
  if (index <= firstScreen) return <Block {...block} />;
  return (
    <NearViewport fallback={<BlockSkeleton type={type} index={index} />}>
      <Block {...block} />
    </NearViewport>
  );
});

interface ListRowProps {
  slug: string;
  name: string;
  /** On the first screen. */
  isFirst: boolean;
}

const ListRow = memo(function ListRow({ slug, name, isFirst }: ListRowProps) {
  if (isFirst) return <GameListCarousel slug={slug} name={name} aboveFold leading />;
  return (
    <NearViewport fallback={<RowSkeleton tiles={1} />}>
      <GameListCarousel slug={slug} name={name} />
    </NearViewport>
  );
});
