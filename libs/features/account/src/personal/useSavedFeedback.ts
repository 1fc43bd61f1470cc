import { useLingui } from '@lingui/react/macro';
import { isNotOffered, type QueryError } from '@lobby/data';
import { showFeedback } from '@lobby/overlays';

interface Answer {
  data?: object | null;
  error?: QueryError;
}

/** Says whether the platform has taken a change. */
export function useSavedFeedback(): (answer: Answer) => void {
  const { t } = useLingui();
  return ({ data, error }) =>
    showFeedback(
      data
        ? { kind: 'success', namespace: 'profile', message: t({ id: 'PROFILE_SAVED', message: 'Saved.' }) }
        : {
            kind: 'error',
            namespace: 'profile',
            message: isNotOffered(error)
              ? t({ id: 'NOT_OFFERED', message: 'This is not offered here' })
              : t({ id: 'PROFILE_NOT_SAVED', message: 'This was not saved. Please try again.' }),
          },
    );
}
