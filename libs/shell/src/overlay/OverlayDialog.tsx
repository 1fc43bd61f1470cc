import { useLingui } from '@lingui/react/macro';
import { IsolatedBoundary } from '@lobby/composition';
import {
  closeOverlay,
  markOverlaysReady,
  overlayRules,
  useOverlay,
  type Overlay,
  type OverlayResult,
} from '@lobby/overlays';
import { Button, Dialog, Text, type DialogCloseReason } from '@lobby/ui-kit';
import { useEffect } from 'react';
import { build } from 'virtual:lobby-build';
import { useErrorOverlay } from './useErrorOverlay.ts';

interface OverlayDialogProps {
  overlay: Overlay;
  open: boolean;
  onEnd: (result: OverlayResult) => void;
}

/**
 * One overlay as its variant wants it: buttons, Escape, backdrop, theme (R-4-002 to R-4-007). Where its
 * content fails, the error overlay takes its place (R-8-022); a check's says so inside, as it has to be answered.
 */
export function OverlayDialog({ overlay, open, onEnd }: OverlayDialogProps) {
  const { t } = useLingui();
  const { variant, title, content } = overlay;
  const { buttons, escape, backdrop, light, focusDialog } = overlayRules(variant);
  const dismissText = overlay.dismissText ?? t({ id: 'CLOSE', message: 'CLOSE' });
  const openErrorOverlay = useErrorOverlay();
  const okText = overlay.okText ?? t({ id: 'OK', message: 'OK' });

  function onClose(reason: DialogCloseReason) {
    onEnd(reason === 'escape' ? (escape ?? 'closed') : 'closed');
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size={buttons === 'corner' ? 'md' : 'sm'}
      placement={buttons === 'corner' ? 'sheet' : 'center'}
      backdrop={backdrop}
      focusSelf={focusDialog}
      escape={escape !== null}
      // A click outside closes overlays that Escape closes without an answer.
      outside={escape === 'closed'}
      scheme={light ? (build.DarkCashierLayout ? 'dark' : 'light') : undefined}
      closeLabel={buttons === 'corner' ? t({ id: 'CLOSE', message: 'CLOSE' }) : undefined}
      footer={
        buttons !== 'corner' && [
          <Button key="dismiss" variant="secondary" block onClick={() => onEnd('dismiss')}>
            {dismissText}
          </Button>,
          buttons === 'dismiss-ok' && (
            <Button key="ok" block onClick={() => onEnd('ok')}>
              {okText}
            </Button>
          ),
        ]
      }
    >
      <IsolatedBoundary
        onError={() => {
          if (!overlay.queued) void openErrorOverlay();
        }}
        errorFallback={<Text>{t({ id: 'SOMETHING_WENT_WRONG', message: 'Something went wrong.' })}</Text>}
      >
        {typeof content === 'string' ? <Text>{content}</Text> : content}
      </IsolatedBoundary>
    </Dialog>
  );
}

/** Renders the overlay of the host's store; a closed one keeps its content during the exit animation. */
export default function CurrentOverlay() {
  const { isOpen, overlay } = useOverlay();
  useEffect(markOverlaysReady, []);
  if (overlay === null) return null;
  return <OverlayDialog overlay={overlay} open={isOpen} onEnd={(result) => void closeOverlay(result)} />;
}
