import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const options = [
  { value: 'a', label: 'Payslips' },
  { value: 'b', label: 'Contract', aside: <button>About contracts</button> },
  { value: 'c', label: 'Statement' },
];

function Example({ onChange }: { onChange: (values: string[]) => void }) {
  const [values, setValues] = useState<string[]>(['b']);
  return (
    <CheckboxGroup
      label="Proofs"
      options={options}
      values={values}
      onChange={(next) => {
        setValues(next);
        onChange(next);
      }}
    />
  );
}

it('is a group with a name, and reports all that is ticked in the order of the options', async () => {
  const onChange = jest.fn();
  render(<Example onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'Proofs' })).toBeVisible();
  await userEvent.click(screen.getByText('Payslips'));
  expect(onChange).toHaveBeenLastCalledWith(['a', 'b']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Contract' }));
  expect(onChange).toHaveBeenLastCalledWith(['a']);
  expect(screen.getByRole('checkbox', { name: 'Payslips' })).toBeChecked();
});

it('ticks nothing by what is beside a label', async () => {
  const onChange = jest.fn();
  render(<Example onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'About contracts' }));
  expect(onChange).not.toHaveBeenCalled();
});
