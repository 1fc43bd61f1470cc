import { useLingui } from '@lingui/react/macro';
import { EmptyState, InfoIcon } from '@lobby/ui-kit';

/** In place of what this platform does not offer. */
export function NotOffered({ layout = 'card', level = 2 }: { layout?: 'card' | 'plain'; level?: 2 | 3 }) {
  const { t } = useLingui();
  return (
    <EmptyState
      role="status"
      layout={layout}
      level={level}
      icon={InfoIcon}
      title={t({ id: 'NOT_OFFERED', message: 'This is not offered here' })}
    />
  );
}
