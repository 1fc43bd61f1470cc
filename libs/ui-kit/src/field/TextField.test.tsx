import { translatePage } from '@lobby/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { TextField } from './TextField.tsx';

it('associates label, hint and error with its input', () => {
  render(
    <TextField label="Amount" hint="At least 10" error="Too small" required value="5" onChange={() => undefined} />,
  );
  const input = screen.getByRole('textbox', { name: 'Amount' });
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
  expect(input).toHaveAccessibleDescription('At least 10 Too small');
  expect(screen.getByRole('alert')).toHaveTextContent('Too small');
});

it('reports typed text', async () => {
  const onChange = jest.fn();
  render(<TextField label="Amount" value="" onChange={onChange} />);
  await userEvent.type(screen.getByRole('textbox'), '7');
  expect(onChange).toHaveBeenCalledWith('7');
});

describe('what is typed', () => {
  const Name = (props: Partial<ComponentProps<typeof TextField>>) => {
    const [value, setValue] = useState('');
    return (
      <>
        <TextField label="Name" {...props} value={value} onChange={setValue} />
        <output>{JSON.stringify(value)}</output>
      </>
    );
  };
  const reported = () => JSON.parse(screen.getByRole('status').textContent) as string;
  const input = () => screen.getByLabelText('Name');

  it('is reported without what cannot be seen and in plain forms, and stands as it was typed until the field is left', async () => {
    render(<Name />);
    await userEvent.type(input(), ' Ａｎｎａ\u200b\u200e  Maria ');
    expect(reported()).toBe('Anna Maria');
    expect(input()).toHaveValue(' Ａｎｎａ\u200b\u200e  Maria ');
    await userEvent.tab();
    expect(input()).toHaveValue('Anna Maria');
    expect(reported()).toBe('Anna Maria');
  });

  it.each([{ type: 'password' }, { type: 'text', verbatim: true }] as const)(
    'is reported as it is by %o',
    async (props) => {
      render(<Name {...props} />);
      await userEvent.type(input(), ' ｐａｓｓ\u200b ');
      await userEvent.tab();
      expect(reported()).toBe(' ｐａｓｓ\u200b ');
    },
  );
});

it('announces the next reason, too, in a page that the browser translates (A-193)', async () => {
  translatePage();
  const field = (error: string) => <TextField label="Amount" error={error} value="5" onChange={() => undefined} />;
  const { rerender } = render(field('Too small'));
  await screen.findByText('Too small', { selector: 'font' });
  rerender(field('Too large'));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Too large$/);
});
