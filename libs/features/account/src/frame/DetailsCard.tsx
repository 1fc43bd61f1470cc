import { Card, DescriptionList, Heading, Stack } from '@lobby/ui-kit';
import type { ReactNode } from 'react';

/** Facts about the player under a heading. */
export function DetailsCard({
  title,
  short,
  children,
}: {
  title: string;
  /** Its values are short. */
  short?: boolean;
  children: ReactNode;
}) {
  return (
    <Card as="section" aria-label={title}>
      <Stack gap="md">
        <Heading level={2} size="h4">
          {title}
        </Heading>
        <DescriptionList short={short}>{children}</DescriptionList>
      </Stack>
    </Card>
  );
}
