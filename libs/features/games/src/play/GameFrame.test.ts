import { readGameMessage } from './GameFrame.tsx';

const origins = ['https://games.acme.test'];
const frame = window;
const message = (overrides: Partial<MessageEvent<unknown>> = {}) => ({
  data: { type: 'game:ready' } as unknown,
  origin: 'https://games.acme.test',
  source: frame as MessageEventSource | null,
  ...overrides,
});

describe('messages of a game frame', () => {
  it.each(['game:ready', 'game:round', 'game:exit', 'game:deposit', 'game:error'])('reads %s', (type) => {
    expect(readGameMessage(message({ data: { type } }), frame, origins)).toMatchObject({ type });
  });

  it.each(['loss-limit', 'session-limit'])('reads that a stake is beyond a %s', (limit) => {
    const data = { type: 'game:limit', limit };
    expect(readGameMessage(message({ data }), frame, origins)).toEqual(data);
  });

  it.each([
    ['another origin', message({ origin: 'https://games.acme.test.evil.test' })],
    ['an opaque origin', message({ origin: 'null' })],
    ['another frame', message({ source: {} as Window })],
    ['no frame', message({ source: null })],
    ['an unknown type', message({ data: { type: 'game:withdraw' } })],
    ['an unknown limit', message({ data: { type: 'game:limit', limit: 'time' } })],
    ['a string', message({ data: 'game:exit' })],
    ['nothing', message({ data: null })],
  ])('ignores %s', (_, event) => {
    expect(readGameMessage(event, frame, origins)).toBeNull();
  });

  it('ignores everything while there is no frame', () => {
    expect(readGameMessage(message({ source: null }), null, origins)).toBeNull();
  });

  it('accepts an error without its text if that is no string', () => {
    expect(readGameMessage(message({ data: { type: 'game:error', message: 7 } }), frame, origins)).toEqual({
      type: 'game:error',
      message: undefined,
    });
  });
});
