import { filterFrameMessages, type FrameSource } from '@lobby/frames';
import * as v from 'valibot';

const plainEvents = [
  'ADD_CONFIG_TO_WINDOW',
  'APP_HIDDEN',
  'APP_ROUTE_CHANGE',
  'APP_VISIBLE',
  'CANCEL_PENDING_WITHDRAWAL',
  'CASHIER_BOOT_REQUEST',
  'CASHIER_INIT_LOAD',
  'CASHIER_PAUSE',
  'CASHIER_RESUME',
  'CHANGE',
  'DONE_LOADING',
  'ENTERED_TX_METHOD_PAGE',
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
  'TRANSACTION_INIT',
  'TX_CANCELLED',
  'TX_FAILED',
  'TX_PENDING',
  'TX_SUCCESS',
  'TX_UNRESOLVED',
  'TX_VALIDATION_FAILED',
  'UPDATE_DATA',
] as const;
/** These execute a script from a message, or call a function of the page by name: always rejected. */
const rejectedEvents = ['EXECUTE_AUTHORIZE_METHOD', 'SETUP_AUTHORIZE_SCRIPT'] as const;
/** Their payloads change this page, and are validated. */
const redirect = v.object({ url: v.pipe(v.string(), v.url(), v.regex(/^https?:/i)) });
const height = v.object({ height: v.pipe(v.number(), v.minValue(0), v.maxValue(10_000)) });

/**
 * All message types that the partner's bootstrapper handles. It accepts some of these from any origin, and
 * all of them from each of its environments, so this filter runs before its listeners.
 */
const envelope = v.object({
  eventType: v.picklist([...plainEvents, ...rejectedEvents, 'APP_SET_HEIGHT', 'TOP_URL_REPLACE']),
  payload: v.optional(v.unknown()),
});
const messageSchema = v.union([envelope, v.pipe(v.string(), v.parseJson(), envelope)]);
const allowedSchema = v.variant('eventType', [
  v.object({ eventType: v.picklist(plainEvents) }),
  v.object({ eventType: v.literal('TOP_URL_REPLACE'), payload: redirect }),
  v.object({ eventType: v.literal('APP_SET_HEIGHT'), payload: height }),
]);

const nobody: FrameSource = { frame: () => null, origins: [] };
let current = nobody;
let isInstalled = false;

/**
 * Passes on the partner's message types only from the given source, until the returned function is called; from then on it
 * drops them all. The filter is never removed, because the partner's listeners are not either. Other messages pass untouched.
 */
export function filterCashierMessages(source: FrameSource): () => void {
  current = source;
  if (!isInstalled) filterFrameMessages(() => current, messageSchema, allowedSchema);
  isInstalled = true;
  return () => {
    if (current === source) current = nobody;
  };
}
