import { Icon, Stack, Text, type IconComponent } from '@lobby/ui-kit';
import type { ReactNode } from 'react';

interface CashierStateProps {
  icon: IconComponent;
  title: string;
  text: string;
  action?: ReactNode;
}

/** Why the cashier is not there, in its place. */
export function CashierState({ icon, title, text, action }: CashierStateProps) {
  return (
    <div role="alert">
      <Stack gap="md" align="center">
        <Icon of={icon} size="lg" />
        <Text weight="bold">{title}</Text>
        <Text tone="muted" align="center">
          {text}
        </Text>
        {action}
      </Stack>
    </div>
  );
}
