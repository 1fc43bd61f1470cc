import { useLingui } from '@lingui/react/macro';
import { graphql, useViewerQuery } from '@lobby/data';
import { LoadFailed } from '@lobby/fallbacks';
import { PageTitle } from '@lobby/composition';
import { Link } from '@lobby/routing';
import { PageHead, Skeleton, Stack, TextLink } from '@lobby/ui-kit';
import { PANIC_OPTION } from './exclusion.machine.ts';
import { SelfExclusion } from './SelfExclusion.tsx';

const ExclusionOptionsQuery = graphql(`
  query ExclusionOptions {
    viewer {
      id
      exclusionOptions {
        id
        kind
        length
        unit
        endsAt
      }
    }
  }
`);

/** `/profile/self-exclusion/` (R-2-043, R-6-013): the time-outs and self-exclusions that the licence offers, but the shortest. */
export default function SelfExclusionPage() {
  const { t } = useLingui();
  // Their ends move with time: never from the cache alone.
  const [{ data, error }, refetch] = useViewerQuery({
    query: ExclusionOptionsQuery,
    requestPolicy: 'cache-and-network',
  });
  // The break of a day is the panic button's, on the page of responsible gaming.
  const options = data?.viewer?.exclusionOptions.filter(({ id }) => id !== PANIC_OPTION.id);
  const title = t({ id: 'SELF_EXCLUSION', message: 'Self-exclusion' });
  return (
    <Stack gap="xl">
      <PageTitle of={title} />
      <PageHead
        title={title}
        note={t({
          id: 'SELF_EXCLUSION_INTRO',
          message:
            'Take a break from play, or exclude yourself. It begins at once, and nobody can end it before its time.',
        })}
      >
        <TextLink standalone render={<Link to="responsible-gaming" />}>
          {t({ id: 'SELF_EXCLUSION_DAY', message: 'For a break of 24 hours, and for help' })}
        </TextLink>
      </PageHead>
      {options ? (
        <SelfExclusion options={options} />
      ) : error ? (
        <LoadFailed
          error={error}
          title={t({ id: 'SELF_EXCLUSION_FAILED', message: 'This cannot be loaded right now' })}
          onRetry={refetch}
        />
      ) : (
        <div aria-busy>
          <Stack gap="md">
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </Stack>
        </div>
      )}
    </Stack>
  );
}
