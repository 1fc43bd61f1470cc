import { render } from '@testing-library/react';
import { useRef } from 'react';
import * as v from 'valibot';
import { filterFrameMessages, listenToFrame, useFrameMessages } from './frameMessages.ts';

const origin = 'https://partner.test';
const schema = v.object({ type: v.literal('score'), score: v.number() });
const frame = { contentWindow: {} } as HTMLIFrameElement;
const others: [from: string, sent: Partial<MessageEvent<unknown>>][] = [
  ['another origin', { origin: 'https://evil.test' }],
  ['an origin that begins alike', { origin: `${origin}.evil.test` }],
  ['an origin without its scheme', { origin: 'partner.test' }],
  ['an opaque origin', { origin: 'null' }],
  ['no origin', { origin: '' }],
  ['another window of the origin', { source: window }],
  ['no window', { source: null }],
];
const received = jest.fn();
let end = () => {};

/** As the frame sends it, but for what is said otherwise. */
function post(data: unknown, sent: Partial<MessageEvent<unknown>> = {}): void {
  const event = new MessageEvent('message', { data, origin: sent.origin ?? origin });
  Object.defineProperty(event, 'source', { value: sent.source === undefined ? frame.contentWindow : sent.source });
  window.dispatchEvent(event);
}
const score = (number: number) => ({ type: 'score', score: number });

beforeEach(() => received.mockClear());
afterEach(() => end());

describe('listening to a frame', () => {
  beforeEach(() => void (end = listenToFrame({ frame: () => frame, origins: [origin] }, schema, received)));

  it('receives what fits, parsed, in the order in which it was sent', () => {
    post({ ...score(1), more: true });
    post(score(2));
    post(score(3));
    expect(received.mock.calls).toEqual([[score(1)], [score(2)], [score(3)]]);
  });

  it.each(others)('ignores %s', (_, sent) => {
    post(score(1), sent);
    expect(received).not.toHaveBeenCalled();
  });

  it.each([null, undefined, 'score', 7, [], {}, { type: 'score' }, { type: 'score', score: '1' }, { score: 1 }])(
    'ignores %j, which does not fit',
    (data) => {
      post(data);
      expect(received).not.toHaveBeenCalled();
    },
  );

  it('receives nothing once it has ended', () => {
    end();
    post(score(1));
    expect(received).not.toHaveBeenCalled();
  });

  it.each([
    ['there is no frame', null],
    ['the frame has left the page', document.createElement('iframe')],
  ])('ignores everything while %s', (_, element) => {
    end();
    end = listenToFrame({ frame: () => element, origins: [origin] }, schema, received);
    post(score(1));
    post(score(1), { source: null });
    expect(received).not.toHaveBeenCalled();
  });

  it('receives from any window of the origins, where it is to, and from no other', () => {
    end();
    end = listenToFrame({ frame: 'any', origins: [origin, window.location.origin] }, schema, received);
    post(score(1), { source: window });
    post(score(2), { source: null, origin: window.location.origin });
    post(score(3), { origin: 'https://evil.test' });
    expect(received.mock.calls).toEqual([[score(1)], [score(2)]]);
  });
});

describe('the hook', () => {
  interface PartnerProps {
    attempt?: number;
    origins?: readonly string[];
    name?: string;
  }
  function Partner({ attempt = 0, origins = [origin], name = 'first' }: PartnerProps) {
    const ref = useRef<HTMLIFrameElement>(null);
    useFrameMessages({ frame: ref, origins, schema, onMessage: (message) => received(name, message) });
    return <iframe key={attempt} ref={ref} title="Partner" />;
  }
  const windowOf = (container: HTMLElement) => container.querySelector('iframe')?.contentWindow ?? null;

  it('receives from its own frame alone, by the newest handler, until it is unmounted', () => {
    const { container, rerender, unmount } = render(<Partner />);
    const source = windowOf(container);
    post(score(1), { source });
    post(score(2));
    rerender(<Partner name="second" />);
    post(score(3), { source });
    unmount();
    post(score(4), { source });
    expect(received.mock.calls).toEqual([
      ['first', score(1)],
      ['second', score(3)],
    ]);
  });

  it('follows the frame and the origin that take the place of others', () => {
    const { container, rerender } = render(<Partner />);
    const before = windowOf(container);
    rerender(<Partner attempt={1} origins={['https://other.test']} />);
    const source = windowOf(container);
    post(score(1), { source: before, origin: 'https://other.test' });
    post(score(2), { source });
    post(score(3), { source, origin: 'https://other.test' });
    expect(received.mock.calls).toEqual([['first', score(3)]]);
  });
});

describe('filtering for the partner’s own script', () => {
  const protocol = v.object({ type: v.string(), score: v.number() });
  const listener = (event: MessageEvent<unknown>) => received(event.data);
  // The partner's listener is there before the filter.
  beforeAll(() => window.addEventListener('message', listener));
  afterAll(() => window.removeEventListener('message', listener));
  beforeEach(
    () => void (end = filterFrameMessages(() => ({ frame: () => frame, origins: [origin] }), protocol, schema)),
  );

  it('passes what the frame may send', () => {
    post(score(1));
    expect(received).toHaveBeenCalledWith(score(1));
  });

  it.each(others)('drops messages of the partner from %s', (_, sent) => {
    post(score(1), sent);
    expect(received).not.toHaveBeenCalled();
  });

  it('drops what the frame may not send', () => {
    post({ type: 'win', score: 1 });
    expect(received).not.toHaveBeenCalled();
  });

  it('passes what is no message of the partner, from wherever', () => {
    post('hello', { source: window, origin: 'https://evil.test' });
    post({ type: 'score' }, { source: null });
    expect(received).toHaveBeenCalledTimes(2);
  });

  it('passes everything once it has ended', () => {
    end();
    post(score(1), { source: window });
    expect(received).toHaveBeenCalledTimes(1);
  });
});
