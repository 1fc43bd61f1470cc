import { once } from 'node:events';
import { createJackpotSimulation } from '../../server/jackpotSimulation.ts';
import { seededStore } from '../../seed/index.ts';
import { openJackpotSocket } from '../../testing/jackpotSocket.ts';
import { acme, startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import { createDelivery } from './delivery.ts';

let platform: TestPlatform;
beforeEach(async () => (platform = await startTestPlatform()));
afterEach(() => platform.close());

const email = 'player@lobby.test';
const tickets = (type = 'hourly') => ({
  type: 'PlayerRaffleTicketsRequest',
  player_id: platform.playerId(email),
  instance_ids: [`acme-${type}-1`],
});
const play = (stake: number, roundId: string) =>
  platform.store.play.placeRound({
    ...{ roundId, playerId: platform.playerId(email), lookupId: platform.store.games.all()[0]?.lookupId ?? '' },
    ...{ stake, payout: 0, state: 'closed', details: '{}' },
  });

describe('raffles over the wire', () => {
  const source = (type: string) =>
    `${platform.jackpotUrl}/v1/thrillpots/instances/source/${type}_provider_of_the_week/brand/acme`;

  it('has an instance for each source, with its pot and times in seconds', async () => {
    for (const type of ['hourly', 'daily', 'weekly']) {
      const response = await fetch(source(type));
      const drop = platform.store.raffles.next(type as 'hourly');
      expect(await response.json()).toEqual({
        id: `acme-${type}-1`,
        timestamp_start: Math.floor((drop?.startsAt ?? 0) / 1000),
        timestamp_end: (drop?.endsAt ?? 0) / 1000,
        pots: [{ id: type, current_value: expect.stringMatching(/^\d+\.00$/) }],
        optin_status: null,
        server_timestamp: expect.any(Number),
      });
    }
  });

  it('sends a player’s tickets on request and after rounds, to the player alone', async () => {
    const [own, other] = [await openJackpotSocket(platform), await openJackpotSocket(platform)];
    await own.subscribe('acme-main', await platform.tokenFor(email));
    await other.subscribe('acme-main', await platform.tokenFor('finland@lobby.test'));
    own.send(tickets());
    expect(await own.next('PlayerRaffleTicketsListResponse')).toEqual({
      type: 'PlayerRaffleTicketsListResponse',
      instance_tickets: [{ instance_id: 'acme-hourly-1', ticket_count: 0 }],
    });
    other.send(tickets());
    other.send({ ...tickets(), player_id: platform.playerId('finland@lobby.test') });
    expect(await other.next('PlayerRaffleTicketsListResponse')).toMatchObject({
      instance_tickets: [{ ticket_count: 0 }],
    });
    play(250, 'round');
    expect(await own.next('PlayerRaffleTicketsListResponse')).toEqual({
      type: 'PlayerRaffleTicketsListResponse',
      instance_tickets: [{ instance_id: 'acme-hourly-1', ticket_count: 2 }],
    });
    await other.subscribe('acme-main');
    expect(other.frames.map(({ type }) => type)).toEqual([
      'JoinedMessage',
      'PlayerRaffleTicketsListResponse',
      'JoinedMessage',
    ]);
  });

  it('notifies the followers of a drop of its winner, and goes on with the next one', async () => {
    const { subscribe, next } = await openJackpotSocket(platform);
    await platform.run('raffleDrops', { type: 'hourly', prize: '250.00' });
    expect(await subscribe('acme-hourly-1')).toMatchObject({ pots: [{ id: 'hourly', current_value: '250.00' }] });
    await platform.run('raffleDraw', { type: 'hourly', player: email });
    expect(await next('RaffleWinEvent')).toEqual({
      type: 'RaffleWinEvent',
      id: expect.any(String),
      instance_id: 'acme-hourly-1',
      player_id: platform.playerId(email),
      win_amount: '250.00',
      win_pot_id: 'hourly',
      currency_multipliers: { multipliers: expect.objectContaining({ EUR: '1' }) },
      community_winners: [],
    });
    expect(((await (await fetch(source('hourly'))).json()) as { id: string }).id).toBe('acme-hourly-2');
    // The former one is still answered, so that the socket's liveness can be requested by it.
    expect(await subscribe('acme-hourly-1')).toMatchObject({ instance_id: 'acme-hourly-1' });
  });

  it('draws before it answers once the end has passed', async () => {
    await platform.run('raffleDrops', { type: 'hourly', endsIn: 1 });
    platform.store.database.moveClock(1000);
    expect(((await (await fetch(source('hourly'))).json()) as { id: string }).id).toBe('acme-hourly-2');
    platform.store.database.moveClock(-1000);
  });
});

describe('what the console lets go wrong', () => {
  const delivered = (faults: { lost?: number; duplicated?: number; reordered?: number }, types: string[]) => {
    const sent: string[] = [];
    const deliver = createDelivery(
      (frame: { type: string; id: string }) => sent.push(frame.id),
      () => ({ lost: 0, duplicated: 0, reordered: 0, ...faults }),
    );
    for (const [index, type] of types.entries()) deliver({ type, id: String(index) });
    return sent.join(' ');
  };
  const updates = Array.from({ length: 6 }, () => 'JackpotUpdate');

  it('loses updates, doubles events and changes their order, evenly spread', () => {
    expect(delivered({ lost: 0.5 }, updates)).toBe('0 2 4');
    expect(delivered({ lost: 1 }, ['JackpotUpdate', 'WinEvent', 'RaffleWinEvent'])).toBe('1 2');
    expect(delivered({ duplicated: 0.5 }, updates)).toBe('0 1 1 2 3 3 4 5 5');
    expect(delivered({ reordered: 0.5 }, updates)).toBe('0 2 1 3 5 4');
  });

  it('reaches the sockets of one player, and is undone', async () => {
    const [own, visitor] = [await openJackpotSocket(platform), await openJackpotSocket(platform)];
    await own.subscribe('acme-main', await platform.tokenFor(email));
    await visitor.subscribe();
    await platform.run('jackpotFaults', { player: email, lost: 1 });
    await platform.run('jackpotPots', { minor: '100.00' });
    expect(await visitor.next('JackpotUpdate')).toMatchObject({ sequence: 1 });
    await platform.run('jackpotFaults', { player: email });
    await platform.run('jackpotPots', { minor: '101.00' });
    // A gap: the client requests the state.
    expect(await own.next('JackpotUpdate')).toMatchObject({ sequence: 2 });
  });

  it('is a service that is down, for calls and sockets, until it is up again', async () => {
    const { socket } = await openJackpotSocket(platform);
    const closed = once(socket, 'close');
    await platform.run('jackpotFaults', { down: true });
    await closed;
    expect((await fetch(`${platform.jackpotUrl}/v1/currencies`)).status).toBe(503);
    await expect(openJackpotSocket(platform)).rejects.toThrow('503');
    await platform.run('jackpotFaults');
    expect((await fetch(`${platform.jackpotUrl}/v1/currencies`)).status).toBe(200);
    await openJackpotSocket(platform);
  });

  it('drops the jackpot’s sockets, all or a player’s, with or without a code', async () => {
    const [own, visitor] = [await openJackpotSocket(platform), await openJackpotSocket(platform)];
    await own.subscribe('acme-main', await platform.tokenFor(email));
    const closed = once(own.socket, 'close');
    expect((await platform.run('dropSockets', { player: email, of: 'jackpot', code: 4500 })).body.result).toEqual({
      sockets: 1,
    });
    expect((await closed)[0]).toBe(4500);
    expect((await platform.run('dropSockets', { of: 'realtime' })).body.result).toEqual({ sockets: 0 });
    expect((await platform.run('dropSockets')).body.result).toEqual({ sockets: 1 });
    expect(visitor.socket.readyState).toBeGreaterThan(1);
  });

  it('is a raw frame', async () => {
    const { subscribe, next } = await openJackpotSocket(platform);
    await subscribe();
    expect((await platform.run('jackpotFrame', { text: '{"type":"Strange"}' })).body.result).toEqual({ sockets: 1 });
    expect(await next('Strange')).toEqual({ type: 'Strange' });
  });

  it('is a storm of updates, of which it says how many there were', async () => {
    const { subscribe, next, frames } = await openJackpotSocket(platform);
    await subscribe();
    const { body } = await platform.run('jackpotStorm', { perSecond: 200, seconds: 1 });
    expect(body.result).toMatchObject({
      sent: 200,
      sequence: 200,
      pots: { mega: expect.stringMatching(/^\d+\.\d\d$/) },
    });
    for (let count = 0; count < 200; count += 1) await next('JackpotUpdate');
    expect(frames.slice(1).map(({ sequence }) => sequence)).toEqual(Array.from({ length: 200 }, (_, at) => at + 1));
  });
});

describe('the simulated others', () => {
  it('contribute small amounts, one update for each step, the same for the same seed', async () => {
    const steps = async () => {
      const store = await seededStore(acme);
      const simulation = createJackpotSimulation(store);
      const totals = [];
      for (let step = 0; step < 20; step += 1) {
        simulation.step();
        totals.push(store.pots.all('acme-main').at(-1)?.value ?? 0);
      }
      expect(store.pots.sequence('acme-main')).toBe(20);
      store.close();
      return totals;
    };
    const totals = await steps();
    for (const [index, total] of totals.entries()) {
      const added = total - (totals[index - 1] ?? 433_602_730_000);
      expect(added).toBeGreaterThanOrEqual(5_000);
      expect(added).toBeLessThanOrEqual(900_000);
    }
    expect(await steps()).toEqual(totals);
  });

  it('stop when the console says so', async () => {
    const simulation = createJackpotSimulation(platform.store);
    await platform.run('jackpotSimulation', { on: false });
    simulation.step();
    expect(platform.store.pots.sequence('acme-main')).toBe(0);
    await platform.run('jackpotSimulation', { on: true });
    simulation.step();
    expect(platform.store.pots.sequence('acme-main')).toBe(1);
  });

  it('win a small pot now and then, but not in the first hour', () => {
    const { store } = platform;
    const simulation = createJackpotSimulation(store);
    const wins = () =>
      store.database.all<{ playerId: string; potId: string }>('SELECT playerId, potId FROM jackpotWins');
    store.transaction(() => {
      for (let step = 0; step < 3_599; step += 1) simulation.step();
    });
    expect(wins()).toEqual([]);
    store.transaction(() => {
      for (let step = 3_599; step < 14_400; step += 1) simulation.step();
    });
    expect(wins().length).toBeGreaterThanOrEqual(1);
    for (const { playerId, potId } of wins()) {
      expect(store.players.find(playerId)).toBeUndefined();
      expect(['minor', 'shared']).toContain(potId);
    }
  });
});
