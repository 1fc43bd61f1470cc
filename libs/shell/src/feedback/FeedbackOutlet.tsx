import { useLingui } from '@lingui/react/macro';
import { closeFeedback, holdFeedback, releaseFeedback, useFeedback, type FeedbackMessage } from '@lobby/host';
import { Toast, ToastRegion, VisuallyHidden } from '@lobby/ui-kit';
import { useRef } from 'react';

/** Where feedback messages appear, oldest first (R-4-008, R-4-009). */
export function FeedbackOutlet() {
  const { t } = useLingui();
  const messages = useFeedback();
  return (
    <ToastRegion label={t({ id: 'MESSAGES', message: 'Messages' })}>
      {messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </ToastRegion>
  );
}

function Message({ message: { id, kind, status, message } }: { message: FeedbackMessage }) {
  const { t } = useLingui();
  // Pointer and focus may both be on it: its time runs on when neither is.
  const holds = useRef(0);
  function hold() {
    holds.current += 1;
    if (holds.current === 1) holdFeedback(id);
  }
  function release() {
    holds.current -= 1;
    if (holds.current === 0) releaseFeedback(id);
  }
  return (
    <Toast
      kind={kind}
      status={status}
      closeLabel={t({ id: 'CLOSE', message: 'CLOSE' })}
      onClose={() => closeFeedback(id)}
      onPause={hold}
      onResume={release}
    >
      {message ?? <VisuallyHidden>{t({ id: 'SUCCESS', message: 'Success' })}</VisuallyHidden>}
    </Toast>
  );
}
