import {
  Background,
  closeFeedback,
  closeOverlay,
  IsolatedBoundary,
  getOverlay,
  loadOverlays,
  useFeedback,
  useOverlay,
} from '@lobby/host';
import { useSession } from '@lobby/player';
import { cookies } from '@lobby/storage';
import { renderScene, wireViewer, type SceneOptions } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { cashierFeature } from '../index.ts';
import { openQuickDeposit } from './openQuickDeposit.tsx';
import type { QuickDepositRequest } from './quickDeposit.machine.ts';

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
/** The cashier's frame as it is now; null while there is none. */
export const frame = () => document.querySelector<HTMLIFrameElement>('iframe');
/** The cashier's frame as soon as it is there. */
export const findFrame = () => screen.findByTitle<HTMLIFrameElement>('Cashier');
/** The parameters of the frame's address. */
export const frameParams = async () => Object.fromEntries(new URL((await findFrame()).src).searchParams);

/** A message from the cashier's frame. */
export async function postFromFrame(eventType: string, payload?: unknown) {
  const { contentWindow } = await findFrame();
  const event = new MessageEvent('message', { data: { eventType, payload }, origin });
  Object.defineProperty(event, 'source', { value: contentWindow });
  act(() => void window.dispatchEvent(event));
}
export async function loadFrame() {
  const loading = await findFrame();
  act(() => void loading.dispatchEvent(new Event('load')));
  await postFromFrame('CASHIER_INIT_LOAD', { majorVersion: 'v3' });
}

/** The lobby with this feature, and what the platform answers to a player who may deposit. */
export async function renderCashier({ answers, ...options }: SceneOptions = {}, part: ReactNode = <Surroundings />) {
  // Its code must not depend on the clock that a test sets.
  await loadOverlays();
  return renderScene(part, {
    features: [cashierFeature()],
    ...options,
    answers: {
      LastCompletedDeposit: wireViewer({ lastCompletedDeposit: null }),
      StartCashierSession: session('Deposit'),
      ...answers,
    },
  });
}

/** Asks for quick deposit and waits for an overlay. */
export async function open(request: QuickDepositRequest = {}) {
  let result: string | undefined;
  await act(async () => void openQuickDeposit(request).then((end) => (result = end)));
  await screen.findByRole('dialog');
  return { result: () => result };
}

/** Leaves nothing of a test for the next. */
export async function resetLobby(): Promise<void> {
  while (getOverlay().isOpen) await act(() => closeOverlay());
  for (const id of feedbackIds) closeFeedback(id);
  jest.restoreAllMocks();
  localStorage.clear();
  cookies.removeOfPlayer();
}

/** jsdom draws nothing, and reports each attempt of the partner's fingerprint. */
export function stubCanvas(): void {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
}
