import { type RefObject, useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';

/** Where a partner's messages come from. */
export interface FrameSource {
  /** Null while there is none; `any` for whichever window shows one of the origins. */
  frame: (() => HTMLIFrameElement | null) | 'any';
  origins: readonly string[];
}

/** Other frames, extensions and this page itself send messages to the same window. */
function isFrom({ frame, origins }: FrameSource, { origin, source }: MessageEvent<unknown>): boolean {
  return (frame === 'any' || (source !== null && source === frame()?.contentWindow)) && origins.includes(origin);
}

/**
 * Calls `onMessage` with each message that comes from this source and fits the schema, in their order, until the returned
 * function is called. All others are ignored.
 */
export function listenToFrame<Message>(
  source: FrameSource,
  schema: v.GenericSchema<unknown, Message>,
  onMessage: (message: Message) => void,
): () => void {
  function receive(event: MessageEvent<unknown>) {
    if (!isFrom(source, event)) return;
    const message = v.safeParse(schema, event.data);
    if (message.success) onMessage(message.output);
  }
  window.addEventListener('message', receive);
  return () => window.removeEventListener('message', receive);
}

/**
 * For a partner whose own script listens on this page: of the messages that fit `protocol`, only those that come from this source, and
 * that fit `allowed`, reach the script, until the returned function is called. Messages that are not the partner's pass untouched.
 */
export function filterFrameMessages(
  source: () => FrameSource,
  protocol: v.GenericSchema,
  allowed: v.GenericSchema = v.unknown(),
): () => void {
  function filter(event: MessageEvent<unknown>) {
    const message = v.safeParse(protocol, event.data);
    if (!message.success) return;
    if (!isFrom(source(), event) || !v.is(allowed, message.output)) event.stopImmediatePropagation();
  }
  window.addEventListener('message', filter, { capture: true });
  return () => window.removeEventListener('message', filter, { capture: true });
}

interface FrameMessages<Message> {
  frame: RefObject<HTMLIFrameElement | null> | 'any';
  origins: readonly string[];
  schema: v.GenericSchema<unknown, Message>;
  onMessage: (message: Message) => void;
}

/** {@link listenToFrame} while the component is mounted. */
export function useFrameMessages<Message>({ frame, origins, schema, onMessage }: FrameMessages<Message>): void {
  const source = frame === 'any' ? frame : () => frame.current;
  const receive = useEffectEvent(onMessage);
  const listen = useEffectEvent(() => listenToFrame({ frame: source, origins }, schema, (message) => receive(message)));
  // A new list with each render: only other origins begin anew.
  const content = origins.join(' ');
  useEffect(() => listen(), [content]);
}
