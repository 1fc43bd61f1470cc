import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@lobby/i18n';
import { pictureUrl, useEntryState } from '@lobby/routing';
import { desktop, useMediaQuery } from '@lobby/theming';
import { Card, EmptyState, Heading, ShowMore, Skeleton, Stack, Text, TrophyIcon } from '@lobby/ui-kit';
import { useId } from 'react';
import * as css from './Leaderboard.css.ts';

/** Rows at first and at last, and how many more each press shows (R-9-025, A-100). */
const rows = { mobile: 10, desktop: 12, step: 10, most: 50 } as const;

interface LeaderboardEntry {
  initials: string;
  expectedPrize: string;
  rankImageUrl: string | null;
  rankName: string | null;
}

interface LeaderboardViewProps {
  /** Null while it loads. */
  leaderboard: {
    /** The first one first. */
    entries: readonly LeaderboardEntry[];
    playerPosition: number | null;
    playerRank: string | null;
    playerRankImageUrl: string | null;
  } | null;
  /** ISO 4217, of the prizes. */
  currency: string;
}

/** Who leads: ten at first on phones, twelve lines on desktops; always with the player's own place. */
export function LeaderboardView({ leaderboard, currency }: LeaderboardViewProps) {
  const { t } = useLingui();
  const format = useFormat();
  const title = useId();
  const list = useId();
  const isDesktop = useMediaQuery(desktop);
  const [more, setMore] = useEntryState('leaderboard', 0);
  const isEmpty = leaderboard?.entries.length === 0 && leaderboard.playerPosition === null;
  const { entries = [], playerPosition = null, playerRank, playerRankImageUrl } = leaderboard ?? {};
  const lines = isDesktop ? rows.desktop : rows.mobile;
  const isOutside = (shown: number) => playerPosition !== null && playerPosition > Math.min(shown, entries.length);
  // The player's own line takes the place of one.
  const first = isDesktop && isOutside(lines) ? lines - 1 : lines;
  const most = Math.min(rows.most, entries.length);
  const count = Math.min(first + more * rows.step, most);
  return (
    <Card as="section" padding="lg" aria-labelledby={title}>
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={2} size="h3" id={title}>
            {t({ id: 'JACKPOT_LEADERBOARD', message: 'Leaderboard' })}
          </Heading>
          <Text tone="muted">
            {t({
              id: 'JACKPOT_LEADERBOARD_NOTE',
              message: 'What each player can expect of the EPIC jackpot, by what they have contributed.',
            })}
          </Text>
        </Stack>
        {isEmpty && (
          <EmptyState
            layout="plain"
            level={3}
            icon={TrophyIcon}
            title={t({ id: 'JACKPOT_NO_LEADERS_TITLE', message: 'Nobody leads yet' })}
            text={t({ id: 'JACKPOT_NO_LEADERS_TEXT', message: 'Places depend on what players contribute.' })}
          />
        )}
        {leaderboard === null && (
          <div aria-busy className={css.waiting}>
            {Array.from({ length: lines }, (_, line) => (
              <Skeleton key={line} />
            ))}
          </div>
        )}
        {entries.length > 0 && (
          <ol id={list} aria-labelledby={title} className={css.list}>
            {entries.slice(0, count).map((entry, index) => (
              <li key={index} className={css.row} aria-current={index + 1 === playerPosition ? 'true' : undefined}>
                <span className={css.position}>{format.number(index + 1)}</span>
                <Rank name={entry.rankName} image={entry.rankImageUrl} />
                <bdi className={css.initials}>{entry.initials}</bdi>
                <span className={css.prize} translate="no">
                  {format.money(entry.expectedPrize, currency)}
                </span>
              </li>
            ))}
          </ol>
        )}
        {playerPosition !== null && isOutside(count) && (
          <div className={css.own} role="group" aria-label={t({ id: 'JACKPOT_OWN_PLACE', message: 'Your place' })}>
            <span className={css.position}>{format.number(playerPosition)}</span>
            <Rank name={null} image={playerRankImageUrl ?? null} />
            <span className={css.initials}>{t({ id: 'JACKPOT_YOU', message: 'You' })}</span>
            <span className={css.prize}>{playerRank}</span>
          </div>
        )}
        {count < most && (
          <div className={css.more}>
            <ShowMore list={list} onClick={() => setMore(more + 1)}>
              {t({ id: 'JACKPOT_SHOW_MORE', message: 'Show more' })}
            </ShowMore>
          </div>
        )}
      </Stack>
    </Card>
  );
}

/** A rank by its picture, or by its name where there is none; without a name where the row writes it elsewhere. */
function Rank({ name, image }: { name: string | null; image: string | null }) {
  const src = pictureUrl(image);
  if (src === null) return <span className={css.rank}>{name}</span>;
  return (
    <span className={css.rank}>
      <img src={src} alt={name ?? ''} width={32} height={32} loading="lazy" decoding="async" />
    </span>
  );
}
