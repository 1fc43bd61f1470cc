import type { WireEvent, WireOptInStatus, WireRequest } from '@lobby/contracts';

/** Of the scene's jackpot service. */
export const HOST = 'https://thrillpots.acme.test';

export const wireSettings = {
  __typename: 'JackpotSettings',
  enabled: true,
  sourceId: 'community',
  instanceId: 'jackpot-1',
  operatorId: 'acme',
  initialContributionValue: 0.5,
  contributionOptions: [1, 0.1, 0.5],
  enabledCommunity: true,
  logo: 'https://art.acme.test/logo.webp',
  winnerNotificationImage: 'https://art.acme.test/win.webp',
  colorPalette: null,
};
export const wirePage = {
  __typename: 'JackpotPage',
  enabled: true,
  desktopImage: 'https://art.acme.test/wide.webp',
  mobileImage: 'https://art.acme.test/tall.webp',
  titleRows: ['Five pots', 'one small stake', 'In every game of the lobby'],
  text: '<p>How it works</p>',
  termsAndConditions: '<p>Only for players of age</p>',
};
export const rootAnswer = (fields: object) => ({ data: { root: { __typename: 'Root', ...fields } } });
export const settingsAnswer = (change: object = {}) => rootAnswer({ jackpotSettings: { ...wireSettings, ...change } });
export const pageAnswer = (change: object = {}) => rootAnswer({ jackpotPage: { ...wirePage, ...change } });

export const wirePots = [
  { id: 'minor', current_value: '12.50', win_odds: '5000' },
  { id: 'major', current_value: '250.00' },
  { id: 'mega', current_value: '1000.00', win_odds: '1250000' },
  { id: 'shared', current_value: '80.00' },
  { id: 'total', current_value: '1342.50' },
];
export const wireWin = (change: object = {}) => ({
  type: 'WinEvent' as const,
  id: 'win-1',
  instance_id: 'jackpot-1',
  player_id: '3f6c2a',
  win_amount: '250.00',
  win_pot_id: 'major',
  currency_multipliers: { multipliers: { EUR: '1', CAD: '1.5' } },
  community_winners: [],
  ...change,
});

export const undecided: WireOptInStatus = {
  opted_in: false,
  contribution_preferences: {},
  preferred_contribution_value: null,
};
export const optedIn = (contribution: number): WireOptInStatus => ({
  opted_in: true,
  contribution_preferences: { EUR: contribution },
  preferred_contribution_value: contribution,
});
export const optedOut: WireOptInStatus = { ...optedIn(0.5), opted_in: false };

type Sent = Extract<WireRequest, { type: 'PlayerOptInRequest' }>;

interface ServiceOptions {
  status?: WireOptInStatus | null;
  /** What it makes of an opt-in: carried out at once by default. */
  onOptIn?: (request: Sent) => void;
  /** Around what the test makes it send: `act`. Answers come by themselves, while the test waits. */
  run?: (work: () => void) => void;
}

/** The jackpot service as a scene's network plays it. */
export function createService({ status = undecided, onOptIn, run = (work) => work() }: ServiceOptions = {}) {
  const sockets: (EventTarget & { push: (event: WireEvent) => void })[] = [];
  const waiting: (() => void)[] = [];
  const service = {
    status: status as WireOptInStatus | null,
    /** Of the instance call; an error fails it. */
    isDown: false,
    /** Its sockets do not open until `connect`. */
    isUnreachable: false,
    connect: () => {
      service.isUnreachable = false;
      run(() => waiting.forEach((open) => open()));
    },
    /** Its connections are lost, and no other opens until `connect`. */
    disconnect: () => {
      service.isUnreachable = true;
      run(() => [...sockets].forEach((socket) => socket.dispatchEvent(new Event('close'))));
    },
    currencies: { EUR: '1', CAD: '1.47' } as Record<string, string>,
    requests: [] as WireRequest[],
    calls: [] as string[],
    sockets,
    optIns: () => service.requests.filter((request) => request.type === 'PlayerOptInRequest'),
    push: (event: WireEvent) => run(() => sockets.forEach((socket) => socket.push(event))),
    rest(url: URL): Response | Error {
      service.calls.push(url.pathname + url.search);
      if (url.pathname === '/v1/currencies') return Response.json({ multipliers: service.currencies });
      if (service.isDown) return new TypeError('The network is down.');
      const isPlayer = url.searchParams.has('player_id');
      return Response.json({
        id: 'jackpot-1',
        timestamp_start: 1_700_000_000,
        timestamp_end: null,
        pots: wirePots,
        optin_status: isPlayer ? service.status : null,
        server_timestamp: Date.now(),
      });
    },
  };
  function answer(request: WireRequest, socket: (typeof sockets)[number]): void {
    service.requests.push(request);
    if (request.type === 'SubscribeRequest') {
      socket.push({
        type: 'JoinedMessage',
        instance_id: request.instance_id,
        sequence: 1,
        pots: wirePots,
        wins: [],
        server_timestamp: Date.now(),
      });
    }
    if (request.type === 'PlayerOptInRequest') {
      if (onOptIn) onOptIn(request);
      else service.status = request.opt_in ? optedIn(request.contribution_value) : optedOut;
    }
  }
  class FakeSocket extends EventTarget {
    constructor() {
      super();
      sockets.push(this);
      const open = () => void this.dispatchEvent(new Event('open'));
      if (service.isUnreachable) waiting.push(open);
      else queueMicrotask(open);
    }
    send(text: string): void {
      queueMicrotask(() => answer(JSON.parse(text) as WireRequest, this));
    }
    push(event: WireEvent): void {
      this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
    }
    close(): void {
      if (sockets.includes(this)) sockets.splice(sockets.indexOf(this), 1);
    }
  }
  globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket;
  return service;
}
export type MockedService = ReturnType<typeof createService>;

/** A leaderboard with so many entries, in which the player has place 132. */
export const wireLeaderboard = (count: number, change: object = {}) => ({
  __typename: 'JackpotLeaderboard',
  entries: Array.from({ length: count }, (_, index) => ({
    __typename: 'LeaderboardEntry',
    initials: `P${index + 1}`,
    expectedPrize: `${500 - index}.00`,
    rankImageUrl: 'https://art.acme.test/gold.webp',
    rankName: 'Gold',
    brand: 'acme',
  })),
  playerPosition: 132,
  playerRank: 'Bronze',
  playerRankImageUrl: 'https://art.acme.test/bronze.webp',
  ...change,
});
