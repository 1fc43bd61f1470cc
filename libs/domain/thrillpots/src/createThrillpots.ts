import { credentialsOf } from '@lobby/auth';
import { refreshToken } from '@lobby/http';
import { reportError } from '@lobby/monitoring';
import { createCatchUp, createStore, deviceTime, exponentialBackoff } from '@lobby/runtime';
import type { createThrillpotApi, ThrillpotPlayer } from './api.ts';
import type { PublicData } from './publicData.ts';
import { createThrillpotSocket } from './socket.ts';
import { createTickets } from './tickets.ts';
import type { Thrillpots } from './types.ts';
import { readFrame, type ThrillpotEvent, UnreadableFrame } from './wire.ts';
import { createWins } from './wins.ts';
import { timings } from './timings.ts';

/** Delay before an instance is requested again; with jitter, since a gap may affect all players at once. */
const pauseBefore = exponentialBackoff(() => ({
  first: timings.instanceRetryDelay,
  max: timings.maxInstanceRetryDelay,
  jitter: 0.5,
}));
/** Limit of pending requests whose send times are stored. */
const MAX_UNANSWERED = 10;
/** Limit of instances without followers, such as former drops, that a connection still delivers: no request unsubscribes from one. */
const MAX_LEFT = 10;

interface ThrillpotsOptions {
  api: ReturnType<typeof createThrillpotApi>;
  publicData: PublicData;
  socketUrl: string;
  brandId: string;
  /** Null for visitors. */
  player: ThrillpotPlayer | null;
}

/** An instance that is followed. */
interface Followed {
  followers: number;
  /** Send times, by the device's clock, of the connection's SubscribeRequests that have no response yet. */
  requestTimes: number[];
  /** Settles when the latest request has been sent, or could not be. */
  sending: Promise<void>;
  /** A SubscribeRequest was sent over this connection, so the service knows the player. */
  isSubscribed: boolean;
  /** The response is pending, or a message is missing. */
  isOutdated: boolean;
  catchUp: ReturnType<typeof createCatchUp>;
}

/** The service for one session, until `end` is called. */
export function createThrillpots({
  api,
  publicData,
  socketUrl,
  brandId,
  player,
}: ThrillpotsOptions): Thrillpots & { end(): void } {
  const { clock, multipliers, loadMultipliers, pots } = publicData;
  const ended = new AbortController();
  const followed = new Map<string, Followed>();
  /** Drops have an end; a jackpot has none. */
  const drops = new Set<string>();
  const wins = createWins();
  const tickets = createTickets();
  const isLive = createStore(true);
  const reported = new Set<string>();
  /** Instances that were requested over this connection. */
  const requested = new Set<string>();

  /** The token that was last sent over the connection. */
  let token: string | null = null;
  /** Whether the service answers a SubscribeRequest, so that silence after one means that it is gone; null until that is known. */
  let answersRequests: boolean | null = null;
  /** The service closed the connection on this token without sending a frame. */
  let isTokenRejected = false;
  let tokenTimer: ReturnType<typeof setInterval> | undefined;
  const socket = createThrillpotSocket({
    url: socketUrl,
    onOpen() {
      requestAll();
      if (player) tokenTimer = setInterval(followToken, timings.tokenCheckInterval);
    },
    onClose({ isHeard }) {
      clearInterval(tokenTimer);
      requested.clear();
      isTokenRejected = !isHeard && token !== null;
      for (const [id, entry] of followed) {
        Object.assign(entry, { requestTimes: [], isSubscribed: false } satisfies Partial<Followed>);
        entry.catchUp.reset();
        pots.release(id);
      }
    },
    onFrame: receive,
    ping() {
      if (answersRequests !== false) requestAll();
      return answersRequests === true;
    },
    onReach: isLive.set,
  });

  function requestAll(): void {
    for (const id of followed.keys()) subscribe(id);
    void requestTickets();
  }

  function subscribe(instanceId: string): void {
    const entry = followed.get(instanceId);
    if (!entry || !socket.isOpen()) return;
    requested.add(instanceId);
    if (requested.size > followed.size + MAX_LEFT) socket.replace();
    else entry.sending = sendRequest(instanceId, entry);
  }

  /** Requests the whole instance, and again where no response arrives. */
  async function sendRequest(instanceId: string, entry: Followed): Promise<void> {
    noteGap(entry);
    const authorization = await authorize();
    if (authorization === null || followed.get(instanceId) !== entry) return;
    if (!socket.send({ type: 'SubscribeRequest', instance_id: instanceId, ...authorization })) return;
    entry.isSubscribed = true;
    if (entry.requestTimes.length < MAX_UNANSWERED) entry.requestTimes.push(deviceTime());
  }

  /** Credentials of a request; null where a player's token, or its key, is not available: nothing is sent without them. */
  async function authorize(): Promise<{ authorization?: string; dpop?: string } | null> {
    if (player === null) return {};
    const current = player.auth.getAccessToken(player.session);
    const isUsable = current !== null && !(isTokenRejected && current === token);
    token = isUsable ? current : await refreshToken(player).catch(() => null);
    isTokenRejected = false;
    if (token === null) return null;
    try {
      return await credentialsOf(token, { method: 'GET', url: socketUrl });
    } catch {
      // The browser's database fails. The next request reads it again.
      return null;
    }
  }

  /** Sends a renewed token, so that the service still knows the player. */
  function followToken(): void {
    const current = player?.auth.getAccessToken(player.session) ?? null;
    if (current !== null && current !== token) requestAll();
  }

  /** For all drops at once: the service responds only for those of the latest request. */
  async function requestTickets(): Promise<void> {
    if (player === null) return;
    // After the SubscribeRequests, which identify the player.
    if ((await authorize()) === null) return;
    const ids = tickets.followed();
    if (ids.length > 0) socket.send({ type: 'PlayerRaffleTicketsRequest', player_id: player.id, instance_ids: ids });
  }

  function receive(data: unknown): void {
    try {
      const event = readFrame(data);
      if (event) take(event);
    } catch (error) {
      if (!(error instanceof UnreadableFrame)) throw error;
      report(error);
      // The content of this frame is missing now.
      for (const entry of followed.values()) noteGap(entry);
    }
  }

  function take(event: ThrillpotEvent): void {
    switch (event.type) {
      case 'snapshot': {
        const entry = followed.get(event.instanceId);
        for (const { kind, ...win } of event.wins) {
          const instanceId = win.instanceId ?? event.instanceId;
          wins.take({ ...win, instanceId, kind: kind ?? (drops.has(instanceId) ? 'raffle' : 'jackpot') });
        }
        answersRequests = true;
        if (!entry) return;
        const sentAt = entry.requestTimes.shift();
        if (event.serverTime && sentAt !== undefined) clock.note(event.serverTime, sentAt);
        entry.isOutdated = false;
        if (pots.takeSnapshot(event).hasGap) noteGap(entry);
        else entry.catchUp.reset();
        return;
      }
      case 'update': {
        const potIds = event.pots.map(({ id }) => id);
        const instanceId = event.instanceId ?? instanceWith(potIds, subscribedIds());
        const entry = followed.get(instanceId ?? '');
        if (entry && instanceId !== null) {
          // A service that does not count its messages sends no snapshot either.
          if (event.sequence === null) answersRequests ??= false;
          if (pots.takeUpdate(instanceId, event).hasGap || !event.isComplete) noteGap(entry);
        }
        if (!event.isComplete) report(new UnreadableFrame('A pot in a JackpotUpdate cannot be read.'));
        return;
      }
      case 'win': {
        const { win } = event;
        const ofKind = subscribedIds().filter((id) => drops.has(id) === (win.kind === 'raffle'));
        const instanceId = win.instanceId ?? instanceWith([win.potId], ofKind) ?? ofKind[0] ?? '';
        return wins.take({ ...win, instanceId });
      }
      case 'tickets':
        return tickets.take(event.tickets);
    }
  }

  /** Instances that this connection delivers: followed ones first, then those without followers. */
  const subscribedIds = (): string[] => [...new Set([...followed.keys(), ...requested])];

  /** The instance of a frame that names none: the only one requested, or the first of several that has such a pot. */
  function instanceWith(potIds: readonly string[], ids: readonly string[]): string | null {
    const hasOne = (id: string) =>
      pots
        .of(id)
        .get()
        ?.some((pot) => potIds.includes(pot.id));
    return (ids.length === 1 ? ids[0] : ids.find(hasOne)) ?? null;
  }

  /** Schedules a request for the instance, repeated until the response arrives. */
  function noteGap(entry: Followed): void {
    if (answersRequests === false) return;
    entry.isOutdated = true;
    entry.catchUp.schedule();
  }

  /** Reports each error once: a faulty service repeats the same frame. */
  function report(error: UnreadableFrame): void {
    if (reported.has(error.message)) return;
    reported.add(error.message);
    reportError(error);
  }

  function follow(instanceId: string): () => void {
    const release = socket.hold();
    const entry: Followed = followed.get(instanceId) ?? {
      followers: 0,
      requestTimes: [],
      sending: Promise.resolve(),
      isSubscribed: false,
      isOutdated: true,
      catchUp: createCatchUp(() => {
        if (entry.isOutdated && answersRequests !== false) subscribe(instanceId);
      }, pauseBefore),
    };
    entry.followers += 1;
    if (entry.followers === 1) {
      followed.set(instanceId, entry);
      subscribe(instanceId);
    }
    let isFollowing = true;
    return () => {
      if (!isFollowing) return;
      isFollowing = false;
      entry.followers -= 1;
      if (entry.followers === 0) {
        entry.catchUp.stop();
        followed.delete(instanceId);
        pots.release(instanceId);
      }
      release();
    };
  }

  return {
    ended: ended.signal,
    multipliers,
    loadMultipliers,
    async fetchInstance(sourceId, signal) {
      const both = signal ? AbortSignal.any([signal, ended.signal]) : ended.signal;
      const { instance, serverTime, sentAt } = await api.instance(sourceId, player, both);
      if (serverTime) clock.note(serverTime, sentAt);
      if (instance.endsAt !== null) drops.add(instance.id);
      pots.takeAnswer(instance, serverTime);
      return instance;
    },
    follow,
    pots: pots.of,
    isLive,
    async sendOptIn({ instanceId, optIn, contribution, isWanted }, signal) {
      if (player === null) throw new Error('A visitor cannot opt in.');
      // The service accepts an opt-in only after a SubscribeRequest has identified the player.
      const unfollow = follow(instanceId);
      const request = {
        type: 'PlayerOptInRequest',
        instance_id: instanceId,
        player_id: player.id,
        brand_id: brandId,
        // Whatever the player's country is: the service's own rule (R-9-038, A-099).
        player_country: 'IE',
        opt_in: optIn,
        contribution_value: contribution,
      } as const;
      const isReady = () => {
        signal?.throwIfAborted();
        return Boolean(followed.get(instanceId)?.isSubscribed);
      };
      try {
        await followed.get(instanceId)?.sending;
        if (isWanted) {
          await socket.sendWhenOpen(isReady);
          if (!(await isWanted())) return;
        }
        await socket.sendWhenOpen(() => isReady() && socket.send(request));
      } finally {
        unfollow();
      }
    },
    tickets: tickets.store,
    followTickets(instanceIds) {
      if (player === null || instanceIds.length === 0) return () => {};
      const release = socket.hold();
      const unfollow = tickets.follow(instanceIds);
      void requestTickets();
      return () => {
        unfollow();
        release();
      };
    },
    onWin: wins.listen,
    now: clock.now,
    end() {
      ended.abort(new Error('The session has ended.'));
      socket.stop();
      for (const { catchUp } of followed.values()) catchUp.stop();
      wins.clear();
      tickets.clear();
    },
  };
}
