import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@lobby/ui-kit';
import type { ComponentProps } from 'react';

/** Where a fallback stands: `plain` within a surface such as a dialog, and the level of its heading. */
export type Placement = Pick<ComponentProps<typeof EmptyState>, 'layout' | 'level'>;

/** In place of what this platform does not offer. Without an icon: the first page's code has it, and few ever show it. */
export function NotOffered(placement: Placement) {
  const { t } = useLingui();
  return (
    <EmptyState {...placement} role="status" title={t({ id: 'NOT_OFFERED', message: 'This is not offered here' })} />
  );
}
