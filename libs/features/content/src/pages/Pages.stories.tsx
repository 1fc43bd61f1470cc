import type { Meta, StoryObj } from '@storybook/react-vite';
import { contentFeature } from '../feature.tsx';
import { PromotionsPage } from './BlocksPage.tsx';
import { PrivacyPolicyPage } from './LegalPage.tsx';

const root = (fields: object) => ({ data: { root: { __typename: 'Root', ...fields } } });
const broken = { errors: [{ message: 'Broken' }] };
const never = new Promise(() => undefined);

const block = {
  __typename: 'ContentBlock',
  id: 'b1',
  type: 'PROMOTION',
  title: 'Weekend reload',
  subtitle: null,
  text: '<p>Deposit between Friday and Sunday and get <strong>half of it on top</strong>.</p>',
  desktopImage: null,
  mobileImage: null,
  callToAction: { __typename: 'CallToAction', type: 'PAGE_LINK', label: 'Read more', url: '/jackpot/' },
  listOfGamesSlug: null,
  category: null,
  startsAt: null,
  endsAt: '2126-11-22T12:00:00.000Z',
  termsAndConditions: '<p>Once per player and weekend.</p>',
};
const category = (id: string, label: string) => ({ __typename: 'ContentCategory', id, label });
const blocks = [
  { ...block, category: category('bonus', 'Bonuses') },
  { ...block, id: 'b2', type: 'PROMOTION_V2', title: 'Friends of the lobby', category: category('friends', 'Friends') },
];
const legalText = {
  __typename: 'LegalText',
  slug: 'privacy-policy',
  title: 'Privacy policy',
  text: `<h2>What we keep</h2>${'<p>Only what playing here needs, and no longer than the law asks for.</p>'.repeat(4)}`,
  version: '7',
  updatedAt: '2026-11-01T00:00:00.000Z',
};

const features = [contentFeature()];
const meta = {
  title: 'Pages/Content/Promotions and texts',
  parameters: { layout: 'fullscreen', lobby: { features, path: '/promotions/' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const promotions = (answers: object): Story => ({
  render: () => <PromotionsPage />,
  parameters: { lobby: { answers } },
});
/** Every block requests its own data by id; all are played the first one. */
export const Promotions = promotions({
  ContentPage: root({ contentBlocks: blocks }),
  ContentBlock: root({ contentBlock: block }),
});
export const PromotionInFull: Story = {
  render: () => <PromotionsPage />,
  parameters: {
    lobby: {
      path: '/promotions/?promotion=b1',
      answers: { ContentPage: root({ contentBlocks: blocks }), ContentBlock: root({ contentBlock: block }) },
    },
  },
};
export const PromotionsLoading = promotions({ ContentPage: never });
export const PromotionsEmpty = promotions({ ContentPage: root({ contentBlocks: [] }) });
export const PromotionsFailed = promotions({ ContentPage: broken });

const legal = (answer: unknown): Story => ({
  render: () => <PrivacyPolicyPage />,
  parameters: { lobby: { answers: { LegalText: answer }, path: '/privacy-policy/' } },
});
export const LegalText = legal(root({ legalText }));
export const LegalTextLoading = legal(never);
export const LegalTextMissing = legal(root({ legalText: null }));
export const LegalTextFailed = legal(broken);
/** Words of the operator that no line can hold. */
export const UnbrokenWords = promotions({
  ContentPage: root({ contentBlocks: [block] }),
  ContentBlock: root({
    contentBlock: {
      ...block,
      title: 'Spielautomatenlieblingsspielesammlungsübersichtsseite',
      text: '<p>Einzahlungslimitbestätigungsnachrichtenempfangsverzögerung</p>',
      callToAction: { ...block.callToAction, label: 'Benachrichtigungseinstellungsmöglichkeitenübersicht' },
      termsAndConditions: '<p>Einzahlungslimitbestätigungsnachrichtenempfangsverzögerung</p>',
    },
  }),
});
