// Calls of the service, and its socket.
import { languageTag } from './kit.js';

/** @import { Answer, EventState } from './types.d.ts' */

const api = '/sportsbook/api';
const callTimeout = 10_000;

/**
 * @param {string} path
 * @param {{ token?: string | null, body?: object }} options
 * @returns {Promise<Answer>}
 */
export async function call(path, { token, body } = {}) {
  try {
    const response = await fetch(api + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'accept-language': languageTag(),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(callTimeout),
    });
    return { status: response.status, body: await response.json() };
  } catch {
    return { status: 0, body: {} };
  }
}

const shortest = 1000;
const longest = 30_000;
/** A socket that reports nothing for so long is replaced by a new one: odds always move. */
const silence = 45_000;

/**
 * Follows events and bets. `onGap`: the events are to be as new as this number; Infinity where nothing is known of them.
 * After a break it waits longer each time, up to half a minute, and never exactly as long as all others.
 * @param {object} listeners
 * @param {(sequence: number) => void} listeners.onGap
 * @param {(events: EventState[]) => void} listeners.onUpdate
 * @param {() => void} listeners.onBets
 * @param {() => void} listeners.onSessionEnded
 * @param {(isConnected: boolean) => void} listeners.onConnected
 */
export function openSocket({ onGap, onUpdate, onBets, onSessionEnded, onConnected }) {
  /** @type {WebSocket} */
  let socket;
  /** @type {string | null} */
  let token = null;
  /** @type {number | undefined} */
  let sequence;
  let hasFollowed = false;
  let attempts = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  const follow = () => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'follow', token }));
  };
  const watch = () => {
    clearTimeout(timer);
    timer = setTimeout(() => socket.close(), silence);
  };

  function retry() {
    clearTimeout(timer);
    onConnected(false);
    const wait = Math.min(longest, shortest * 2 ** attempts) * (0.5 + Math.random() / 2);
    attempts += 1;
    timer = setTimeout(connect, wait);
  }

  /** @type {Record<string, (frame: { sequence: number, events: EventState[] }) => void>} */
  const frames = {
    following(frame) {
      // The service counts from zero after it was started again. A change of the token is answered too.
      if (frame.sequence !== sequence) onGap(hasFollowed ? Infinity : frame.sequence);
      sequence = frame.sequence;
      hasFollowed = true;
      attempts = 0;
      onConnected(true);
    },
    update(frame) {
      const isNext = sequence !== undefined && frame.sequence === sequence + 1;
      sequence = frame.sequence;
      if (isNext) onUpdate(frame.events);
      else onGap(frame.sequence);
    },
    bets: onBets,
    sessionEnded: onSessionEnded,
  };

  /** @param {MessageEvent} event */
  function receive({ data }) {
    watch();
    let frame;
    try {
      frame = JSON.parse(data);
    } catch {
      // A frame that cannot be read was an update that was missed.
      return onGap(Infinity);
    }
    if (Object.hasOwn(frames, frame?.type)) frames[frame.type]?.(frame);
  }

  function connect() {
    sequence = undefined;
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${api}/live`);
    socket.addEventListener('open', follow);
    socket.addEventListener('message', receive);
    socket.addEventListener('close', retry);
    watch();
  }

  connect();
  addEventListener('online', () => {
    if (socket.readyState !== WebSocket.CLOSED) return;
    clearTimeout(timer);
    connect();
  });
  return {
    /** @param {string | null} value */
    setToken(value) {
      token = value;
      follow();
    },
  };
}
