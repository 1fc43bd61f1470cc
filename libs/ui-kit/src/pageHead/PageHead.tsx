import type { ReactNode } from 'react';
import { Stack } from '../layout/layout.tsx';
import { Heading, Text } from '../text/text.tsx';

interface PageHeadProps {
  title: string;
  /** What the page is about, or how much there is on it. */
  note?: ReactNode;
  /** Below the note, such as a link. */
  children?: ReactNode;
}

/** The head of a page: its title on the brand's line, and what there is to say before the content. */
export function PageHead({ title, note, children }: PageHeadProps) {
  return (
    <Stack gap="sm">
      <Heading level={1} ruled>
        {title}
      </Heading>
      {note && <Text tone="muted">{note}</Text>}
      {children}
    </Stack>
  );
}
