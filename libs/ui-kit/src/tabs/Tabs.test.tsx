import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './Tabs.tsx';

const items = ['Pots', 'Odds', 'Contribution'].map((label) => ({ value: label, label, content: `About ${label}` }));

it('moves by arrow keys and selects on Enter', async () => {
  const onChange = jest.fn();
  render(<Tabs label="Jackpot" items={items} onChange={onChange} />);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('About Pots');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByRole('tab', { name: 'Odds' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('About Odds');
  expect(onChange).toHaveBeenLastCalledWith('Odds');
});
