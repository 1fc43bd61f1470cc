import { useLingui } from '@lingui/react/macro';
import { showFeedback } from '@lobby/host';

/** Tells whether the platform has taken a change. */
export function useSavedFeedback(): (isSaved: boolean) => void {
  const { t } = useLingui();
  return (isSaved) =>
    showFeedback(
      isSaved
        ? { kind: 'success', namespace: 'profile', message: t({ id: 'PROFILE_SAVED', message: 'Saved.' }) }
        : {
            kind: 'error',
            namespace: 'profile',
            message: t({ id: 'PROFILE_NOT_SAVED', message: 'This was not saved. Please try again.' }),
          },
    );
}
