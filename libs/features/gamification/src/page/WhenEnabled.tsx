import { LoadFailed } from '@lobby/fallbacks';
import { Container, Stack } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { useGamification } from '../useGamification.ts';
import * as css from './page.css.ts';

interface Enabled {
  level: number;
  clientId: string | null;
}

/** A page of the loyalty programme; empty between header and footer where there is none for whoever looks (R-4-051, A-117). */
export function WhenEnabled({
  skeleton,
  children,
}: {
  skeleton: ReactNode;
  children: (enabled: Enabled) => ReactNode;
}) {
  const { state, retry, level, clientId } = useGamification();
  if (state === 'disabled') return null;
  if (state === 'loading') return <Page>{skeleton}</Page>;
  if (state === 'failed')
    return (
      <Page>
        <LoadFailed level={1} onRetry={retry} />
      </Page>
    );
  return <Page>{children({ level, clientId })}</Page>;
}

function Page({ children }: { children: ReactNode }) {
  return (
    <Container>
      <div className={css.page}>
        <Stack gap="xxxl">{children}</Stack>
      </div>
    </Container>
  );
}
