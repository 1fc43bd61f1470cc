/** The jackpot service as tests and stories have it: three drops and one socket, in the wire format of the specification. */

type Type = 'hourly' | 'daily' | 'weekly';

interface WireDrop {
  id: string;
  timestamp_start: number | null;
  timestamp_end: number | null;
  pots: readonly { id: string; current_value: string }[];
}

/** A Monday noon. */
export const start = Date.UTC(2026, 10, 23, 12, 0, 0);
const minute = 60_000;

type Listener = (event: Event) => void;

/** The socket of a page. It answers SubscribeRequest as the service does; other frames come when the test sends them. */
export class MockSocket {
  static readonly OPEN = 1;
  static all: MockSocket[] = [];
  static last = () => MockSocket.all.at(-1) as MockSocket;
  static joined: (instanceId: string) => object | null = () => null;
  readonly sent: Record<string, unknown>[] = [];
  readyState = 0;
  readonly url: string;
  private listeners: { type: string; listener: Listener }[] = [];
  constructor(url: string) {
    this.url = url;
    MockSocket.all.push(this);
    setTimeout(() => this.open(), 0);
  }
  addEventListener(type: string, listener: Listener) {
    this.listeners.push({ type, listener });
  }
  removeEventListener(type: string, listener: Listener) {
    this.listeners = this.listeners.filter((entry) => entry.type !== type || entry.listener !== listener);
  }
  private dispatch(event: Event) {
    for (const { type, listener } of this.listeners) {
      if (type === event.type) listener(event);
    }
  }
  private open() {
    if (this.readyState !== 0) return;
    this.readyState = 1;
    this.dispatch(new Event('open'));
  }
  send(text: string) {
    const frame = JSON.parse(text) as Record<string, unknown>;
    this.sent.push(frame);
    const answered = frame['type'] === 'SubscribeRequest' ? MockSocket.joined(String(frame['instance_id'])) : null;
    if (answered) setTimeout(() => this.receive(answered), 0);
  }
  close() {
    this.readyState = 3;
  }
  receive(frame: object) {
    this.dispatch(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }
  sentOf = (type: string) => this.sent.filter((frame) => frame['type'] === type);
}

export function createService(now: () => number = Date.now) {
  const drop = (type: Type, minutesLeft: number, value: string, change: Partial<WireDrop> = {}): WireDrop => ({
    id: `${type}-1`,
    timestamp_start: start - 30 * minute,
    timestamp_end: start + minutesLeft * minute,
    pots: [{ id: 'raffle', current_value: value }],
    ...change,
  });
  const drops: Record<Type, WireDrop | 'broken'> = {
    hourly: drop('hourly', 10, '150.00'),
    daily: drop('daily', 300, '1200.50'),
    weekly: drop('weekly', 5 * 1440, '25000.00'),
  };
  const requests: { source: string; url: URL; at: number }[] = [];
  let multipliers: Record<string, string> | 'broken' = { CAD: '1.5', SEK: '11.3' };

  function respond(url: URL): Response | Error | undefined {
    if (url.pathname === '/v1/currencies') return answer(multipliers === 'broken' ? 'broken' : { multipliers });
    const [, source, type] =
      /^\/v1\/thrillpots\/instances\/source\/((hourly|daily|weekly)_provider_of_the_week)\/brand\//.exec(
        url.pathname,
      ) ?? [];
    if (!source) return undefined;
    requests.push({ source, url, at: now() });
    const served = drops[type as Type];
    return answer(served === 'broken' ? served : { ...served, optin_status: null, server_timestamp: now() });
  }
  function joined(instanceId: string): object | null {
    const known = Object.values(drops).find((one) => one !== 'broken' && one.id === instanceId);
    if (known === undefined || known === 'broken') return null;
    const { pots } = known;
    return {
      type: 'JoinedMessage',
      instance_id: instanceId,
      sequence: 1,
      pots,
      wins: [],
      server_timestamp: now(),
    };
  }
  return {
    drop,
    joined,
    requests,
    respond,
    serve: (type: Type, next: WireDrop | 'broken') => void (drops[type] = next),
    tellMultipliers: (next: typeof multipliers) => void (multipliers = next),
  };
}

const answer = (body: object | 'broken'): Response =>
  new Response(JSON.stringify(body), { status: body === 'broken' ? 500 : 200 });

export const ticketsFrame = (tickets: Readonly<Record<string, number>>) => ({
  type: 'PlayerRaffleTicketsListResponse',
  instance_tickets: Object.entries(tickets).map(([instance_id, ticket_count]) => ({ instance_id, ticket_count })),
});

export const winFrame = (change: object = {}) => ({
  type: 'RaffleWinEvent',
  id: 'win-1',
  instance_id: 'daily-1',
  player_id: '3f6c2a',
  win_amount: '1200.50',
  win_pot_id: 'raffle',
  currency_multipliers: { multipliers: {} },
  community_winners: [],
  ...change,
});
