import { IsolatedBoundary, lazyOnce } from '@lobby/composition';
import { useFeedback } from '@lobby/overlays';
import { ToastRegion } from '@lobby/ui-kit';

const FeedbackOutlet = lazyOnce(async () => ({
  default: (await import(/* group: dialog */ './FeedbackOutlet.tsx')).FeedbackOutlet,
}));

/** Where feedback messages appear, and are announced: an error at once, others when there is time. */
export function FeedbackRegion() {
  const messages = useFeedback();
  return (
    <ToastRegion urgent={messages.at(-1)?.kind === 'error'}>
      <IsolatedBoundary>{messages.length > 0 && <FeedbackOutlet messages={messages} />}</IsolatedBoundary>
    </ToastRegion>
  );
}
