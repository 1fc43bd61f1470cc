/** @jest-environment-options {"customExportConditions": ["node"]} */
import { overrideTimings } from '@lobby/testing';
import { timings } from './timings.ts';
import { createClient, instance, joined, startService, update, waitUntil, win } from './service.fixture.ts';

const cleanUps: (() => unknown)[] = [];
// Sockets and requests are real, and so is the time that passes.
beforeEach(() =>
  overrideTimings(timings, { jackpotCloseDelay: 10, jackpotReconnectDelay: 10, jackpotOpenCheckInterval: 10 }),
);
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
  jest.restoreAllMocks();
});

async function open({ visitor = false } = {}) {
  const service = await startService();
  cleanUps.push(service.close);
  const opened = createClient(service, visitor);
  cleanUps.push(opened.client.end);
  const connected = (index = 0) => waitUntil(() => service.connections[index]);
  const received = (type: string, index = 0) =>
    service.connections[index]?.received.filter((frame) => frame['type'] === type) ?? [];
  return { ...opened, service, connected, received };
}

it('follows an instance as the player, shows its pots as they change, and closes after the last follower', async () => {
  const { service, client, value, received, connected } = await open();
  const end = client.follow('jackpot-1');
  const second = client.follow('jackpot-1');
  await connected();
  await waitUntil(() => received('SubscribeRequest').length === 1);
  expect(service.last().received).toEqual([
    { type: 'SubscribeRequest', instance_id: 'jackpot-1', authorization: 'Bearer first' },
  ]);
  service.last().send(joined());
  await waitUntil(() => value() === '1000.00');
  expect(client.pots('jackpot-1').get()).toEqual([
    { id: 'mega', value: '1000.00', odds: '1000000' },
    { id: 'minor', value: '12.5', odds: null },
  ]);
  service.last().send(update(11, '1000.01'));
  await waitUntil(() => value() === '1000.01');
  end();
  end();
  service.last().send(update(12, '1000.02'));
  await waitUntil(() => value() === '1000.02');
  second();
  await waitUntil(() => service.last().socket.readyState === 3);
});

it('follows as a visitor without a token (A-090)', async () => {
  const { client, received } = await open({ visitor: true });
  client.follow('jackpot-1');
  await waitUntil(() => received('SubscribeRequest').length === 1);
  expect(received('SubscribeRequest')).toEqual([{ type: 'SubscribeRequest', instance_id: 'jackpot-1' }]);
});

it('requests an instance with the player’s id, country and current token (R-7-053)', async () => {
  const { service, auth, client, value } = await open();
  service.rest.respond = () => ({
    body: instance({
      optin_status: { opted_in: true, contribution_preferences: { EUR: 0.5 }, preferred_contribution_value: 0.5 },
    }),
  });
  auth.token = 'second';
  expect(await client.fetchInstance('main pot')).toEqual({
    id: 'jackpot-1',
    startsAt: 1_770_000_000_000,
    endsAt: null,
    pots: [{ id: 'mega', value: '900.00', odds: null }],
    optIn: { optedIn: true, hasChosen: true, contribution: 0.5 },
  });
  expect(service.requests).toEqual([
    {
      url: '/v1/thrillpots/instances/source/main%20pot/brand/acme?player_id=p1&country_code=FI',
      headers: expect.objectContaining({ authorization: 'Bearer second' }),
    },
  ]);
  expect(value()).toBe('900.00');
});

it('sends an opt-in with the raw option and the country IE, once the socket is open (R-9-038)', async () => {
  const { client, received } = await open();
  await client.sendOptIn({ instanceId: 'jackpot-1', optIn: true, contribution: 0.5 });
  await waitUntil(() => received('PlayerOptInRequest').length === 1);
  expect(received('PlayerOptInRequest')).toEqual([
    {
      type: 'PlayerOptInRequest',
      instance_id: 'jackpot-1',
      player_id: 'p1',
      brand_id: 'acme',
      player_country: 'IE',
      opt_in: true,
      contribution_value: 0.5,
    },
  ]);
});

it('announces each win once, also those that a snapshot repeats', async () => {
  const { service, client, wins, received } = await open();
  client.follow('jackpot-1');
  await waitUntil(() => received('SubscribeRequest').length === 1);
  service
    .last()
    .send(
      joined({ wins: [win('w1', { type: undefined }), { ...win('w2'), type: 'RaffleWinEvent' }, { id: 'broken' }] }),
    );
  service.last().send(win('w1'));
  service.last().send({ ...win('w3'), type: 'RaffleWinEvent' });
  service.last().send(win('w4', { currency_multipliers: undefined, community_winners: 7 }));
  await waitUntil(() => wins.length === 4);
  expect(wins).toEqual([
    { id: 'w1', kind: 'jackpot' },
    { id: 'w2', kind: 'raffle' },
    { id: 'w3', kind: 'raffle' },
    { id: 'w4', kind: 'jackpot' },
  ]);
});

it('requests the tickets of all followed drops, and drops those of the others (A-110)', async () => {
  const { service, client, received } = await open();
  const end = client.followTickets(['hourly-1', 'daily-1']);
  await waitUntil(() => received('PlayerRaffleTicketsRequest').length === 1);
  const request = { type: 'PlayerRaffleTicketsRequest', player_id: 'p1' };
  expect(received('PlayerRaffleTicketsRequest')).toEqual([{ ...request, instance_ids: ['hourly-1', 'daily-1'] }]);
  expect(client.tickets.get()).toEqual({});
  const answer = (...tickets: object[]) =>
    service.last().send({ type: 'PlayerRaffleTicketsListResponse', instance_tickets: tickets });
  answer({ instance_id: 'hourly-1', ticket_count: 3 }, { instance_id: 'other', ticket_count: 9 });
  answer({ instance_id: 'daily-1', ticket_count: 7 }, { instance_id: 'hourly-1', ticket_count: -1 });
  await waitUntil(() => Object.keys(client.tickets.get()).length === 2);
  expect(client.tickets.get()).toEqual({ 'hourly-1': 3, 'daily-1': 7 });

  client.followTickets(['weekly-1']);
  await waitUntil(() => received('PlayerRaffleTicketsRequest').length === 2);
  expect(received('PlayerRaffleTicketsRequest')[1]).toEqual({
    ...request,
    instance_ids: ['hourly-1', 'daily-1', 'weekly-1'],
  });
  // The next drop of the type has begun.
  client.followTickets(['hourly-2', 'daily-1']);
  end();
  await waitUntil(() => Object.keys(client.tickets.get()).length === 1);
  expect(client.tickets.get()).toEqual({ 'daily-1': 7 });
  client.end();
  expect(client.tickets.get()).toEqual({});
});

it('identifies the player to the service before it sends anything else, on each connection (R-7-055)', async () => {
  const { service, client, connected, received } = await open();
  client.followTickets(['hourly-1']);
  client.follow('jackpot-1');
  await waitUntil(() => received('SubscribeRequest').length === 1);
  service.last().send(joined());
  await client.sendOptIn({ instanceId: 'jackpot-1', optIn: false, contribution: 0.5 });
  await waitUntil(() => received('PlayerOptInRequest').length === 1);
  expect(service.last().received).toEqual([
    { type: 'SubscribeRequest', instance_id: 'jackpot-1', authorization: 'Bearer first' },
    { type: 'PlayerRaffleTicketsRequest', player_id: 'p1', instance_ids: ['hourly-1'] },
    {
      type: 'PlayerOptInRequest',
      instance_id: 'jackpot-1',
      player_id: 'p1',
      brand_id: 'acme',
      player_country: 'IE',
      opt_in: false,
      contribution_value: 0.5,
    },
  ]);
  service.last().socket.close();
  await connected(1);
  await waitUntil(() => received('PlayerRaffleTicketsRequest', 1).length === 1);
  expect(service.last().received.map(({ type }) => type)).toEqual(['SubscribeRequest', 'PlayerRaffleTicketsRequest']);
});
