import { useLingui } from '@lingui/react/macro';
import { Button, RefreshIcon } from '@lobby/ui-kit';
import type { ComponentProps } from 'react';

/** “Try again”, for a request that has failed or has not been answered. */
export function RetryButton(button: Omit<ComponentProps<typeof Button>, 'children' | 'icon'>) {
  const { t } = useLingui();
  return (
    <Button variant="secondary" icon={RefreshIcon} {...button}>
      {t({ id: 'TRY_AGAIN', message: 'Try again' })}
    </Button>
  );
}
