import { emit, forgetUntold, onRewardUpdated, type RealtimeEvents } from './events.ts';

const pushed = (assignationId: string) => ({ assignationId }) as RealtimeEvents['rewardUpdated'];
const push = (assignationId: string) => emit('rewardUpdated', pushed(assignationId), jest.fn());

afterEach(forgetUntold);

it('a reward that is pushed before anything listens is kept for the first listener', () => {
  push('early');
  const [first, second] = [jest.fn(), jest.fn()];
  const stop = onRewardUpdated(first);
  const stopSecond = onRewardUpdated(second);
  push('later');
  expect([first, second].map(({ mock }) => mock.calls)).toEqual([
    [[pushed('early')], [pushed('later')]],
    [[pushed('later')]],
  ]);
  stop();
  stopSecond();
});

it('what one session has left is not told in the next one', () => {
  push('early');
  forgetUntold();
  const listener = jest.fn();
  onRewardUpdated(listener)();
  expect(listener).not.toHaveBeenCalled();
});
