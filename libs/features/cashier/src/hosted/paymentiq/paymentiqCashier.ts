import { listenToFrame } from '@lobby/frames';
import * as partner from 'paymentiq-cashier-bootstrapper';
import type { IPiqCashierConfig } from 'paymentiq-cashier-bootstrapper';
import * as v from 'valibot';
import type { HostedCashierOptions, OpenHostedCashier, Payment } from '../hostedCashier.ts';
import { filterCashierMessages } from './messageFilter.ts';

type PaymentCashier = typeof import('paymentiq-cashier-bootstrapper').default;

/** The package is a UMD bundle: some bundlers nest its class one `default` deeper. */
const { default: bundled } = partner as unknown as { default: PaymentCashier | { default: PaymentCashier } };
const Bootstrapper = 'default' in bundled ? bundled.default : bundled;

declare global {
  interface Window {
    /** Set by the bootstrapper: removes its frame and clears its queue of messages. */
    _PaymentCashierReset?: () => void;
    /** The bootstrapper's fingerprint of the device, from when it is known until it is sent to the frame. */
    _paymentCashierDFP?: unknown;
  }
}

const CONTAINER_ID = 'hosted-cashier';

/** PaymentIQ's cashier, loaded by its own bootstrapper behind our message filter. */
export const openPaymentiqCashier: OpenHostedCashier = (options, onEvent) => {
  const { element, settings } = options;
  const container = document.createElement('div');
  container.id = CONTAINER_ID;
  element.replaceChildren(container);
  const frame = () => container.querySelector('iframe');
  const source = { frame, origins: [settings.origin] };
  const removeFilter = filterCashierMessages(source);

  // The frame posts its first messages before its load event; the bootstrapper listens only after it.
  const stopListening = listenToFrame(source, bootMessageSchema, (message) => {
    if (message.eventType !== 'APP_SET_HEIGHT') return onEvent({ type: 'LOADED' });
    const shown = frame();
    if (shown) shown.style.height = `${message.payload.height}px`;
  });
  // React removes the frame from the page before it closes the cashier.
  withholdFingerprint(() => !frame()?.isConnected);

  // oxlint-disable-next-line no-new -- its constructor is the partner's only API
  new Bootstrapper(`#${CONTAINER_ID}`, configOf(options), (api) =>
    api.on({
      transactionInit: () => onEvent({ type: 'SUBMITTED' }),
      cancelled: () => onEvent({ type: 'RETRACTED' }),
      validationFailed: () => onEvent({ type: 'RETRACTED' }),
      success: (message) => onEvent({ type: 'SUCCEEDED', payment: paymentOf(message) }),
      failure: () => onEvent({ type: 'DECLINED' }),
      pending: () => onEvent({ type: 'PENDING' }),
      unresolved: () => onEvent({ type: 'PENDING' }),
      onLoadError: () => onEvent({ type: 'LOAD_FAILED' }),
    }),
  );
  frame()?.setAttribute('title', options.title);

  return function close() {
    stopListening();
    removeFilter();
    window._PaymentCashierReset?.();
    container.remove();
  };
};

/**
 * The bootstrapper looks for its fingerprint every 50 ms, and throws if the frame that it is for has left the page
 * meanwhile. Where it finds none, it goes on looking.
 */
function withholdFingerprint(isGone: () => boolean): void {
  let fingerprint: unknown;
  Object.defineProperty(window, '_paymentCashierDFP', {
    configurable: true,
    get: () => (isGone() ? undefined : fingerprint),
    set(next: unknown) {
      fingerprint = next;
    },
  });
}

const bootMessageSchema = v.variant('eventType', [
  v.object({ eventType: v.picklist(['CASHIER_INIT_LOAD', 'DONE_LOADING']) }),
  v.object({
    eventType: v.literal('APP_SET_HEIGHT'),
    payload: v.object({ height: v.number() }),
  }),
]);

function configOf(options: HostedCashierOptions): IPiqCashierConfig {
  const {
    session,
    settings,
    method,
    locale,
    amount,
    paymentMethod: providerType,
    accountId,
    theme,
    returnUrl,
  } = options;
  return {
    environment: settings.environment,
    merchantId: session.merchantId,
    userId: session.userId,
    sessionId: session.sessionId,
    method,
    locale,
    themeMode: theme,
    defaultLoader: true,
    // No charge without a click inside the cashier.
    autoProcess: false,
    showHeader: false,
    tabs: false,
    containerHeight: 'auto',
    attributes: { successUrl: returnUrl, pendingUrl: returnUrl, failureUrl: returnUrl, cancelUrl: returnUrl },
    ...(amount === undefined ? {} : { amount }),
    ...(providerType === undefined ? {} : { providerType }),
    ...(accountId === undefined ? {} : { accountId }),
  };
}

const decimal = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d{1,12}(\.\d{1,8})?$/));
/** The fields of the partner's transaction that are used; unreadable ones are left out. */
const transactionSchema = v.object({
  txAmount: v.fallback(v.optional(decimal), undefined),
  txAmountCy: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))), undefined),
});

function paymentOf(message: unknown): Payment {
  const parsed = v.safeParse(v.object({ data: transactionSchema }), message);
  if (!parsed.success) return {};
  const { txAmount: amount, txAmountCy: currency } = parsed.output.data;
  return { amount, currency };
}
