import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Form, type FormErrors, SubmitButton } from './Form.tsx';
import { FormDateField } from './FormDateField.tsx';
import { FormCheckbox, FormSelect, FormTextField } from './FormFields.tsx';

const required = (value: string) => (value.trim() === '' ? 'Please fill this in.' : undefined);

const meta = {
  title: 'Kit/Form',
  component: Form,
  tags: ['autodocs'],
  subcomponents: { FormTextField, FormCheckbox, FormSelect, FormDateField, SubmitButton },
  parameters: {
    usage:
      'All that is typed and then sent. `onSubmit` resolves to what the server finds wrong, or to nothing. A setting that acts at once is a `Switch` or a `Select` on its own.',
    accessibility:
      'Fields are checked when the form is sent; each error is beside its field and, with the name of the field, in a summary, which is the one that is announced, and the first such field gets the focus. While the form is sent, nothing in it can be changed.',
  },
  args: {
    label: 'Address',
    summaryTitle: 'Please check these:',
    defaultValues: { street: '', city: 'Turku' },
    onSubmit: async (): Promise<FormErrors | undefined> => undefined,
    children: (
      <>
        <FormTextField name="street" label="Street" validate={required} />
        <FormTextField name="city" label="City" validate={required} />
        <SubmitButton>Save</SubmitButton>
      </>
    ),
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Sends the form, which then reports these errors. */
const send =
  (...errors: string[]): Story['play'] =>
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    for (const error of errors) await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(error));
  };
export const Invalid: Story = { play: send('Street: Please fill this in.') };
/** Every kind of field. */
const allFields = (
  <>
    <FormTextField name="street" label="Street" validate={required} required />
    <FormSelect
      name="province"
      label="Province"
      placeholder="Please choose"
      options={[
        { value: 'ON', label: 'Ontario' },
        { value: 'QC', label: 'Quebec' },
      ]}
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
    <FormCheckbox name="terms" label="Terms" text="I accept the terms." validate={required} required />
    <SubmitButton>Save</SubmitButton>
  </>
);
export const AllFields: Story = {
  args: {
    defaultValues: { street: 'Street 1', province: 'ON', birth: '5,2,1990', terms: 'yes' },
    children: allFields,
  },
};
export const AllFieldsInvalid: Story = {
  args: { defaultValues: { street: '', province: '', birth: '', terms: '' }, children: allFields },
  play: send(...['Street', 'Province', 'Date of birth', 'Terms'].map((label) => `${label}: Please fill this in.`)),
};
export const NotTaken: Story = {
  args: {
    defaultValues: { street: 'Street 1', city: 'Turku' },
    onSubmit: async () => ({ form: 'This was not saved. Please try again.' }),
  },
  play: send('This was not saved. Please try again.'),
};
