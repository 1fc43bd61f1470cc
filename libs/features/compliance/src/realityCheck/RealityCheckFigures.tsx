import { readFragment, useViewerQuery } from '@lobby/data';
import { useNow } from '../useNow.ts';
import { periodStart } from './period.ts';
import { PlaySummary, RealityCheckQuery } from './realityCheck.graphql.ts';
import { PlayFigures } from './PlayFigures.tsx';

/** Time played and net position since the last answer, from the platform. */
export function RealityCheckFigures() {
  const now = useNow(1000);
  const [{ data, fetching, error }] = useViewerQuery({ query: RealityCheckQuery, requestPolicy: 'network-only' });
  const summary = readFragment(PlaySummary, fetching ? null : data?.viewer?.realityCheck);
  const start = summary ? Date.parse(summary.startedAt) : periodStart();
  return (
    <PlayFigures
      summary={summary ?? null}
      playedMs={start === null ? null : now - start}
      status={fetching ? 'loading' : error ? 'failed' : 'known'}
    />
  );
}
