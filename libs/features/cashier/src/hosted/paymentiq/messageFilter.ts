import * as v from 'valibot';

/**
 * All message types that the partner's bootstrapper handles. It accepts some of these from any origin, and
 * all of them from each of its environments, so this filter runs before its listeners.
 */
const partnerEvents: ReadonlySet<string> = new Set([
  'ADD_CONFIG_TO_WINDOW',
  'APP_HIDDEN',
  'APP_ROUTE_CHANGE',
  'APP_SET_HEIGHT',
  'APP_VISIBLE',
  'CANCEL_PENDING_WITHDRAWAL',
  'CASHIER_BOOT_REQUEST',
  'CASHIER_INIT_LOAD',
  'CASHIER_PAUSE',
  'CASHIER_RESUME',
  'CHANGE',
  'DONE_LOADING',
  'ENTERED_TX_METHOD_PAGE',
  'EXECUTE_AUTHORIZE_METHOD',
  'GET_INTEGRATIONS_SCRIPT_URL',
  'IS_LOADING',
  'LOOKUP_INIT_LOAD',
  'NEW_IFRAME',
  'NEW_WINDOW',
  'ONLOAD_ERROR',
  'PAYMENT_AMOUNT_CHANGE',
  'PIQ_CUSTOMER_DATA',
  'PIQ_INITIATE_NATIVE_PAYMENT',
  'PIQ_LOOKUP_CUSTOMER_IDENTIFIED',
  'PIQ_LOOKUP_CUSTOMER_RESET',
  'PIQ_LOOKUP_EDIT_USER',
  'PIQ_LOOKUP_REPORT_HEIGHT',
  'PIQ_LOOKUP_SHA_256',
  'PIQ_PROCESS_NATIVE_PAYMENT',
  'PIQ_STATUS_NATIVE_PAYMENT',
  'SELECTED_TX_METHOD',
  'SETUP_AUTHORIZE_SCRIPT',
  'TOP_URL_REPLACE',
  'TRANSACTION_INIT',
  'TX_CANCELLED',
  'TX_FAILED',
  'TX_PENDING',
  'TX_SUCCESS',
  'TX_UNRESOLVED',
  'TX_VALIDATION_FAILED',
  'UPDATE_DATA',
]);

/** These execute a script from a message, or call a function of the page by name: always refused. */
const refusedEvents: ReadonlySet<string> = new Set(['EXECUTE_AUTHORIZE_METHOD', 'SETUP_AUTHORIZE_SCRIPT']);

const envelope = v.object({ eventType: v.string(), payload: v.optional(v.unknown()) });
const messageSchema = v.union([envelope, v.pipe(v.string(), v.parseJson(), envelope)]);
/** Payloads that change this page are validated. */
const payloadSchemas: Readonly<Record<string, v.GenericSchema>> = {
  TOP_URL_REPLACE: v.object({ url: v.pipe(v.string(), v.url(), v.regex(/^https?:/i)) }),
  APP_SET_HEIGHT: v.object({ height: v.pipe(v.number(), v.minValue(0), v.maxValue(10_000)) }),
};

interface MessageSource {
  origin: string;
  /** The cashier's frame; null until it exists. */
  frame: () => Window | null;
}

let isInstalled = false;
let allowedSource: MessageSource | null = null;

/**
 * Passes on the partner's message types only from the given cashier's own frame and origin, until the
 * returned function is called; from then on it drops them all. The listener is never removed, because the
 * partner's are not either. Other messages pass untouched.
 */
export function filterCashierMessages(source: MessageSource): () => void {
  if (!isInstalled) window.addEventListener('message', filterMessage, { capture: true });
  isInstalled = true;
  allowedSource = source;
  return () => {
    if (allowedSource === source) allowedSource = null;
  };
}

function filterMessage(event: MessageEvent<unknown>): void {
  if (!isAllowed(event)) event.stopImmediatePropagation();
}

function isAllowed({ data, origin, source }: MessageEvent<unknown>): boolean {
  const message = v.safeParse(messageSchema, data);
  if (!message.success || !partnerEvents.has(message.output.eventType)) return true;
  const { eventType, payload } = message.output;
  if (origin !== allowedSource?.origin || source === null || source !== allowedSource.frame()) return false;
  if (refusedEvents.has(eventType)) return false;
  const schema = Object.hasOwn(payloadSchemas, eventType) ? payloadSchemas[eventType] : undefined;
  return schema === undefined || v.is(schema, payload);
}
