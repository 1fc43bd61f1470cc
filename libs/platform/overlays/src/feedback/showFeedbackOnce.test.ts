import { local } from '@lobby/storage';
import { closeOverlay, openOverlay } from '../overlay/overlay.ts';
import { closeFeedback } from './feedback.ts';
import { feedbackStore } from './feedbackStore.ts';
import { showFeedbackOnce } from './showFeedbackOnce.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const shown = () => feedbackStore.get().map(({ message }) => message);
const show = (key: string, signal = new AbortController().signal) =>
  showFeedbackOnce(key, { kind: 'success', message: key }, signal);

afterEach(async () => {
  await closeOverlay();
  for (const { id } of feedbackStore.get()) closeFeedback(id);
  feedbackStore.set([]);
  local.remove('claims');
});

it('shows a message once for each key', async () => {
  await show('level 2');
  await show('level 2');
  await show('level 3');
  expect(shown()).toEqual(['level 2', 'level 3']);
});

it('waits behind an overlay, and is not shown once its wait has ended', async () => {
  void openOverlay({ variant: 'reality-check', title: 'Reality check', queued: true });
  await settled();
  const end = new AbortController();
  void show('level 2');
  void show('level 3', end.signal);
  await settled();
  expect(shown()).toEqual([]);
  end.abort();
  await closeOverlay();
  await settled();
  expect(shown()).toEqual(['level 2']);
});
