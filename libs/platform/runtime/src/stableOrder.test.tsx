import { render, screen } from '@testing-library/react';
import { useStableOrder } from './index.ts';

interface ListProps {
  /** Keys with their data: `a1`. */
  latest?: string[];
  list?: string;
  settled?: number;
  staysEmpty?: boolean;
}

function List({ latest, settled, ...options }: ListProps) {
  const isSettled = settled === undefined ? undefined : (_: string, index: number) => index < settled;
  const items = useStableOrder(latest, { keyOf: (item) => item.slice(0, 1), isSettled, ...options });
  return <output>{items ? items.join(' ') : 'loading'}</output>;
}
const shown = () => screen.getByRole('status').textContent;

/** Renders the list with one answer after the other; returns what it shows last. */
function show(...answers: ListProps[]) {
  const [first, ...later] = answers;
  const { rerender, unmount } = render(<List {...first} />);
  for (const answer of later) rerender(<List {...answer} />);
  const text = shown();
  unmount();
  return text;
}

it.each<[string, ListProps[], string]>([
  ['keeps the order and the members', [{ latest: ['a1', 'b1', 'c1'] }, { latest: ['c1', 'd1', 'a1'] }], 'a1 b1 c1'],
  ['has the latest data of each item', [{ latest: ['a1', 'b1'] }, { latest: ['b2', 'a2'] }], 'a2 b2'],
  [
    'keeps the last data of an item that is gone',
    [{ latest: ['a1', 'b1'] }, { latest: ['a2', 'b2'] }, { latest: ['a3'] }],
    'a3 b2',
  ],
  ['stays while there is no answer', [{ latest: ['a1'] }, {}], 'a1'],
  ['is loading before the first answer', [{}], 'loading'],
  [
    'takes the answer for another list',
    [
      { latest: ['a1', 'b1'], list: 'en' },
      { latest: ['b2', 'c2'], list: 'de' },
    ],
    'b2 c2',
  ],
  ['is loading for another list', [{ latest: ['a1'], list: 'en' }, { list: 'de' }], 'loading'],
  ['is filled later', [{ latest: [] }, { latest: ['a1'] }], 'a1'],
  [
    'stays empty where it would push others away',
    [
      { latest: [], staysEmpty: true },
      { latest: ['a1'], staysEmpty: true },
    ],
    '',
  ],
  ['stays filled', [{ latest: ['a1'] }, { latest: [] }], 'a1'],
])('a list %s', (_, answers, expected) => expect(show(...answers)).toBe(expected));

it.each<[string, string[], string]>([
  ['follow the latest order', ['a1', 'b1', 'd2', 'c2'], 'a1 b1 d2 c2'],
  ['may go and come', ['a1', 'b1', 'e2'], 'a1 b1 e2'],
  ['do not move above those that have come near', ['d2', 'b2', 'a2', 'c2'], 'a2 b2 d2 c2'],
  ['leave out a new one that belongs above', ['e2', 'a2', 'b2', 'c2'], 'a2 b2 c2'],
])('items below those that have come near %s', (_, latest, expected) =>
  expect(show({ latest: ['a1', 'b1', 'c1', 'd1'], settled: 2 }, { latest, settled: 2 })).toBe(expected),
);

it('a new visit has the latest order', () => {
  const { rerender } = render(<List key="first visit" latest={['a1', 'b1']} />);
  rerender(<List key="first visit" latest={['b2', 'a2']} />);
  expect(shown()).toBe('a2 b2');
  rerender(<List key="second visit" latest={['b2', 'a2']} />);
  expect(shown()).toBe('b2 a2');
});
