import type { Meta, StoryObj } from '@storybook/react-vite';
import CookiePreferences from './CookiePreferences.tsx';
import PagePrompts from './PagePrompts.tsx';

const meta = {
  title: 'Shell/Consent',
  component: PagePrompts,
  args: { offer: null, onCloseOffer: () => undefined, isConsentMissing: true, onChooseCookies: () => undefined },
} satisfies Meta<typeof PagePrompts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};
/** To a visitor whose browser prefers another language of the brand, in that language. */
export const QuestionWithOfferOfLanguage: Story = { args: { offer: 'fr_CA' } };
export const OfferOfLanguage: Story = { args: { offer: 'de', isConsentMissing: false } };
export const Preferences: Story = { render: () => <CookiePreferences onClosed={() => undefined} /> };
