import { Background, closeFeedback, closeOverlay, getOverlay, useFeedback, useOverlay } from '@lobby/host';
import { cookies } from '@lobby/storage';
import { renderScene, settle, wireViewer, wireWallet, type SceneOptions } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import { cashierFeature } from '../index.ts';
import { openQuickDeposit } from './openQuickDeposit.tsx';
import type { QuickDepositRequest } from './request.ts';

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
const answers = {
  CashierWallet: wireViewer({ wallet: wireWallet }),
  LastCompletedDeposit: wireViewer({ lastCompletedDeposit: null }),
  StartCashierSession: session('Deposit'),
};

const told = new Set<string>();

/** The shell's two outlets, as far as this feature needs them. */
function Outlets() {
  const { isOpen, overlay } = useOverlay();
  const messages = useFeedback().filter(({ status }) => status === 'open');
  for (const { id } of messages) told.add(id);
  return (
    <>
      {isOpen && overlay && (
        <dialog open aria-label={overlay.title} data-variant={overlay.variant}>
          {overlay.content}
        </dialog>
      )}
      {messages.map(({ id, kind, message }) => (
        <output key={id} data-kind={kind}>
          {message}
        </output>
      ))}
    </>
  );
}

export const scene = async (options: SceneOptions = {}) => {
  const rendered = await renderScene(
    <>
      <Background scope="page" />
      {!options.visitor && <Background scope="player" />}
      <Outlets />
    </>,
    { features: [cashierFeature()], ...options, answers: { ...answers, ...options.answers } },
  );
  await settle();
  return rendered;
};
export async function open(request: QuickDepositRequest = {}) {
  let result: string | undefined;
  await act(async () => void openQuickDeposit(request).then((end) => (result = end)));
  await settle();
  await settle();
  return { result: () => result };
}
export const dialog = () => screen.queryByRole('dialog');
export const frame = () => document.querySelector<HTMLIFrameElement>('iframe');
export const asked = () => Object.fromEntries(new URL(frame()!.src).searchParams);

export function say(eventType: string, payload?: unknown) {
  const event = new MessageEvent('message', { data: { eventType, payload }, origin });
  Object.defineProperty(event, 'source', { value: frame()!.contentWindow });
  act(() => void window.dispatchEvent(event));
}
export function cashierLoads() {
  act(() => void frame()!.dispatchEvent(new Event('load')));
  say('CASHIER_INIT_LOAD', { majorVersion: 'v3' });
}

/** For the start of a test file: nothing of a test is left for the next. */
export function keepTestsApart(): void {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
  });
  afterEach(async () => {
    while (getOverlay().isOpen) await act(() => closeOverlay());
    for (const id of told) closeFeedback(id);
    await settle();
    jest.restoreAllMocks();
    localStorage.clear();
    cookies.removeOfPlayer();
  });
}
