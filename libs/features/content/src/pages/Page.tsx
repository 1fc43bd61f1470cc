import { useLobby } from '@lobby/host';
import { Container } from '@lobby/ui-kit';
import type { ComponentProps, ReactNode } from 'react';
import * as css from './Page.css.ts';

interface PageProps {
  /** Name of the page in the window. */
  title?: string;
  width?: ComponentProps<typeof Container>['width'];
  children: ReactNode;
}

export function Page({ title, width, children }: PageProps) {
  const { brand } = useLobby();
  return (
    <Container width={width}>
      {title && <title>{`${title} · ${brand.name}`}</title>}
      <div className={css.page}>{children}</div>
    </Container>
  );
}
