import { logoutReasons } from '@lobby/contracts';
import { onTabMessage, postToTabs } from '@lobby/storage';
import * as v from 'valibot';

const channelName = 'lobby-session-end';
const schema = v.object({ session: v.string(), reason: v.picklist(logoutReasons) });
type SessionEnd = v.InferOutput<typeof schema>;

/**
 * Announces to the other tabs why a session ends. They also notice that its cookies are removed, perhaps before this
 * message, and would then be a visitor's page that shows no reason (R-4-021).
 */
export const announceSessionEnd = (end: SessionEnd): void => postToTabs(channelName, end);

/** Returns the unsubscriber. */
export const onSessionEnd = (listener: (end: SessionEnd) => void): (() => void) =>
  onTabMessage(channelName, (message) => {
    const result = v.safeParse(schema, message);
    if (result.success) listener(result.output);
  });
