import { useLingui } from '@lingui/react/macro';
import { closeFeedback, pauseFeedback, resumeFeedback, type FeedbackMessage } from '@lobby/overlays';
import { Toast, ToastList, VisuallyHidden } from '@lobby/ui-kit';
import { useRef } from 'react';

/** The feedback messages, oldest first (R-4-008, R-4-009). */
export function FeedbackOutlet({ messages }: { messages: readonly FeedbackMessage[] }) {
  return (
    <ToastList>
      {messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </ToastList>
  );
}

function Message({ message: { id, kind, status, message } }: { message: FeedbackMessage }) {
  const { t } = useLingui();
  // Hover and focus both pause the timer; it resumes when neither is left.
  const pauses = useRef(0);
  function pause() {
    pauses.current += 1;
    if (pauses.current === 1) pauseFeedback(id);
  }
  function resume() {
    pauses.current -= 1;
    if (pauses.current === 0) resumeFeedback(id);
  }
  return (
    <Toast
      kind={kind}
      status={status}
      closeLabel={t({ id: 'CLOSE', message: 'CLOSE' })}
      onClose={() => closeFeedback(id)}
      onPause={pause}
      onResume={resume}
    >
      {message ?? <VisuallyHidden>{t({ id: 'SUCCESS', message: 'Success' })}</VisuallyHidden>}
    </Toast>
  );
}
