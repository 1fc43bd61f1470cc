import {
  Background,
  closeFeedback,
  closeOverlay,
  IsolatedBoundary,
  getOverlay,
  useFeedback,
  useOverlay,
} from '@lobby/host';
import { useSession } from '@lobby/player';
import { cookies } from '@lobby/storage';
import { act, screen } from '@testing-library/react';

export const origin = 'http://localhost:5000';
export const session = (method: string) => ({
  data: {
    startCashierSession: {
      __typename: 'CashierSession',
      sessionId: `session-${method}`,
      userId: 'p1',
      merchantId: '100',
      currency: 'EUR',
    },
  },
});
const feedbackIds = new Set<string>();

/** The background tasks, and the shell's two outlets as far as this feature needs them. */
export function Surroundings() {
  const { isOpen, overlay } = useOverlay();
  const messages = useFeedback().filter(({ status }) => status === 'open');
  for (const { id } of messages) feedbackIds.add(id);
  return (
    <>
      <Background scope="page" />
      {useSession().status === 'LOGGED_IN' && <Background scope="player" />}
      <IsolatedBoundary>
        {isOpen && overlay && (
          <dialog open aria-label={overlay.title} data-variant={overlay.variant}>
            {overlay.content}
          </dialog>
        )}
      </IsolatedBoundary>
      {messages.map(({ id, kind, message }) => (
        <output key={id} data-kind={kind}>
          {message}
        </output>
      ))}
    </>
  );
}

export const dialog = () => screen.queryByRole('dialog');
export const frame = () => document.querySelector<HTMLIFrameElement>('iframe');
/** What the frame was asked to show. */
export const frameParams = () => Object.fromEntries(new URL(frame()?.src ?? '').searchParams);

export function postFromFrame(eventType: string, payload?: unknown) {
  const event = new MessageEvent('message', { data: { eventType, payload }, origin });
  Object.defineProperty(event, 'source', { value: frame()?.contentWindow });
  act(() => void window.dispatchEvent(event));
}
export function loadFrame() {
  act(() => void frame()?.dispatchEvent(new Event('load')));
  postFromFrame('CASHIER_INIT_LOAD', { majorVersion: 'v3' });
}

/** Leaves nothing of a test for the next. */
export async function resetLobby(): Promise<void> {
  while (getOverlay().isOpen) await act(() => closeOverlay());
  for (const id of feedbackIds) closeFeedback(id);
  jest.restoreAllMocks();
  localStorage.clear();
  cookies.removeOfPlayer();
}

/** The partner and jsdom talk much: of fonts, canvases and frames. */
export function hush(): void {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
}
