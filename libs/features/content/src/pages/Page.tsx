import { PageTitle } from '@lobby/composition';
import { Container } from '@lobby/ui-kit';
import type { ComponentProps, ReactNode } from 'react';
import * as css from './Page.css.ts';

interface PageProps {
  /** Title of the document. */
  title?: string;
  width?: ComponentProps<typeof Container>['width'];
  children: ReactNode;
}

export function Page({ title, width, children }: PageProps) {
  return (
    <Container width={width}>
      {title && <PageTitle of={title} />}
      <div className={css.page}>{children}</div>
    </Container>
  );
}
