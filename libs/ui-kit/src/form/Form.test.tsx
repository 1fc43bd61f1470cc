import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Form, type FormErrors, SubmitButton } from './Form.tsx';
import type { ComponentProps } from 'react';
import { FormDateField } from './FormDateField.tsx';
import { FormCheckbox, FormSelect, FormTextField } from './FormFields.tsx';

interface Values extends Record<string, string> {
  street: string;
  city: string;
}
const required = (value: string) => (value.trim() === '' ? 'Please fill this in.' : undefined);

const form = (onSubmit: (values: Values) => Promise<FormErrors | undefined>) => (
  <Form<Values>
    label="Address"
    defaultValues={{ street: '', city: 'Turku' }}
    summaryTitle="Please check these:"
    onSubmit={onSubmit}
  >
    <FormTextField name="street" label="Street" validate={required} />
    <FormTextField name="city" label="City" validate={required} />
    <SubmitButton>Save</SubmitButton>
  </Form>
);

function openForm(onSubmit: (values: Values) => Promise<FormErrors | undefined>) {
  render(form(onSubmit));
  return partsOfForm();
}
function partsOfForm() {
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
  // What the summary announces, no field announces again.
  expect(screen.getAllByRole('alert')).toEqual([summary()]);
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
  await waitFor(() => expect(city).toHaveFocus());
  expect(street).toHaveValue('Street 1');
  expect(onSubmit).toHaveBeenCalledWith({ street: 'Street 1', city: 'Turku' });
  onSubmit.mockResolvedValueOnce(undefined as never);
  await userEvent.type(city, '!');
  await userEvent.click(save);
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
});

it('is checked and sent without the invisible characters that were pasted along', async () => {
  const onSubmit = jest.fn(async () => undefined);
  const { street, city, save } = openForm(onSubmit);
  await userEvent.type(street, '\u200b');
  await userEvent.clear(city);
  await userEvent.type(city, '\u200eＴａｒｔｕ\u202f');
  await userEvent.click(save);
  await waitFor(() => expect(street).toHaveAccessibleDescription('Please fill this in.'));
  await userEvent.type(street, 'Street\u00a01');
  await userEvent.click(save);
  expect(onSubmit).toHaveBeenCalledWith({ street: 'Street 1', city: 'Tartu' });
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

it('is sent once, however often it is triggered', async () => {
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

describe('other fields', () => {
  const provinces = [
    { value: 'ON', label: 'Ontario' },
    { value: 'QC', label: 'Quebec' },
  ];
  const empty = { province: '', birth: '', terms: '' };
  const openFields = (props: Partial<ComponentProps<typeof Form<Record<string, string>>>> = {}) =>
    render(
      <Form<Record<string, string>>
        label="Account"
        defaultValues={empty}
        summaryTitle="Please check these:"
        onSubmit={async () => undefined}
        {...props}
      >
        <FormSelect
          name="province"
          label="Province"
          placeholder="Please choose"
          options={provinces}
          validate={required}
          required
        />
        <FormDateField
          name="birth"
          label="Date of birth"
          parts={{ day: 'Day', month: 'Month', year: 'Year' }}
          autoComplete="bday"
          validate={required}
          required
        />
        <FormCheckbox name="terms" label="Terms" text="I accept the terms." validate={required} required>
          <a href="/terms/">Read them</a>
        </FormCheckbox>
        <SubmitButton>Save</SubmitButton>
      </Form>,
    );
  const box = () => screen.getByRole('checkbox', { name: 'I accept the terms.' });
  const province = () => screen.getByRole('combobox', { name: 'Province' });
  const part = (name: string) => screen.getByRole('textbox', { name });

  it('are named in the summary, which leads to them', async () => {
    openFields();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(province()).toHaveFocus());
    const entries = within(summary() as HTMLElement).getAllByRole('button');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Province: Please fill this in.',
      'Date of birth: Please fill this in.',
      'Terms: Please fill this in.',
    ]);
    for (const field of [province(), part('Day'), part('Year'), box()]) {
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription('Please fill this in.');
    }
    await userEvent.click(entries[1] as HTMLElement);
    await waitFor(() => expect(part('Day')).toHaveFocus());
    await userEvent.click(entries[2] as HTMLElement);
    await waitFor(() => expect(box()).toHaveFocus());
  });

  it('are sent, reported with each change, and not changed meanwhile', async () => {
    const answer = Promise.withResolvers<undefined>();
    const onSubmit = jest.fn(() => answer.promise);
    const onChange = jest.fn();
    openFields({ onSubmit, onChange });
    await userEvent.selectOptions(province(), 'Quebec');
    await userEvent.type(part('Day'), '5');
    await userEvent.type(part('Month'), '２');
    await userEvent.type(part('Year'), '1990');
    await userEvent.click(box());
    const values = { province: 'QC', birth: '5,2,1990', terms: 'yes' };
    expect(onChange).toHaveBeenLastCalledWith(values);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(values));
    expect(province()).toBeDisabled();
    expect(box()).toBeDisabled();
    expect(part('Year')).toHaveAttribute('readonly');
    await act(async () => answer.resolve(undefined));
    expect(province()).toBeEnabled();
    expect(box()).toBeEnabled();
    expect(part('Year')).not.toHaveAttribute('readonly');
    await userEvent.click(box());
    await userEvent.clear(part('Day'));
    await userEvent.clear(part('Month'));
    await userEvent.clear(part('Year'));
    expect(onChange).toHaveBeenLastCalledWith({ province: 'QC', birth: '', terms: '' });
  });

  it('are named for the browser, which fills them in', () => {
    openFields();
    expect(['Day', 'Month', 'Year'].map((name) => part(name).getAttribute('autocomplete'))).toEqual([
      'bday-day',
      'bday-month',
      'bday-year',
    ]);
  });

  it('show what is known to be wrong from the start, until it is right', async () => {
    openFields({ initialErrors: { birth: 'Nobody is so young.' } });
    await waitFor(() => expect(part('Day')).toHaveFocus());
    expect(part('Day')).toHaveAccessibleDescription('Nobody is so young.');
    expect(screen.getByRole('button', { name: 'Date of birth: Nobody is so young.' })).toBeVisible();
    await userEvent.type(part('Day'), '5');
    expect(part('Day')).toBeValid();
    expect(summary()).toBeNull();
  });

  it('leave room for what belongs to none of them', () => {
    openFields({ problem: <p>There is such an account.</p> });
    expect(screen.getByRole('alert')).toHaveTextContent('There is such an account.');
  });
});

it('checks a field again with the one that it depends on', async () => {
  render(
    <Form<Record<string, string>>
      label="Order"
      defaultValues={{ least: '5', most: '3' }}
      summaryTitle="Please check these:"
      onSubmit={async () => undefined}
    >
      <FormTextField name="least" label="Least" checkWith={['most']} />
      <FormTextField
        name="most"
        label="Most"
        validate={(most, { least = '' }) => (Number(most) < Number(least) ? 'Less than the least.' : undefined)}
      />
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByLabelText('Most')).toBeInvalid());
  await userEvent.clear(screen.getByLabelText('Least'));
  await userEvent.type(screen.getByLabelText('Least'), '2');
  expect(screen.getByLabelText('Most')).toBeValid();
});

it('sends what a browser has filled in without an event', async () => {
  const onSubmit = jest.fn(async () => undefined);
  render(
    <Form
      label="Person"
      defaultValues={{ street: '', province: '', birth: '', terms: '' }}
      summaryTitle="Please check these:"
      onSubmit={onSubmit}
    >
      <FormTextField name="street" label="Street" validate={required} />
      <FormSelect
        name="province"
        label="Province"
        placeholder="Please choose"
        options={[{ value: 'ON', label: 'Ontario' }]}
      />
      <FormDateField name="birth" label="Birth" parts={{ day: 'Day', month: 'Month', year: 'Year' }} />
      <FormCheckbox name="terms" label="Terms" text="I accept the terms." />
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const fillIn = (label: string, value: string) => setValue?.call(screen.getByLabelText(label), value);
  fillIn('Street', 'Street 1');
  fillIn('Day', '5');
  fillIn('Month', '2');
  fillIn('Year', '1990');
  screen.getByLabelText<HTMLSelectElement>('Province').value = 'ON';
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledWith({ street: 'Street 1', province: 'ON', birth: '5,2,1990', terms: '' });
  expect(screen.getByLabelText('Street')).toHaveValue('Street 1');
});

describe('on a prerendered page', () => {
  const prerender = () => {
    document.body.innerHTML = `<div id="page">${renderToString(form(async () => undefined))}</div>`;
    return document.querySelector('#page') as HTMLElement;
  };

  it('keeps what was typed before the scripts came', async () => {
    const container = prerender();
    const served = screen.getByLabelText<HTMLInputElement>('Street');
    served.value = '\u200eStreet 1';
    screen.getByLabelText<HTMLInputElement>('City').value = 'Tartu';
    const onSubmit = jest.fn(async () => undefined);
    render(form(onSubmit), { container, hydrate: true });
    const { street, save } = partsOfForm();
    expect(street).toBe(served);
    expect(street).toHaveValue('Street 1');
    await userEvent.click(save);
    expect(onSubmit).toHaveBeenCalledWith({ street: 'Street 1', city: 'Tartu' });
  });

  it('brings no value into the address when the browser sends the form by itself', () => {
    prerender();
    expect(screen.getByRole<HTMLFormElement>('form', { name: 'Address' }).method).toBe('post');
  });
});
