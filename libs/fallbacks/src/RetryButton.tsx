import { useLingui } from '@lingui/react/macro';
import { Button, RefreshIcon } from '@lobby/ui-kit';
import type { ComponentProps } from 'react';

type RetryButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'icon'>;

/** “Try again”, for a request that has failed or has not been answered. */
export function RetryButton({ variant = 'secondary', ...button }: RetryButtonProps) {
  const { t } = useLingui();
  return (
    <Button {...button} variant={variant} icon={RefreshIcon}>
      {t({ id: 'TRY_AGAIN', message: 'Try again' })}
    </Button>
  );
}
