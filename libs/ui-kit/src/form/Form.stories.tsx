import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Form, type FormErrors, FormTextField, SubmitButton } from './Form.tsx';

const required = (value: string) => (value.trim() === '' ? 'Please fill this in.' : undefined);

const meta = {
  title: 'Kit/Form',
  component: Form,
  tags: ['autodocs'],
  subcomponents: { FormTextField, SubmitButton },
  parameters: {
    usage:
      'All that is typed and then sent. `onSubmit` resolves to what the server finds wrong, or to nothing. A setting that acts at once is a `Switch` or a `Select` on its own.',
    accessibility:
      'Fields are checked when the form is sent; each error is beside its field and in a summary, and the first such field gets the focus.',
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
const send: Story['play'] = async ({ canvasElement }) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
export const Invalid: Story = { play: send };
export const NotTaken: Story = {
  args: {
    defaultValues: { street: 'Street 1', city: 'Turku' },
    onSubmit: async () => ({ form: 'This was not saved. Please try again.' }),
  },
  play: send,
};
