import type { DataClient } from '@lobby/data';
import { emit, onRewardUpdated, type RealtimeEvents } from './events.ts';

const createClient = () => ({ ended: new AbortController().signal }) as DataClient;
const pushed = (assignationId: string) => ({ assignationId }) as RealtimeEvents['rewardUpdated'];
const push = (client: DataClient, assignationId: string) =>
  emit(client, 'rewardUpdated', pushed(assignationId), jest.fn());

it('a reward that is pushed before anything listens is kept for the first listener', () => {
  const client = createClient();
  push(client, 'early');
  const [first, second] = [jest.fn(), jest.fn()];
  const stop = onRewardUpdated(client, first);
  const stopSecond = onRewardUpdated(client, second);
  push(client, 'later');
  expect([first, second].map(({ mock }) => mock.calls)).toEqual([
    [[pushed('early')], [pushed('later')]],
    [[pushed('later')]],
  ]);
  stop();
  stopSecond();
});

it('what one session has left is not told in the next one', () => {
  push(createClient(), 'early');
  const listener = jest.fn();
  onRewardUpdated(createClient(), listener)();
  expect(listener).not.toHaveBeenCalled();
});
