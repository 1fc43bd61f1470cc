import { useLingui } from '@lingui/react/macro';
import { graphql, useViewerQuery } from '@lobby/data';
import { useFormat } from '@lobby/i18n';
import { Skeleton, Stack, Text } from '@lobby/ui-kit';
import { Inline } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { clockTime } from '../duration.ts';
import { useNow } from '../useNow.ts';
import { periodStart } from './period.ts';

export const RealityCheckQuery = graphql(`
  query RealityCheck {
    viewer {
      id
      realityCheck {
        id
        startedAt
        netPosition
        staked
        won
        currency
      }
    }
  }
`);

/** Time played and net position since the last answer, from the platform. */
export function RealityCheckFigures() {
  const { t } = useLingui();
  const { money } = useFormat();
  const now = useNow(1000);
  const [{ data, fetching, error }] = useViewerQuery({ query: RealityCheckQuery, requestPolicy: 'network-only' });
  const check = fetching ? null : data?.viewer?.realityCheck;
  const start = check ? Date.parse(check.startedAt) : periodStart();
  const amount = (value: string | undefined) =>
    check && value !== undefined ? money(value, check.currency) : fetching ? <Skeleton width="5rem" /> : '–';

  return (
    <Stack gap="md">
      <Text>
        {t({ id: 'REALITY_CHECK_TEXT', message: 'Take a moment to look at your play. Do you want to continue?' })}
      </Text>
      <Stack gap="xs" as="ul" aria-label={t({ id: 'REALITY_CHECK_FIGURES', message: 'Your play' })}>
        <Figure label={t({ id: 'REALITY_CHECK_TIME', message: 'Time played' })}>
          {start === null ? '–' : clockTime(now - start)}
        </Figure>
        <Figure label={t({ id: 'REALITY_CHECK_STAKED', message: 'Staked' })}>{amount(check?.staked)}</Figure>
        <Figure label={t({ id: 'REALITY_CHECK_WON', message: 'Won' })}>{amount(check?.won)}</Figure>
        <Figure label={t({ id: 'REALITY_CHECK_NET', message: 'Net position' })}>{amount(check?.netPosition)}</Figure>
      </Stack>
      {error && (
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
        {children}
      </Text>
    </Inline>
  );
}
