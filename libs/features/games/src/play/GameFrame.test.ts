import * as v from 'valibot';
import { gameMessage } from './GameFrame.tsx';

describe('messages of a game frame', () => {
  it.each(['game:ready', 'game:round', 'game:exit', 'game:deposit', 'game:error'])('reads %s', (type) => {
    expect(v.parse(gameMessage, { type })).toMatchObject({ type });
  });

  it.each(['loss-limit', 'session-limit'])('reads that a stake is beyond a %s', (limit) => {
    const data = { type: 'game:limit', limit };
    expect(v.parse(gameMessage, data)).toEqual(data);
  });

  it.each([
    ['an unknown type', { type: 'game:withdraw' }],
    ['an unknown limit', { type: 'game:limit', limit: 'time' }],
    ['a string', 'game:exit'],
    ['nothing', null],
  ])('ignores %s', (_, data) => {
    expect(v.is(gameMessage, data)).toBe(false);
  });

  it('accepts an error without its text if that is no string', () => {
    expect(v.parse(gameMessage, { type: 'game:error', message: 7 })).toEqual({
      type: 'game:error',
      message: undefined,
    });
  });
});
