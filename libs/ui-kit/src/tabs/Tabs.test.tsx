import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './Tabs.tsx';

const items = ['Pots', 'Odds', 'Contribution'].map((label) => ({ value: label, label, content: `About ${label}` }));
const tab = (name: string) => screen.getByRole('tab', { name });

it('is one stop for Tab, moves by arrows and End, and selects on Enter', async () => {
  const onChange = jest.fn();
  render(<Tabs label="Jackpot" items={items} onChange={onChange} />);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('About Pots');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('Odds')).toHaveFocus();
  expect(tab('Pots')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  expect(tab('Odds')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('About Odds');
  expect(onChange).toHaveBeenLastCalledWith('Odds');
  await userEvent.keyboard('{End}');
  expect(tab('Contribution')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel', { name: 'Odds' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getAllByRole('tab')).toContain(document.activeElement);
});
