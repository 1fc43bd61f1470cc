import { useLingui } from '@lingui/react/macro';
import { EmptyState, InfoIcon } from '@lobby/ui-kit';
import type { ComponentProps } from 'react';

/** Where a fallback stands: `plain` within a surface such as a dialog, and the level of its heading. */
export type Placement = Pick<ComponentProps<typeof EmptyState>, 'layout' | 'level'>;

/** In place of what this platform does not offer. */
export function NotOffered(placement: Placement) {
  const { t } = useLingui();
  return (
    <EmptyState
      {...placement}
      role="status"
      icon={InfoIcon}
      title={t({ id: 'NOT_OFFERED', message: 'This is not offered here' })}
    />
  );
}
