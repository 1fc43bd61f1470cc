import { stripOf } from './filmstrip.ts';

it('shows the frame that is on screen at each time, up to the last one', () => {
  const frames = [
    { time: 350, data: 'header' },
    { time: 390, data: 'tiles' },
    { time: 900, data: 'balance' },
  ];
  expect(stripOf(frames).map(({ time, frame }) => [time, frame?.data])).toEqual([
    [200, undefined],
    [400, 'tiles'],
    [600, 'tiles'],
    [800, 'tiles'],
    [1000, 'balance'],
  ]);
});
