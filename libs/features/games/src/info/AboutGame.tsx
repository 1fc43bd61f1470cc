import { useLingui } from '@lingui/react/macro';
import { Slot } from '@lobby/composition';
import { graphql, type ResultOf } from '@lobby/data';
import { usePlayBlock, useSession } from '@lobby/player';
import { Inline, SectionHead, Stack, Text } from '@lobby/ui-kit';
import { useId } from 'react';
import { build } from 'virtual:lobby-build';
import { GameFacts } from '../play/GameFacts.tsx';
import * as stage from '../play/GameStage.css.ts';
import { GamesInformation } from '../play/GamesInformation.tsx';
import { DemoLink, PlayLink } from '../play/PlayLinks.tsx';
import { PageFrame } from '../section/PageFrame.tsx';
import { artRatio, GameArt, GameArtFields } from '../tile/GameArt.tsx';
import { HeartPlace } from '../tile/HeartPlace.tsx';
import * as css from './GameInfo.css.ts';
import { PlayedRounds } from './PlayedRounds.tsx';
import { ShareButton } from './ShareButton.tsx';
import { SimilarGames } from './SimilarGames.tsx';

/** Needs `$thumbnailSize` and `$currencyCode` of the query around it. */
export const DescribedGameFields = graphql(
  `
    fragment DescribedGame on Game {
      lookupId
      slug
      title
      aspectRatio
      rtp
      demoAllowed
      minBet(currencyCode: $currencyCode)
      maxBet(currencyCode: $currencyCode)
      volatility
      description
      features
      liveTable {
        languages
      }
      studio {
        slug
        name
      }
      ...GameArt
    }
  `,
  [GameArtFields],
);

type DescribedGame = ResultOf<typeof DescribedGameFields>;

/** What there is to know of a game, and for a player what they have played of it. Nobody is led to a game who may not play. */
export function AboutGame({ game }: { game: DescribedGame }) {
  const { t } = useLingui();
  const { lookupId, title } = game;
  const { status } = useSession();
  const isBlocked = usePlayBlock() !== null;
  const mayPlay = status !== 'LOADING' && !isBlocked;
  return (
    <PageFrame title={title} windowTitle={t({ id: 'ABOUT_NAMED_GAME', message: `About ${title}` })}>
      <div className={css.head}>
        <div className={css.picture}>
          <div className={stage.art[artRatio(game.aspectRatio)]}>
            <GameArt game={game} place="stage" loading="eager" />
          </div>
          {mayPlay && (
            <Stack gap="sm">
              <PlayLink slug={game.slug} />
              <DemoLink game={game} />
            </Stack>
          )}
          {isBlocked && <PlayBlocked />}
          {build.EnableGamesInformationMessage && <GamesInformation />}
          <Inline gap="sm">
            <ShareButton slug={game.slug} title={title} />
            <HeartPlace lookupId={lookupId} title={title} place="page" />
          </Inline>
        </div>
        <div className={css.column}>
          <Rules description={game.description} />
          <GameFacts game={game} />
        </div>
      </div>
      {status === 'LOGGED_IN' && (
        <div className={css.column}>
          <PlayedRounds lookupId={lookupId} />
          <Slot name="game.limits" />
        </div>
      )}
      {mayPlay && <SimilarGames lookupId={lookupId} />}
    </PageFrame>
  );
}

function PlayBlocked() {
  const { t } = useLingui();
  return (
    <Stack gap="xs">
      <Text weight="medium">{t({ id: 'PLAY_BLOCKED_TITLE', message: 'Your account cannot play now' })}</Text>
      <Text size="sm" tone="muted">
        {t({
          id: 'PLAY_BLOCKED_TEXT',
          message: 'A break, a limit or a check of your account is in force. Your balance is safe.',
        })}
      </Text>
    </Stack>
  );
}

function Rules({ description }: Pick<DescribedGame, 'description'>) {
  const { t } = useLingui();
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <Stack gap="md">
        <SectionHead id={title} title={t({ id: 'GAME_RULES', message: 'Rules' })} />
        {description && <Text>{description}</Text>}
        <Text size="sm" tone="muted">
          {t({ id: 'GAME_RULES_NOTE', message: 'All rules and payouts are explained in the game itself.' })}
        </Text>
      </Stack>
    </section>
  );
}
