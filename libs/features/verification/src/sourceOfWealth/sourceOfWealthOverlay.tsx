import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Slot } from '@lobby/composition';
import { closeOverlay, openOverlay, type OverlayResult } from '@lobby/overlays';
import { useDestination, usePathname } from '@lobby/routing';
import { Button, Stack } from '@lobby/ui-kit';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { CheckFooter } from '../CheckFooter.tsx';
import { SourceOfWealthRequirement } from './SourceOfWealthRequirement.tsx';

const open = (content: ReactNode, queued: boolean, signal: AbortSignal): Promise<OverlayResult> =>
  openOverlay(
    { variant: 'sow', queued, title: t({ id: 'SOURCE_OF_WEALTH', message: 'Source of wealth' }), content },
    signal,
  );

/** Shows the form to a player whom its check blocks; resolves when it is closed. Aborting the signal closes it. */
export const showAsCheck = (signal: AbortSignal) =>
  open(
    <Stack gap="xl">
      <Content />
      <CheckFooter />
    </Stack>,
    true,
    signal,
  );

/**
 * Shows the form to a player whom the check does not block: it closes with the page below it.
 *
 * @param pathname of the page, to which the player may still be on the way
 */
export function showOverPage(pathname: string): Promise<OverlayResult> {
  const abort = new AbortController();
  const content = (
    <>
      <CloseWithPage pathname={pathname} close={() => abort.abort()} />
      <Stack gap="lg">
        <Content />
        <Slot name="dialog.help" props={{ close: () => abort.abort() }} />
      </Stack>
    </>
  );
  return open(content, false, abort.signal);
}

function Content() {
  const { t } = useLingui();
  return (
    <SourceOfWealthRequirement
      level={3}
      wayOn={<Button onClick={() => void closeOverlay('ok')}>{t({ id: 'CONTINUE', message: 'Continue' })}</Button>}
    />
  );
}

function CloseWithPage({ pathname, close }: { pathname: string; close: () => void }) {
  const rendered = usePathname();
  const destination = useDestination();
  const compare = useEffectEvent(() => {
    if (destination().pathname !== pathname) close();
  });
  useEffect(() => compare(), [rendered]);
  return null;
}
