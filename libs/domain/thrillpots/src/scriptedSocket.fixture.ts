import { createClient, joined } from './service.fixture.ts';

const real = globalThis.WebSocket;

/** A socket that the test plays. */
export class ScriptedSocket extends EventTarget {
  static all: ScriptedSocket[] = [];
  static readonly OPEN = real.OPEN;
  /** What the next ones do at once. */
  static fate: 'open' | 'reject' | 'hang' = 'open';
  readonly at = Date.now();
  readonly sent: Record<string, unknown>[] = [];
  readyState: number = real.CONNECTING;

  constructor() {
    super();
    ScriptedSocket.all.push(this);
    const { fate } = ScriptedSocket;
    // Not by `queueMicrotask`, which waits for the fake clock.
    void Promise.resolve().then(() => {
      if (fate === 'open') this.open();
      if (fate === 'reject') this.drop();
    });
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  get isClosed(): boolean {
    return this.readyState > real.OPEN;
  }
  close(): void {
    this.readyState = real.CLOSING;
  }
  open(): void {
    this.readyState = real.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  drop(): void {
    this.readyState = real.CLOSED;
    this.dispatchEvent(new Event('close'));
  }
  receive(frame: object | string): void {
    const data = typeof frame === 'string' ? frame : JSON.stringify(frame);
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  subscribeCount(): number {
    return this.sent.filter(({ type }) => type === 'SubscribeRequest').length;
  }
}

export const sockets = () => ScriptedSocket.all;
export const last = () => ScriptedSocket.all.at(-1) as ScriptedSocket;
export const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** For `beforeEach`: a player's client whose sockets the test plays, a fake clock, and what is logged. */
export function openClient() {
  jest.useFakeTimers({ now: 1_770_000_000_000 });
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  globalThis.WebSocket = ScriptedSocket as never;
  ScriptedSocket.all = [];
  ScriptedSocket.fate = 'open';
  const opened = createClient({ host: 'https://pots.test', socketUrl: 'wss://pots.test/v1/ws' });
  return {
    ...opened,
    logged: () => error.mock.calls.map(([line]) => String(line)),
    /** Follows the jackpot, over a connection that has delivered its pots. */
    async follow() {
      const end = opened.client.follow('jackpot-1');
      await advance(0);
      last().receive(joined());
      return end;
    },
    /** For `afterEach`. */
    close() {
      opened.client.end();
      globalThis.WebSocket = real;
      jest.restoreAllMocks();
      jest.useRealTimers();
    },
  };
}
