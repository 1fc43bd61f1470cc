import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { rewardsFeature } from '../index.ts';
import RewardsShopPage from './RewardsShopPage.tsx';
import { wirePurchase, wireRejection, wireShop } from './shop.fixture.ts';

// Answers are functions: Storybook merges objects of a story and of its file into one.
const meta = {
  title: 'Pages/Rewards/Shop',
  component: RewardsShopPage,
  parameters: {
    lobby: {
      signedIn: true,
      path: '/rewards-shop/',
      features: [rewardsFeature()],
      answers: { RewardsShop: () => wireShop() },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnOffer: Story = {};
export const Loading: Story = {
  parameters: { lobby: { answers: { RewardsShop: () => new Promise(() => undefined) } } },
};
export const Empty: Story = { parameters: { lobby: { answers: { RewardsShop: () => wireShop(20, []) } } } };
export const Failed: Story = {
  parameters: { lobby: { answers: { RewardsShop: () => ({ errors: [{ message: 'Broken' }] }) } } },
};

/** Buys the first item, which ends in a dialog of this name. */
const buying = (answer: () => unknown, outcome: RegExp): Story => ({
  parameters: { lobby: { answers: { BuyShopItem: answer } } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const [first] = await page.findAllByRole('button', { name: /^(Buy|Kaufen|Osta)/ });
    if (first) await userEvent.click(first);
    await userEvent.click(await page.findByRole('button', { name: /now|Jetzt|nyt|kohe/ }));
    const dialog = await page.findByRole('dialog', { name: outcome });
    await expect(within(dialog).getByRole('status')).toHaveFocus();
  },
});
export const Bought = buying(
  () => wirePurchase(550, { id: 'spins', price: 150, stock: null }),
  /^(It is yours|Es gehört dir|Se on sinun|See on sinu)$/,
);
export const Rejected = buying(
  () => wireRejection('SourceOfWealthIncomplete'),
  /^(Not bought|Nicht gekauft|Ei ostettu|Ei ostetud)$/,
);
