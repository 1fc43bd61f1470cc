import { Card, Heading, Icon, type IconComponent, Stack, Text } from '@lobby/ui-kit';
import type { ReactNode } from 'react';

interface StateCardProps {
  icon: IconComponent;
  title: string;
  text: string;
  /** Buttons that lead on. */
  children?: ReactNode;
  level?: 1 | 2 | 3;
}

/** What stands in place of content that is missing, empty or failed. */
export function StateCard({ icon, title, text, children, level = 2 }: StateCardProps) {
  return (
    <Card padding="lg">
      <Stack align="center" gap="md">
        <Icon of={icon} size="xl" />
        <Heading level={level} size="h4" align="center">
          {title}
        </Heading>
        <Text tone="muted" align="center">
          {text}
        </Text>
        {children}
      </Stack>
    </Card>
  );
}
