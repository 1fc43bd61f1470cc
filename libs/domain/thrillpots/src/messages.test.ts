import { createClient, instance, joined, update, win } from './service.fixture.ts';
import { advance, last, openClient, ScriptedSocket, sockets } from './scriptedSocket.fixture.ts';
import { createThrillpotSocket } from './socket.ts';

let opened: ReturnType<typeof openClient>;
const follow = () => opened.follow();

beforeAll(async () => {
  // Imported up front, so that it resolves under fake timers.
  await import('./thrillpotSocket.machine.ts');
});
beforeEach(() => void (opened = openClient()));
afterEach(() => opened.close());

describe('an opt-in', () => {
  const request = { instanceId: 'jackpot-1', optIn: true, contribution: 1 };

  it('is given up, which is logged, when the socket is not open in time (R-8-030)', async () => {
    ScriptedSocket.fate = 'hang';
    const outcome = opened.client.sendOptIn(request).then(() => 'sent', String);
    await advance(8999);
    expect(opened.logged()).toEqual([]);
    await advance(1);
    expect(await outcome).toBe('Error: Unable to establish connection...');
    expect(opened.logged()).toEqual(['Unable to establish connection...']);
  });

  it('waits for ten checks of the socket, a second apart, and gives up with the last (R-9-030)', async () => {
    ScriptedSocket.fate = 'hang';
    const nothing = () => {};
    const handlers = { onOpen: nothing, onClose: nothing, onFrame: nothing, ping: () => true, onReach: nothing };
    const socket = createThrillpotSocket({ url: 'wss://pots.test/v1/ws', ...handlers });
    const begin = Date.now();
    const checks: number[] = [];
    const outcome = socket
      .sendWhenOpen(() => {
        checks.push(Date.now() - begin);
        return false;
      })
      .catch(String);
    await advance(60_000);
    expect(checks).toEqual([0, 1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000, 9000]);
    expect(await outcome).toBe('Error: Unable to establish connection...');
    expect(opened.logged()).toEqual(['Unable to establish connection...']);
    socket.stop();
  });

  it('is sent by a later check, and the socket closes then', async () => {
    ScriptedSocket.fate = 'hang';
    const outcome = opened.client.sendOptIn(request);
    await advance(4500);
    last().open();
    await advance(500);
    await outcome;
    expect(last().sent.map(({ type }) => type)).toEqual(['SubscribeRequest', 'PlayerOptInRequest']);
    await advance(2000);
    expect(last().isClosed).toBe(true);
  });

  it('is sent at once over a socket that is open', async () => {
    await follow();
    await opened.client.sendOptIn({ ...request, instanceId: 'jackpot-2', optIn: false });
    expect(last().sent.slice(1)).toMatchObject([
      { type: 'SubscribeRequest', instance_id: 'jackpot-2' },
      { type: 'PlayerOptInRequest', instance_id: 'jackpot-2', opt_in: false, contribution_value: 1 },
    ]);
  });

  it('waits until this connection has sent the player’s token', async () => {
    await follow();
    last().drop();
    opened.auth.token = null;
    const renewed = new Promise<'refreshed'>((resolve) => setTimeout(() => resolve('refreshed'), 3000));
    opened.auth.refresh.mockImplementation(async () => {
      await renewed;
      opened.auth.token = 'renewed';
      return 'refreshed';
    });
    const outcome = opened.client.sendOptIn(request);
    await advance(2999);
    expect(last().sent).toEqual([]);
    await advance(1001);
    await outcome;
    const sent = last().sent.map(({ type }) => type);
    expect(sent[0]).toBe('SubscribeRequest');
    expect(sent).toContain('PlayerOptInRequest');
  });

  it('is none for a visitor, who has no tickets either', async () => {
    const visitor = createClient({ host: 'https://pots.test', socketUrl: 'wss://pots.test/v1/ws' }, true).client;
    await expect(visitor.sendOptIn(request)).rejects.toThrow('A visitor cannot opt in.');
    visitor.followTickets(['hourly-1']);
    await advance(1000);
    expect(sockets()).toEqual([]);
    visitor.end();
  });

  it('is rejected, without a message, when the session ends meanwhile', async () => {
    ScriptedSocket.fate = 'hang';
    const outcome = opened.client.sendOptIn(request).catch(String);
    await advance(1500);
    opened.client.end();
    await advance(1000);
    expect(await outcome).toBe('Error: The session has ended.');
    expect(opened.logged()).toEqual([]);
  });
});

describe('a message that is missing', () => {
  it('is noticed by the next one, and requested until the response arrives', async () => {
    await follow();
    last().receive(update(12, '1000.02'));
    await advance(1000);
    expect(last().subscribeCount()).toBe(2);
    // A response from before it.
    last().receive(joined());
    await advance(2000);
    expect(last().subscribeCount()).toBe(3);
    last().receive(joined({ sequence: 12, pots: [{ id: 'mega', current_value: '1000.02' }] }));
    await advance(15_000);
    expect(last().subscribeCount()).toBe(3);
    expect(opened.client.pots('jackpot-1').get()).toEqual([{ id: 'mega', value: '1000.02', odds: null }]);
    last().receive(update(14, '1000.04'));
    await advance(1000);
    expect(last().subscribeCount()).toBe(4);
  });

  it('is requested with growing delays of half a minute at most, and anew over the next connection', async () => {
    await follow();
    last().receive(update(12, '1000.02'));
    /** Seconds after which the instance was requested. */
    const requestSeconds = async (from: number, to: number) => {
      const seconds = [];
      for (let second = from; second < to; second += 1) {
        const before = last().subscribeCount();
        await advance(1000);
        if (last().subscribeCount() > before) seconds.push(second + 1);
        // The service is alive, but sends nothing of the jackpot.
        last().receive({ type: 'SomethingNew' });
      }
      return seconds;
    };
    expect(await requestSeconds(0, 95)).toEqual([1, 2, 4, 8, 16, 32, 62, 92]);
    last().drop();
    await advance(2000);
    expect(last().subscribeCount()).toBe(1);
    expect(await requestSeconds(97, 127)).toEqual([122, 123, 125]);
  });

  it('is not requested by all players at the same moment', async () => {
    jest.mocked(Math.random).mockReturnValue(0);
    opened.client.follow('jackpot-1');
    await advance(499);
    expect(last().subscribeCount()).toBe(1);
    await advance(1);
    expect(last().subscribeCount()).toBe(2);
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
    for (let times = 0; times < 50; times += 1) last().receive(frame);
    await advance(1000);
    expect(last().subscribeCount()).toBe(2);
    expect(reportError.mock.calls.map(([reported]) => String(reported))).toEqual([`UnreadableFrame: ${report}`]);
  });

  it('is not assumed after events that the lobby does not know', async () => {
    await follow();
    last().receive({ type: 'SomethingNew', sequence: 99 });
    last().receive({ type: 'toString' });
    await advance(5000);
    expect(last().subscribeCount()).toBe(1);
  });
});

it('takes a repeated win of a drop for a raffle’s, where it does not say so', async () => {
  const drop = instance({ id: 'hourly-1', timestamp_end: 1_770_003_600 });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(drop));
  await opened.client.fetchInstance('hourly');
  await follow();
  const wins = [win('w1', { type: undefined, instance_id: 'hourly-1' }), win('w2', { type: undefined })];
  last().receive(joined({ wins }));
  expect(opened.wins).toEqual([
    { id: 'w1', kind: 'raffle' },
    { id: 'w2', kind: 'jackpot' },
  ]);
});

it('announces nothing of the player once the session has ended', async () => {
  await follow();
  last().receive(win('w1'));
  opened.client.end();
  const late = jest.fn();
  opened.client.onWin(late);
  expect(late).not.toHaveBeenCalled();
});

describe('a storm', () => {
  it('is shown four times a second, and ends on the last figures', async () => {
    await follow();
    const listener = jest.fn();
    opened.client.pots('jackpot-1').subscribe(listener);
    for (let sequence = 11; sequence <= 5010; sequence += 1) {
      last().receive(update(sequence, `${sequence}.00`, sequence % 2 === 0 ? 'mega' : 'minor'));
      if (sequence % 5 === 0) await advance(5);
    }
    await advance(250);
    expect(listener.mock.calls.length).toBeLessThanOrEqual(21);
    expect(listener.mock.calls.length).toBeGreaterThanOrEqual(19);
    expect([opened.value('mega'), opened.value('minor')]).toEqual(['5010.00', '5009.00']);
  });
});

jest.mock('@lobby/monitoring', () => ({ reportError: jest.fn() }));
