import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@lobby/i18n';
import { useSession } from '@lobby/player';
import { Link } from '@lobby/routing';
import { Icon, InfoIcon, SearchGroup, SearchHit, SearchItem, SearchLink, SearchRow, StudioIcon } from '@lobby/ui-kit';
import { build } from 'virtual:lobby-build';
import { useAfterFirst } from '../lists/useAfterFirst.ts';
import { ArtPicture } from '../tile/GameArt.tsx';
import { demoQuery, useDemoAllowed } from '../tile/demo.ts';
import { countOf, type GameResult, type Results } from './useGameSearch.ts';

interface RowsProps {
  /** A result is opened. */
  onOpen: () => void;
}

interface GameRowsProps {
  games: readonly GameResult[];
}

interface ResultGroupsProps extends RowsProps {
  query: string;
  first: Results;
  more: Results;
}

/** Of those that the device finds: what a phone has room for. */
const firstRows = 8;

/** What was found, by kind; below it what came later. */
export function ResultGroups({ query, first, more, onOpen }: ResultGroupsProps) {
  const { t } = useLingui();
  const isWhole = useAfterFirst(query);
  return (
    <>
      {first.studios.length > 0 && (
        <SearchGroup title={t({ id: 'STUDIOS', message: 'Studios' })}>
          <StudioRows studios={first.studios} onOpen={onOpen} />
        </SearchGroup>
      )}
      {first.games.length > 0 && (
        <SearchGroup title={t({ id: 'GAMES', message: 'Games' })}>
          <GameRows games={isWhole ? first.games : first.games.slice(0, firstRows)} onOpen={onOpen} />
        </SearchGroup>
      )}
      {countOf(more) > 0 && (
        <SearchGroup title={t({ id: 'SEARCH_MORE', message: 'More results' })}>
          <StudioRows studios={more.studios} onOpen={onOpen} />
          <GameRows games={more.games} onOpen={onOpen} />
        </SearchGroup>
      )}
    </>
  );
}

/** Games that come closest to a search that has found nothing. */
export function NearestResults({ games, onOpen }: RowsProps & { games: readonly GameResult[] }) {
  const { t } = useLingui();
  return (
    <SearchGroup isInexact title={t({ id: 'SEARCH_NEAREST', message: 'Did you mean' })}>
      <GameRows games={games} onOpen={onOpen} />
    </SearchGroup>
  );
}

function StudioRows({ studios, onOpen }: RowsProps & Pick<Results, 'studios'>) {
  const { t } = useLingui();
  return studios.map(({ slug, name, numberOfGames }) => (
    <SearchRow key={slug}>
      <SearchItem render={<Link to="game-studio" params={{ slug }} />} onSelect={onOpen}>
        <SearchHit
          art={<Icon of={StudioIcon} />}
          title={name}
          note={t({ id: 'NUMBER_OF_GAMES', message: plural(numberOfGames, { one: '# game', other: '# games' }) })}
        />
      </SearchItem>
    </SearchRow>
  ));
}

function GameRows({ games, onOpen }: RowsProps & GameRowsProps) {
  const { t } = useLingui();
  const isDemoAllowed = useDemoAllowed();
  const isVisitor = useSession().status === 'LOGGED_OUT';
  return games.map((game) => (
    <SearchRow key={game.lookupId}>
      <SearchItem render={<Link to="game" params={{ slug: game.slug }} />} onSelect={onOpen}>
        <GameHit game={game} />
      </SearchItem>
      {isVisitor && isDemoAllowed(game) && (
        <SearchLink
          label={`${t({ id: 'PLAY_DEMO', message: 'Demo' })} ${game.title}`}
          render={<Link to="game" params={{ slug: game.slug }} query={demoQuery} />}
          onSelect={onOpen}
        >
          {t({ id: 'PLAY_DEMO', message: 'Demo' })}
        </SearchLink>
      )}
      <AboutLink game={game} onOpen={onOpen} />
    </SearchRow>
  ));
}

/** Games to choose from: a press leads nowhere. */
export function GameChoices({ games, onChoose }: GameRowsProps & { onChoose: (game: GameResult) => void }) {
  return games.map((game) => (
    <SearchRow key={game.lookupId}>
      <SearchItem render={<div />} onSelect={() => onChoose(game)}>
        <GameHit game={game} />
      </SearchItem>
    </SearchRow>
  ));
}

function GameHit({ game }: { game: GameResult }) {
  const { t } = useLingui();
  const format = useFormat();
  const { alternativeTitle, studio, rtp, art, title } = game;
  const writeRtp = (percent: number) => {
    const rtp = format.percent(percent / 100, 2);
    return t({ id: 'GAME_RTP_SHORT', message: `RTP ${rtp}` });
  };
  const note = [alternativeTitle, studio, build.ShowRTP && rtp !== null && writeRtp(rtp)].filter(Boolean).join(' · ');
  return <SearchHit art={art && <ArtPicture {...art} place="hit" />} title={title} note={note} />;
}

function AboutLink({ game: { slug, title }, onOpen }: RowsProps & { game: GameResult }) {
  const { t } = useLingui();
  return (
    <SearchLink
      label={t({ id: 'ABOUT_NAMED_GAME', message: `About ${title}` })}
      render={<Link to="game-info" params={{ slug }} />}
      onSelect={onOpen}
    >
      <Icon of={InfoIcon} size="sm" />
    </SearchLink>
  );
}
