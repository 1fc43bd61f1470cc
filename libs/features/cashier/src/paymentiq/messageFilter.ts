import * as v from 'valibot';

/**
 * Everything that the partner's bootstrapper reacts to. It takes some of these from any origin, and
 * all of them from each of its environments; hence this filter, which stands before its listeners.
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

/** These run a script that came by message, or a function of the page by name: off. */
const refusedEvents: ReadonlySet<string> = new Set(['EXECUTE_AUTHORIZE_METHOD', 'SETUP_AUTHORIZE_SCRIPT']);

const envelope = v.object({ eventType: v.string(), payload: v.optional(v.unknown()) });
const messageSchema = v.union([envelope, v.pipe(v.string(), v.parseJson(), envelope)]);
/** What acts on this page has to be well-formed. */
const payloadSchemas: Readonly<Record<string, v.GenericSchema>> = {
  TOP_URL_REPLACE: v.object({ url: v.pipe(v.string(), v.url(), v.regex(/^https?:/i)) }),
  APP_SET_HEIGHT: v.object({ height: v.pipe(v.number(), v.minValue(0), v.maxValue(10_000)) }),
};

interface MessageSource {
  origin: string;
  /** The cashier's frame, null before it is there. */
  frame: () => Window | null;
}

let installed = false;
let trusted: MessageSource | null = null;

/**
 * Lets through only what the given cashier's own frame says, until the returned function is
 * called; then nothing. The listener itself stays, since the partner's stay as well. Messages that
 * are not the partner's business pass untouched.
 */
export function trustCashier(source: MessageSource): () => void {
  if (!installed) window.addEventListener('message', filterMessage, { capture: true });
  installed = true;
  trusted = source;
  return () => {
    if (trusted === source) trusted = null;
  };
}

function filterMessage(event: MessageEvent<unknown>): void {
  if (!isAllowed(event)) event.stopImmediatePropagation();
}

function isAllowed({ data, origin, source }: MessageEvent<unknown>): boolean {
  const message = v.safeParse(messageSchema, data);
  if (!message.success || !partnerEvents.has(message.output.eventType)) return true;
  const { eventType, payload } = message.output;
  if (origin !== trusted?.origin || source === null || source !== trusted.frame()) return false;
  if (refusedEvents.has(eventType)) return false;
  const schema = Object.hasOwn(payloadSchemas, eventType) ? payloadSchemas[eventType] : undefined;
  return schema === undefined || v.is(schema, payload);
}
