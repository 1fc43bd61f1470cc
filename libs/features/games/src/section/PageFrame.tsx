import { PageTitle } from '@lobby/composition';
import { Container, Heading, PageHead, Stack } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import * as css from './Page.css.ts';

interface PageFrameProps {
  title: string;
  /** Of the window, where it says more than the heading. */
  windowTitle?: string;
  /** A line below the title, such as a number of games. */
  note?: ReactNode;
  children: ReactNode;
}

/** A browsing page: its name in the window and on top, then its content. */
export function PageFrame({ title, windowTitle = title, note, children }: PageFrameProps) {
  return (
    <Container>
      <PageTitle of={windowTitle} />
      <div className={css.page}>
        <Stack gap="xl">
          <PageHead title={title} note={note} />
          {children}
        </Stack>
      </div>
    </Container>
  );
}

/** A row's name with the number of games behind it. */
export function SectionHeading({ title, count }: { title: string; count?: string | null }) {
  return (
    <span className={css.sectionHeading}>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      {count && <span className={css.sectionCount}>{count}</span>}
    </span>
  );
}
