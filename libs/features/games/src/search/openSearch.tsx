import { t } from '@lingui/core/macro';
import type { IntentHandler } from '@lobby/contracts';
import { closeOverlay, openOverlay } from '@lobby/host';
import { SearchPanel } from './SearchPanel.tsx';

/** Handler of the intent `openSearch`: the search overlay, until it is closed or a result is opened. */
export const openSearch: IntentHandler<'openSearch'> = async () => {
  const result = await openOverlay({
    variant: 'search',
    title: t({ id: 'SEARCH', message: 'Search' }),
    content: <SearchPanel onOpenResult={() => void closeOverlay('ok')} />,
  });
  return result === 'ok' ? 'opened-result' : 'closed';
};
