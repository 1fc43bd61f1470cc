import { useLingui } from '@lingui/react/macro';
import { graphql, isNotOffered, readFragment, useViewerQuery } from '@lobby/data';
import { useFormat } from '@lobby/i18n';
import { platformClockOffset, useClockSync, useNow, useStore } from '@lobby/runtime';
import { Inline, Skeleton, Stack, Text } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { clockTime } from '../time.ts';
import { periodStart } from './period.ts';

/** What the platform knows of play since the last answer, in all tabs and on all devices together. */
export const PlaySummary = graphql(`
  fragment PlaySummary on RealityCheck {
    id
    startedAt
    now
    netPosition
    staked
    won
    currency
  }
`);

const RealityCheckQuery = graphql(
  `
    query RealityCheck {
      viewer {
        id
        realityCheck {
          id
          ...PlaySummary
        }
      }
    }
  `,
  [PlaySummary],
);

/** Time played and net position since the last answer; without an answer of the platform the time alone. */
export function RealityCheckFigures() {
  const now = useNow(1000);
  const [{ data, fetching, error }] = useViewerQuery({ query: RealityCheckQuery, requestPolicy: 'network-only' });
  const summary = readFragment(PlaySummary, fetching ? null : data?.viewer?.realityCheck);
  const offset = useStore(platformClockOffset);
  useClockSync(summary?.now);
  const start = summary ? Date.parse(summary.startedAt) - offset : periodStart(now);
  return (
    <PlayFigures
      summary={summary ?? null}
      playedMs={start === null ? null : now - start}
      status={fetching ? 'loading' : isNotOffered(error) ? 'notOffered' : error ? 'failed' : 'known'}
    />
  );
}

interface PlayFiguresProps {
  /** Decimals. */
  summary: { staked: string; won: string; netPosition: string; currency: string } | null;
  playedMs: number | null;
  /** `notOffered`: the platform has no figures; only the time is shown. */
  status: 'loading' | 'known' | 'failed' | 'notOffered';
}

const UNKNOWN = '–';

/** The figures of a reality check, and what its two buttons do. */
export function PlayFigures({ summary, playedMs, status }: PlayFiguresProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  const amount = (value: string | undefined) => {
    if (summary && value !== undefined) return money(value, summary.currency);
    return status === 'loading' ? <Skeleton width="xs" /> : UNKNOWN;
  };

  return (
    <Stack gap="md">
      <Text>
        {t({ id: 'REALITY_CHECK_TEXT', message: 'Take a moment to look at your play. Do you want to continue?' })}
      </Text>
      <Stack gap="xs" as="ul" aria-label={t({ id: 'REALITY_CHECK_FIGURES', message: 'Your play' })}>
        <Figure label={t({ id: 'REALITY_CHECK_TIME', message: 'Time played' })}>
          {playedMs === null ? UNKNOWN : clockTime(playedMs)}
        </Figure>
        {status !== 'notOffered' && (
          <>
            <Figure label={t({ id: 'REALITY_CHECK_STAKED', message: 'Staked' })}>{amount(summary?.staked)}</Figure>
            <Figure label={t({ id: 'REALITY_CHECK_WON', message: 'Won' })}>{amount(summary?.won)}</Figure>
            <Figure label={t({ id: 'REALITY_CHECK_NET', message: 'Net position' })}>
              {amount(summary?.netPosition)}
            </Figure>
          </>
        )}
      </Stack>
      {status === 'failed' && (
        <Text tone="warning" size="sm">
          {t({ id: 'REALITY_CHECK_UNKNOWN', message: 'Your figures cannot be shown right now.' })}
        </Text>
      )}
      <Text size="sm" tone="muted">
        {t({ id: 'REALITY_CHECK_HINT', message: 'OK continues. CLOSE leaves the game for the lobby.' })}
      </Text>
    </Stack>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Inline as="li" justify="between" gap="md">
      <Text as="span" tone="muted">
        {label}
      </Text>
      <Text as="span" weight="bold" figures>
        <span translate="no">{children}</span>
      </Text>
    </Inline>
  );
}
