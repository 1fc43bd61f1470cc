import { createClient, joined, update } from './service.fixture.ts';

/** A socket that the test plays. */
class ScriptedSocket extends EventTarget {
  static all: ScriptedSocket[] = [];
  /** What the next ones do at once. */
  static fate: 'open' | 'refuse' | 'hang' = 'open';
  readonly at = Date.now();
  readonly sent: Record<string, unknown>[] = [];
  isClosed = false;

  constructor() {
    super();
    ScriptedSocket.all.push(this);
    const { fate } = ScriptedSocket;
    // Not by `queueMicrotask`, which waits for the fake clock.
    void Promise.resolve().then(() => {
      if (fate === 'open') this.dispatchEvent(new Event('open'));
      if (fate === 'refuse') this.drop();
    });
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.isClosed = true;
  }
  drop(): void {
    this.isClosed = true;
    this.dispatchEvent(new Event('close'));
  }
  tell(frame: object | string): void {
    const data = typeof frame === 'string' ? frame : JSON.stringify(frame);
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  asked(): number {
    return this.sent.filter(({ type }) => type === 'SubscribeRequest').length;
  }
}

const real = globalThis.WebSocket;
let error: jest.SpyInstance;
let opened: ReturnType<typeof createClient>;
const sockets = () => ScriptedSocket.all;
const last = () => ScriptedSocket.all.at(-1) as ScriptedSocket;
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const logged = () => error.mock.calls.map(([line]) => String(line));

beforeAll(async () => {
  // Imported up front, so that it resolves under fake timers.
  await import('./thrillpotSocket.machine.ts');
});
beforeEach(() => {
  jest.useFakeTimers({ now: 1_770_000_000_000 });
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  error = jest.spyOn(console, 'error').mockImplementation(() => {});
  globalThis.WebSocket = ScriptedSocket as never;
  ScriptedSocket.all = [];
  ScriptedSocket.fate = 'open';
  opened = createClient({ host: 'https://pots.test', socketUrl: 'wss://pots.test/v1/ws' });
});
afterEach(() => {
  opened.client.end();
  globalThis.WebSocket = real;
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Follows the jackpot, over a connection that has told its pots. */
async function follow() {
  const end = opened.client.follow('jackpot-1');
  await advance(0);
  last().tell(joined());
  return end;
}

describe('reconnecting', () => {
  it('comes after 2, 4, 8, 16 and 32 s, then no more, and says so once (R-4-044, R-9-029, R-8-030)', async () => {
    await follow();
    ScriptedSocket.fate = 'refuse';
    const start = Date.now();
    last().drop();
    await advance(300_000);
    const delays = sockets()
      .slice(1)
      .map(({ at }, index, all) => at - (all[index - 1]?.at ?? start));
    expect(delays).toEqual([2000, 4000, 8000, 16_000, 32_000]);
    expect(logged()).toEqual(['Maximum retry attempts reached for jackpot.']);
  });

  it('counts anew after a connection over which the service has told something (A-101)', async () => {
    await follow();
    ScriptedSocket.fate = 'refuse';
    last().drop();
    await advance(6000);
    ScriptedSocket.fate = 'open';
    await advance(8000);
    last().tell(joined());
    last().drop();
    const count = sockets().length;
    await advance(1999);
    expect(sockets()).toHaveLength(count);
    await advance(1);
    expect(sockets()).toHaveLength(count + 1);
  });

  it('does not count anew after a connection that is closed without a word', async () => {
    await follow();
    last().drop();
    await advance(2000);
    last().drop();
    await advance(3999);
    expect(sockets()).toHaveLength(2);
    await advance(1);
    expect(sockets()).toHaveLength(3);
  });

  it.each([
    ['the browser is online again', () => void window.dispatchEvent(new Event('online'))],
    ['somebody follows anew', () => void opened.client.follow('jackpot-2')],
  ])('starts afresh when %s (A-101)', async (_, trigger) => {
    await follow();
    ScriptedSocket.fate = 'refuse';
    last().drop();
    await advance(300_000);
    const count = sockets().length;
    trigger();
    await advance(2000);
    expect(sockets()).toHaveLength(count + 2);
    await advance(300_000);
    expect(sockets()).toHaveLength(count + 6);
  });

  it('asks again for all that is followed, and keeps what is shown meanwhile', async () => {
    await follow();
    opened.client.follow('jackpot-2');
    last().drop();
    expect(opened.value()).toBe('1000.00');
    await advance(2000);
    expect(last().sent.map(({ instance_id }) => instance_id)).toEqual(['jackpot-1', 'jackpot-2']);
    last().tell(joined({ sequence: 40, pots: [{ id: 'mega', current_value: '1500' }] }));
    await advance(250);
    expect(opened.value()).toBe('1500');
  });

  it('gives up a connection that does not open within 10 s', async () => {
    ScriptedSocket.fate = 'hang';
    opened.client.follow('jackpot-1');
    await advance(10_000);
    expect(last().isClosed).toBe(true);
    await advance(2000);
    expect(sockets()).toHaveLength(2);
  });
});

describe('an open socket', () => {
  it('has to answer a question after 20 s of silence', async () => {
    await follow();
    for (let sequence = 11; sequence < 16; sequence += 1) {
      await advance(19_000);
      last().tell(update(sequence, '1000.01'));
    }
    expect(last().asked()).toBe(1);
    await advance(20_000);
    expect(last().asked()).toBe(2);
    last().tell(joined({ sequence: 15 }));
    await advance(20_000);
    expect(sockets()).toHaveLength(1);
    await advance(10_000);
    expect(last().isClosed).toBe(true);
    await advance(2000);
    expect(sockets()).toHaveLength(2);
  });

  it.each([
    ['the browser is online again', () => window.dispatchEvent(new Event('online'))],
    ['the page becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is asked when %s', async (_, trigger) => {
    await follow();
    trigger();
    await advance(0);
    expect(last().asked()).toBe(2);
  });

  it('is closed while the page is in the back/forward cache', async () => {
    await follow();
    window.dispatchEvent(new Event('pagehide'));
    expect(last().isClosed).toBe(true);
    await advance(60_000);
    expect(sockets()).toHaveLength(1);
    window.dispatchEvent(new Event('pageshow'));
    await advance(0);
    expect(last().asked()).toBe(1);
    expect(sockets()).toHaveLength(2);
  });

  it('stays for two seconds after the last follower', async () => {
    const end = await follow();
    end();
    await advance(1999);
    opened.client.follow('jackpot-1')();
    await advance(1999);
    expect(last().isClosed).toBe(false);
    await advance(1);
    expect(last().isClosed).toBe(true);
    expect(sockets()).toHaveLength(1);
  });

  it('is replaced once it tells of many instances that nobody follows', async () => {
    await follow();
    let end = opened.client.follow('drop-0');
    for (let drop = 1; drop <= 11; drop += 1) {
      const endNext = opened.client.follow(`drop-${drop}`);
      end();
      end = endNext;
      await advance(0);
    }
    expect(sockets()).toHaveLength(1);
    opened.client.follow('drop-12');
    end();
    await advance(0);
    expect(sockets().map(({ isClosed }) => isClosed)).toEqual([true, false]);
    expect(last().sent.map(({ instance_id }) => instance_id)).toEqual(['jackpot-1', 'drop-12']);
  });

  it('is told a renewed token within 15 s', async () => {
    await follow();
    opened.auth.token = 'second';
    await advance(15_000);
    expect(last().sent.map(({ authorization }) => authorization)).toEqual(['Bearer first', 'Bearer second']);
  });

  it('is not told another session’s token, but asked once there is one of its own', async () => {
    opened.auth.token = null;
    opened.auth.refresh.mockResolvedValue('unreachable');
    opened.client.follow('jackpot-1');
    await advance(500);
    expect(last().sent).toEqual([]);
    opened.auth.token = 'own';
    await advance(1000);
    expect(last().sent).toEqual([{ type: 'SubscribeRequest', instance_id: 'jackpot-1', authorization: 'Bearer own' }]);
  });

  it('refreshes a token on which the service has closed without a word', async () => {
    opened.client.follow('jackpot-1');
    await advance(0);
    last().drop();
    await advance(2000);
    expect(last().sent.map(({ authorization }) => authorization)).toEqual(['Bearer renewed']);
    expect(opened.auth.refresh).toHaveBeenCalledTimes(1);
  });

  it('closes at once when the session ends', async () => {
    await follow();
    opened.client.end();
    expect(last().isClosed).toBe(true);
    opened.client.follow('jackpot-1');
    await advance(60_000);
    expect(sockets()).toHaveLength(1);
  });
});

describe('an opt-in', () => {
  const request = { instanceId: 'jackpot-1', optIn: true, contribution: 1 };

  it('waits for the socket for 10 checks, a second apart (R-9-030, R-8-030)', async () => {
    ScriptedSocket.fate = 'hang';
    const outcome = opened.client.sendOptIn(request).then(() => 'sent', String);
    await advance(9999);
    expect(logged()).toEqual([]);
    await advance(1);
    expect(await outcome).toBe('Error: Unable to establish connection...');
    expect(logged()).toEqual(['Unable to establish connection...']);
  });

  it('is sent by a later check, and the socket closes then', async () => {
    ScriptedSocket.fate = 'hang';
    const outcome = opened.client.sendOptIn(request);
    await advance(4500);
    last().dispatchEvent(new Event('open'));
    await advance(500);
    await outcome;
    expect(last().sent.map(({ type }) => type)).toEqual(['SubscribeRequest', 'PlayerOptInRequest']);
    await advance(2000);
    expect(last().isClosed).toBe(true);
  });

  it('is sent at once over a socket that is open', async () => {
    await follow();
    await opened.client.sendOptIn(request);
    expect(last().sent.map(({ type }) => type)).toEqual(['SubscribeRequest', 'PlayerOptInRequest']);
  });

  it('is rejected, without a message, when the session ends meanwhile', async () => {
    ScriptedSocket.fate = 'hang';
    const outcome = opened.client.sendOptIn(request).catch(String);
    await advance(1500);
    opened.client.end();
    await advance(1000);
    expect(await outcome).toBe('Error: The session has ended.');
    expect(logged()).toEqual([]);
  });
});

describe('a message that is missing', () => {
  it('is noticed by the next one, and asked for until the answer is there', async () => {
    await follow();
    last().tell(update(12, '1000.02'));
    await advance(1000);
    expect(last().asked()).toBe(2);
    await advance(2000);
    expect(last().asked()).toBe(3);
    last().tell(joined({ sequence: 12, pots: [{ id: 'mega', current_value: '1000.02' }] }));
    await advance(15_000);
    expect(last().asked()).toBe(3);
    expect(opened.client.pots('jackpot-1').get()).toEqual([{ id: 'mega', value: '1000.02', odds: null }]);
  });

  it.each([
    ['no JSON', '{"type":', 'A frame of the jackpot service is no object with a type.'],
    [
      'without its pots',
      { ...update(11, '1'), pots: 'secret-7' },
      'JackpotUpdate of the jackpot service cannot be read: pots.',
    ],
    [
      'with a pot that cannot be read',
      { ...update(11, '1'), pots: [{ id: 'mega', current_value: 'secret-7' }] },
      'A pot in a JackpotUpdate cannot be read.',
    ],
  ])('is assumed after a frame %s, which is reported without its content', async (_, frame, report) => {
    const { reportError } = jest.requireMock<{ reportError: jest.Mock }>('@lobby/monitoring');
    reportError.mockClear();
    await follow();
    for (let times = 0; times < 50; times += 1) last().tell(frame);
    await advance(1000);
    expect(last().asked()).toBe(2);
    expect(reportError.mock.calls.map(([reported]) => String(reported))).toEqual([`UnreadableFrame: ${report}`]);
  });

  it('is not assumed after events that the lobby does not know', async () => {
    await follow();
    last().tell({ type: 'SomethingNew', sequence: 99 });
    last().tell({ type: 'toString' });
    await advance(5000);
    expect(last().asked()).toBe(1);
  });
});

describe('a storm', () => {
  it('is shown four times a second, and ends on the last figures', async () => {
    await follow();
    const told = jest.fn();
    opened.client.pots('jackpot-1').subscribe(told);
    for (let sequence = 11; sequence <= 5010; sequence += 1) {
      last().tell(update(sequence, `${sequence}.00`, sequence % 2 === 0 ? 'mega' : 'minor'));
      if (sequence % 5 === 0) await advance(5);
    }
    await advance(250);
    expect(told.mock.calls.length).toBeLessThanOrEqual(21);
    expect(told.mock.calls.length).toBeGreaterThanOrEqual(19);
    expect([opened.value('mega'), opened.value('minor')]).toEqual(['5010.00', '5009.00']);
  });
});

jest.mock('@lobby/monitoring', () => ({ reportError: jest.fn() }));
