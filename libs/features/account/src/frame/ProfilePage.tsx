import { PageTitle } from '@lobby/host';
import { Heading, Stack, Text } from '@lobby/ui-kit';
import type { ReactNode } from 'react';

interface ProfilePageProps {
  title: string;
  /** A line below the title. */
  note?: ReactNode;
  children: ReactNode;
}

/** One of the player's own pages: its name in the window and on top, then its content. */
export function ProfilePage({ title, note, children }: ProfilePageProps) {
  return (
    <Stack gap="xl">
      <PageTitle of={title} />
      <Stack gap="sm">
        <Heading level={1} ruled>
          {title}
        </Heading>
        {note && <Text tone="muted">{note}</Text>}
      </Stack>
      {children}
    </Stack>
  );
}
