import { consent, type ConsentPurpose, startConsent } from '@lobby/consent';
import { cookies, local } from '@lobby/storage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import CookiePreferences from './CookiePreferences.tsx';
import PagePrompts from './PagePrompts.tsx';

const chat: ConsentPurpose = { id: 'supportChat', category: 'preferences' };
const counter: ConsentPurpose = {
  id: 'analytics-counter',
  category: 'analytics',
  partner: { id: 'counter', name: 'Counter Ltd', category: 'analytics' },
};

/** For `beforeEach`: an earlier visit with its choice, and a page that asks for more. */
const returnAfter =
  (...choice: Parameters<typeof consent.choose>) =>
  async () => {
    await startConsent([]);
    await consent.choose(...choice);
    consent.answered.set(undefined);
    await startConsent([chat, counter]);
    return () => {
      cookies.remove('cookieConsent');
      local.remove('consentChoices');
      consent.update([]);
      consent.newPurposes.set([]);
    };
  };

const meta = {
  title: 'Shell/Consent',
  component: PagePrompts,
  args: { offer: null, onCloseOffer: () => undefined, asksFor: 'everything', onChooseCookies: () => undefined },
} satisfies Meta<typeof PagePrompts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};
/** To a visitor whose browser prefers another language of the brand, in that language. */
export const QuestionWithOfferOfLanguage: Story = { args: { offer: 'fr_CA' } };
export const OfferOfLanguage: Story = { args: { offer: 'de', asksFor: null } };
/** What has been added since the choice, to a visitor who allowed something. */
export const News: Story = { args: { asksFor: 'news' }, beforeEach: returnAfter(['analytics']) };
/** To a visitor who refused everything: on this page alone. */
export const NewsAfterRefusal: Story = { args: { asksFor: 'news' }, beforeEach: returnAfter([]) };
export const Preferences: Story = { render: () => <CookiePreferences onClosed={() => undefined} /> };
/** With what is new, in a category that is allowed and in one that is not, and what was chosen when. */
export const PreferencesWithNewsAndChoices: Story = {
  render: () => <CookiePreferences onClosed={() => undefined} />,
  beforeEach: returnAfter(['analytics']),
};
