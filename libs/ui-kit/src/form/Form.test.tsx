import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, type FormErrors, FormTextField, SubmitButton } from './Form.tsx';

interface Values extends Record<string, string> {
  street: string;
  city: string;
}
const required = (value: string) => (value.trim() === '' ? 'Please fill this in.' : undefined);

function openForm(onSubmit: (values: Values) => Promise<FormErrors | undefined>) {
  render(
    <Form<Values>
      label="Address"
      defaultValues={{ street: '', city: 'Turku' }}
      summaryTitle="Please check these:"
      onSubmit={onSubmit}
    >
      <FormTextField name="street" label="Street" validate={required} />
      <FormTextField name="city" label="City" validate={required} />
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
  return {
    street: screen.getByLabelText('Street'),
    city: screen.getByLabelText('City'),
    save: screen.getByRole('button', { name: 'Save' }),
  };
}
const summary = () => screen.queryByText('Please check these:')?.closest<HTMLElement>('[role="alert"]') ?? null;

it('is not sent while a field is wrong: each error stands beside its field and in a summary, the first field has the focus', async () => {
  const onSubmit = jest.fn();
  const { street, city, save } = openForm(onSubmit);
  await userEvent.clear(city);
  expect(street).toBeValid();
  await userEvent.click(save);
  await waitFor(() => expect(street).toBeInvalid());
  expect(onSubmit).not.toHaveBeenCalled();
  for (const field of [street, city]) {
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Please fill this in.');
  }
  expect(street).toHaveFocus();
  const entries = within(summary() as HTMLElement).getAllByRole('button');
  expect(entries).toHaveLength(2);
  await userEvent.click(entries[1] as HTMLElement);
  expect(city).toHaveFocus();
});

it('forgets an error as soon as its field is right', async () => {
  const { street, save } = openForm(async () => undefined);
  await userEvent.click(save);
  await userEvent.type(street, 'Street 1');
  expect(street).toBeValid();
  expect(summary()).toBeNull();
});

it('shows what the server finds wrong beside its field, which gets the focus, and keeps what was typed', async () => {
  const onSubmit = jest.fn(async () => ({ fields: { city: 'We do not know this city.' } }));
  const { street, city, save } = openForm(onSubmit);
  await userEvent.type(street, 'Street 1');
  await userEvent.click(save);
  await waitFor(() => expect(city).toHaveAccessibleDescription('We do not know this city.'));
  expect(city).toHaveFocus();
  expect(street).toHaveValue('Street 1');
  expect(onSubmit).toHaveBeenCalledWith({ street: 'Street 1', city: 'Turku' });
  onSubmit.mockResolvedValueOnce(undefined as never);
  await userEvent.type(city, '!');
  await userEvent.click(save);
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
});

it('says that a request has failed, keeps what was typed, and can be sent again', async () => {
  const onSubmit = jest.fn(async (): Promise<FormErrors | undefined> => ({ form: 'This was not saved.' }));
  const { street, save } = openForm(onSubmit);
  await userEvent.type(street, 'Street 1');
  await userEvent.click(save);
  expect(await screen.findByRole('alert')).toHaveTextContent('This was not saved.');
  expect(street).toHaveValue('Street 1');
  onSubmit.mockResolvedValueOnce(undefined);
  await userEvent.click(save);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('is sent once, however often it is asked to', async () => {
  const answer = Promise.withResolvers<undefined>();
  const onSubmit = jest.fn(() => answer.promise);
  const { street, save } = openForm(onSubmit);
  await userEvent.type(street, 'Street 1');
  await userEvent.dblClick(save);
  await userEvent.type(street, '{Enter}');
  act(() => (screen.getByRole('form') as HTMLFormElement).requestSubmit());
  await waitFor(() => expect(save).toBeDisabled());
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await act(async () => answer.resolve(undefined));
  expect(save).toBeEnabled();
});
