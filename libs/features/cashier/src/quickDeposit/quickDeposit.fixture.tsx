import { IsolatedBoundary, Slot } from '@lobby/composition';
import { closeFeedback, closeOverlay, getOverlay, loadOverlays, useFeedback, useOverlay } from '@lobby/overlays';
import { useSession } from '@lobby/player';
import { cookies } from '@lobby/storage';
import { renderScene, wireViewer, type SceneOptions } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { cashierFeature } from '../index.ts';
import { openQuickDeposit } from './openQuickDeposit.tsx';
import type { QuickDepositRequest } from './quickDeposit.machine.ts';

// The partner's bootstrapper logs that it finds no cashier on each call that closes one.
beforeEach(() => void jest.spyOn(console, 'log').mockReturnValue());

export const origin = 'http://localhost:5000';
export const session = (method: string) => ({
  data: {
    startCashierSession: {
      __typename: 'CashierSession',
      sessionId: `session-${method}`,
      userId: 'p1',
      merchantId: '100',
      currency: 'EUR',
      startedAt: new Date().toISOString(),
    },
  },
});
/** The platform's offer: none, which leaves the list to the hosted cashier. */
export const offered = (...methods: object[]) => wireViewer({ now: new Date().toISOString(), paymentMethods: methods });
export const wireMethod = (method: string, fields: object = {}) => ({
  __typename: 'PaymentMethod',
  id: `Deposit-${method}`,
  method,
  name: method.charAt(0).toUpperCase() + method.slice(1),
  isInstantBanking: false,
  minAmount: '20.00',
  maxAmount: '5000.00',
  currency: 'EUR',
  feePercent: '0',
  arrivesWithinHours: 0,
  payoutMode: null,
  award: null,
  accounts: [],
  ...fields,
});
export const wireAccount = (label: string) => ({ __typename: 'PaymentAccount', id: label, label });
export const transactions = (...nodes: object[]) =>
  wireViewer({
    now: new Date().toISOString(),
    transactions: {
      __typename: 'PaymentTransactionConnection',
      edges: nodes.map((node, index) => ({
        __typename: 'PaymentTransactionEdge',
        cursor: String(index),
        node: { __typename: 'PaymentTransaction', ...node },
      })),
    },
  });
const feedbackIds = new Set<string>();

/** Background tasks, overlay and feedback messages, rendered as the shell does. */
export function LobbyFrame() {
  const { isOpen, overlay } = useOverlay();
  const messages = useFeedback().filter(({ status }) => status === 'open');
  for (const { id } of messages) feedbackIds.add(id);
  return (
    <>
      <Slot name="background.page" />
      {useSession().status === 'LOGGED_IN' && <Slot name="background.player" />}
      <IsolatedBoundary>
        {isOpen && overlay && (
          <dialog open aria-labelledby="overlay-title" data-variant={overlay.variant}>
            <h2 id="overlay-title">{overlay.title}</h2>
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
/** The cashier's frame, null if there is none. */
export const frame = () => document.querySelector<HTMLIFrameElement>('iframe');
/** Waits for the cashier's frame. */
export const findFrame = () => screen.findByTitle<HTMLIFrameElement>('Cashier');
/** The parameters of the frame's URL. */
export const frameParams = async () => Object.fromEntries(new URL((await findFrame()).src).searchParams);

/** Posts a message from the cashier's frame. */
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

/** Renders the lobby with this feature, for a player who may deposit. */
export async function renderCashier({ answers, ...options }: SceneOptions = {}, part: ReactNode = <LobbyFrame />) {
  // Loaded here, since a fake clock would delay the lazy import.
  await loadOverlays();
  return renderScene(part, {
    features: [cashierFeature()],
    ...options,
    answers: {
      LastCompletedDeposit: wireViewer({ lastCompletedDeposit: null }),
      StartCashierSession: session('Deposit'),
      PaymentMethods: offered(),
      PendingTransactions: transactions(),
      ...answers,
    },
  });
}

/** Opens quick deposit and waits for an overlay. */
export async function openQuickDepositOverlay(request: QuickDepositRequest = {}) {
  let result: string | undefined;
  await act(async () => void openQuickDeposit(request).then((end) => (result = end)));
  await screen.findByRole('dialog');
  return { result: () => result };
}

/** Closes and removes everything that a test has opened or stored. */
export async function resetLobby(): Promise<void> {
  while (getOverlay().isOpen) await act(() => closeOverlay());
  for (const id of feedbackIds) closeFeedback(id);
  jest.restoreAllMocks();
  localStorage.clear();
  cookies.removeOfPlayer();
}

/** The partner's fingerprint draws on a canvas, for which jsdom logs an error. */
export function stubCanvas(): void {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
}
