import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ShowMore } from './ShowMore.tsx';

function Winners() {
  const [count, setCount] = useState(1);
  return (
    <>
      <ol id="winners">
        {['Anna', 'Berta', 'Carla'].slice(0, count).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
      {count < 3 && (
        <ShowMore list="winners" onClick={() => setCount(count + 1)}>
          Show more
        </ShowMore>
      )}
      <input aria-label="Name" />
    </>
  );
}
const button = () => screen.queryByRole('button', { name: 'Show more' });

it('keeps the focus while there is more, and then leaves it before what is new', async () => {
  render(<Winners />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(button()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(button()).toBeNull();
  expect(screen.getByText('Berta')).toHaveFocus();
});

it('leaves the focus where it is if it goes without a press', () => {
  const { rerender } = render(<Winners />);
  screen.getByRole('textbox').focus();
  rerender(<input aria-label="Name" />);
  expect(document.body).toHaveFocus();
});

it('shows that it was pressed before the longer list is rendered', async () => {
  const busyAt: [names: number, busy: string | null | undefined][] = [];
  function Names({ count }: { count: number }) {
    busyAt.push([count, button()?.getAttribute('aria-busy')]);
    return null;
  }
  function List() {
    const [count, setCount] = useState(1);
    return (
      <>
        <Names count={count} />
        <ShowMore list="names" onClick={() => setCount(2)}>
          Show more
        </ShowMore>
      </>
    );
  }
  render(<List />);
  await userEvent.click(screen.getByRole('button'));
  expect(busyAt).toContainEqual([2, 'true']);
  expect(button()).toBeEnabled();
  expect(button()).toHaveFocus();
});
