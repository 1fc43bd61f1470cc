import { setBuild } from '@lobby/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import PartnerRegistration from './PartnerRegistration.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';

const meta = {
  title: 'Features/Sign-in/RegistrationForm',
  component: RegistrationForm,
  parameters: { layout: 'fullscreen', lobby: { path: '/register/' } },
  args: { flow: 'REGILY', hasPassword: true, proven: null },
  beforeEach: () => window.sessionStorage.removeItem('registrationDraft'),
} satisfies Meta<typeof RegistrationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sends the form, or goes on in it, with nothing filled in: it leads to the first field that is missing. */
const send: NonNullable<Story['play']> = async ({ canvas }) => {
  const button = canvas.getByRole('form').querySelector('[type=submit]');
  if (button) await userEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBeInvalid());
};
const german = { locale: 'de' };

const ssn: Story = {
  args: { flow: 'SSN', hasPassword: false },
  decorators: (Part) => {
    setBuild({ ssnAtRegistration: true });
    return <Part />;
  },
};

export const Regily: Story = {};
export const RegilyWithErrors: Story = { play: send };
export const RegilyGerman: Story = { play: send, globals: german };
export const Dino: Story = { args: { flow: 'DINO' } };
export const DinoWithErrors: Story = { args: { flow: 'DINO' }, play: send };
export const DinoGerman: Story = { args: { flow: 'DINO' }, play: send, globals: german };
/** A sign-in has proven the phone number, or the person. */
export const PhoneProven: Story = {
  args: { hasPassword: false, proven: { kind: 'proven', id: '1', who: { by: 'phone', sentTo: '+358••••567' } } },
};
export const PersonProven: Story = {
  args: { hasPassword: false, proven: { kind: 'proven', id: '1', who: { by: 'partner', partner: 'ZIMPLER' } } },
};
export const Ssn: Story = ssn;
export const SsnWithErrors: Story = { ...ssn, play: send };
export const SsnGerman: Story = { ...ssn, play: send, globals: german };
export const Partner: Story = { render: () => <PartnerRegistration flow="TRUSTLY" login="Trustly" /> };
