import { useLingui } from '@lingui/react/macro';
import { showFeedback } from '@lobby/overlays';
import { usePath } from '@lobby/routing';
import { Button, ShareIcon } from '@lobby/ui-kit';
import { addressToShare, share } from './share.ts';

/** Hands the page about a game on to whatever the device shares with, or copies its address. */
export function ShareButton({ slug, title }: { slug: string; title: string }) {
  const { t } = useLingui();
  const pathTo = usePath();
  async function press() {
    const outcome = await share({ title, url: addressToShare(pathTo('game-info', { slug })) });
    if (outcome === 'copied')
      showFeedback({
        kind: 'success',
        namespace: 'share',
        message: t({ id: 'SHARE_COPIED', message: 'The address is copied.' }),
      });
    if (outcome === 'failed')
      showFeedback({
        kind: 'error',
        namespace: 'share',
        message: t({ id: 'SHARE_FAILED', message: 'The address could not be copied.' }),
      });
  }
  return (
    <Button variant="secondary" icon={ShareIcon} onClick={() => void press()}>
      {t({ id: 'SHARE', message: 'Share' })}
    </Button>
  );
}
