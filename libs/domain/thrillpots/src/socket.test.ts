import { instance, joined, update } from './service.fixture.ts';
import { advance, last, openClient, ScriptedSocket, sockets } from './scriptedSocket.fixture.ts';

let opened: ReturnType<typeof openClient>;
const follow = () => opened.follow();

beforeAll(async () => {
  // Imported up front, so that it resolves under fake timers.
  await import('./thrillpotSocket.machine.ts');
});
beforeEach(() => void (opened = openClient()));
afterEach(() => opened.close());

describe('reconnecting', () => {
  it('comes after 2, 4, 8, 16 and 32 s, then no more, and says so once (R-4-044, R-9-029, R-8-030)', async () => {
    await follow();
    ScriptedSocket.fate = 'reject';
    const start = Date.now();
    last().drop();
    await advance(300_000);
    const delays = sockets()
      .slice(1)
      .map(({ at }, index, all) => at - (all[index - 1]?.at ?? start));
    expect(delays).toEqual([2000, 4000, 8000, 16_000, 32_000]);
    expect(opened.logged()).toEqual(['Maximum retry attempts reached for jackpot.']);
  });

  it('counts anew after a connection over which the service has sent something (A-101)', async () => {
    await follow();
    ScriptedSocket.fate = 'reject';
    last().drop();
    await advance(6000);
    ScriptedSocket.fate = 'open';
    await advance(8000);
    last().receive(joined());
    last().drop();
    const count = sockets().length;
    await advance(1999);
    expect(sockets()).toHaveLength(count);
    await advance(1);
    expect(sockets()).toHaveLength(count + 1);
  });

  it('sends nothing over a socket that is closing, and requests over the next one', async () => {
    await follow();
    const closing = last();
    closing.close();
    opened.client.follow('jackpot-2');
    window.dispatchEvent(new Event('online'));
    await advance(0);
    expect(closing.subscribeCount()).toBe(1);
    closing.drop();
    await advance(2000);
    expect(last().sent.map(({ instance_id }) => instance_id)).toEqual(['jackpot-1', 'jackpot-2']);
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
    ['the page can be seen again', () => void document.dispatchEvent(new Event('visibilitychange'))],
    ['the window has the focus again', () => void window.dispatchEvent(new Event('focus'))],
  ])('starts afresh when %s (A-101)', async (_, trigger) => {
    await follow();
    ScriptedSocket.fate = 'reject';
    last().drop();
    await advance(300_000);
    const count = sockets().length;
    trigger();
    await advance(2000);
    expect(sockets()).toHaveLength(count + 2);
    await advance(300_000);
    expect(sockets()).toHaveLength(count + 6);
  });

  it('leaves the pauses between tries as they are when the page is looked at', async () => {
    await follow();
    ScriptedSocket.fate = 'reject';
    last().drop();
    await advance(1000);
    window.dispatchEvent(new Event('focus'));
    await advance(0);
    expect(sockets()).toHaveLength(1);
  });

  it('reports the pots as not live from when it has given up until the service sends again', async () => {
    await follow();
    ScriptedSocket.fate = 'reject';
    last().drop();
    await advance(61_999);
    expect(opened.client.isLive.get()).toBe(true);
    await advance(1);
    expect(opened.client.isLive.get()).toBe(false);
    ScriptedSocket.fate = 'open';
    window.dispatchEvent(new Event('focus'));
    await advance(0);
    expect(opened.client.isLive.get()).toBe(false);
    last().receive(joined());
    expect(opened.client.isLive.get()).toBe(true);
  });

  it('requests again all that is followed, and shows the known pots meanwhile', async () => {
    await follow();
    opened.client.follow('jackpot-2');
    last().drop();
    expect(opened.value()).toBe('1000.00');
    await advance(2000);
    expect(last().sent.map(({ instance_id }) => instance_id)).toEqual(['jackpot-1', 'jackpot-2']);
    last().receive(joined({ sequence: 40, pots: [{ id: 'mega', current_value: '1500' }] }));
    await advance(250);
    expect(opened.value()).toBe('1500');
    opened.client.end();
    await advance(250);
    expect(jest.getTimerCount()).toBe(0);
  });

  describe('and the instance call', () => {
    /** What is shown once it has answered 900.00. */
    async function valueAfterCall(server_timestamp: number) {
      jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(instance({ server_timestamp })));
      await opened.client.fetchInstance('pots');
      return opened.value();
    }
    const later = 1_770_000_060_000;

    it('do not contend: the open socket knows better', async () => {
      await follow();
      expect(await valueAfterCall(later)).toBe('1000.00');
    });

    it.each([
      ['the socket is closed', () => last().drop()],
      ['nobody follows them', (end: () => void) => end()],
    ])('show the figures of the call while %s, unless its response is older', async (_, change) => {
      opened.client.follow('jackpot-2');
      const end = await follow();
      last().receive(joined({ sequence: 11, server_timestamp: 1_770_000_000_500 }));
      ScriptedSocket.fate = 'reject';
      change(end);
      expect(await valueAfterCall(1_770_000_000_400)).toBe('1000.00');
      // In whole seconds: it may be from after it.
      expect(await valueAfterCall(1_770_000_000)).toBe('900.00');
    });

    it('give way to the next connection, however it counts', async () => {
      await follow();
      last().drop();
      await valueAfterCall(later);
      await advance(2000);
      last().receive(joined({ sequence: 3, server_timestamp: later + 1 }));
      await advance(250);
      expect(opened.value()).toBe('1000.00');
    });
  });

  it('derives the service’s time from responses of the new connection alone', async () => {
    opened.client.follow('jackpot-1');
    await advance(0);
    last().drop();
    await advance(2000 + 800);
    // The service is a minute ahead, and has answered half-way.
    last().receive(joined({ server_timestamp: Date.now() - 400 + 60_000 }));
    expect(opened.client.now() - Date.now()).toBeCloseTo(60_000, -1);
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
  it('waits for the key of a player’s token, and is sent nothing without its proof', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    // There is no database here to read the key from.
    opened.auth.token = `${part({})}.${part({ cnf: { jkt: 'key' } })}.signature`;
    opened.client.follow('jackpot-1');
    opened.client.followTickets(['jackpot-1']);
    await advance(15_000);
    expect(last().sent).toEqual([]);
    opened.auth.token = 'first';
    await advance(30_000);
    expect(last().subscribeCount()).toBeGreaterThan(0);
  });

  it('is pinged after 20 s of silence, and has to respond', async () => {
    await follow();
    for (let sequence = 11; sequence < 16; sequence += 1) {
      await advance(19_000);
      last().receive(update(sequence, '1000.01'));
    }
    expect(last().subscribeCount()).toBe(1);
    await advance(20_000);
    expect(last().subscribeCount()).toBe(2);
    last().receive(joined({ sequence: 15 }));
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
  ])('requests anew when %s', async (_, trigger) => {
    await follow();
    trigger();
    await advance(0);
    expect(last().subscribeCount()).toBe(2);
  });

  it('is closed while the page is in the back/forward cache', async () => {
    await follow();
    window.dispatchEvent(new Event('pagehide'));
    expect(last().isClosed).toBe(true);
    await advance(60_000);
    expect(sockets()).toHaveLength(1);
    window.dispatchEvent(new Event('pageshow'));
    await advance(0);
    expect(last().subscribeCount()).toBe(1);
    expect(sockets()).toHaveLength(2);
  });

  it('stays for two seconds after the last follower', async () => {
    const end = await follow();
    // A message is missing, which nobody needs any more then.
    last().receive(update(12, '1000.02'));
    await advance(17_000);
    end();
    await advance(1999);
    opened.client.follow('jackpot-1')();
    await advance(1999);
    expect(last().isClosed).toBe(false);
    await advance(1);
    expect(last().isClosed).toBe(true);
    expect(sockets()).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('stays for tickets as long as somebody shows them', async () => {
    const end = opened.client.followTickets(['hourly-1']);
    await advance(5000);
    expect(last().isClosed).toBe(false);
    end();
    await advance(2000);
    expect(last().isClosed).toBe(true);
  });

  it('is replaced once it delivers many instances without followers', async () => {
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

  it('sends a renewed token within 15 s', async () => {
    await follow();
    opened.auth.token = 'second';
    await advance(15_000);
    expect(last().sent.map(({ authorization }) => authorization)).toEqual(['Bearer first', 'Bearer second']);
  });

  it('sends no other session’s token, and requests once its own is there', async () => {
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
    await advance(1000);
    expect(last().subscribeCount()).toBe(2);
    expect(opened.auth.refresh).toHaveBeenCalledTimes(1);
  });

  it('requests nothing that has no followers any more', async () => {
    await follow();
    opened.auth.token = null;
    opened.auth.refresh.mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      opened.auth.token = 'renewed';
      return 'refreshed';
    });
    opened.client.follow('jackpot-2')();
    await advance(1500);
    expect(last().sent.map(({ instance_id }) => instance_id)).toEqual(['jackpot-1']);
  });

  it('closes at once when the session ends', async () => {
    await follow();
    await advance(250);
    opened.client.end();
    expect(last().isClosed).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
    opened.client.follow('jackpot-1');
    await advance(60_000);
    expect(sockets()).toHaveLength(1);
  });
});
