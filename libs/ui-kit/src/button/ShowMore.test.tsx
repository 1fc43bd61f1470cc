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
