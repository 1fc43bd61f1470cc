import type { FeatureModule, HeaderLayout } from '@lobby/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Header } from './Header.tsx';

const page = async () => ({ default: () => null });
const features: FeatureModule[] = [
  { id: 'games', routes: { lobby: { load: page }, 'game-list': { load: page }, 'game-category': { load: page } } },
  { id: 'sign-in', routes: { login: { load: page } } },
  { id: 'sports', routes: { sports: { load: page } } },
];

const item = (id: string, label: string, url: string) => ({ __typename: 'MenuItem', id, label, url, icon: null });
const items = [
  item('lobby', 'Lobby', '/'),
  item('slots', 'Slots', '/game-list/slots/'),
  item('live', 'Live casino', '/game-list/live-casino/'),
  item('tables', 'Table games', '/game-list/table-games/'),
  item('jackpots', 'Jackpots', '/game-list/jackpots/'),
];
const menuOf = (entries: typeof items) => ({
  LobbyMenu: {
    data: {
      root: { __typename: 'Root', lobbyMenu: { __typename: 'Menu', menuKey: 'lobbyMenu', items: entries } },
    },
  },
});

/** The menu is there: it has this link. */
const hasLink =
  (name: string, path: string): StoryObj['play'] =>
  async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name });
    await expect(link).toHaveAttribute('href', expect.stringContaining(path));
  };

/** The bar on top, in its three arrangements (R-2-071). */
const meta = {
  title: 'Shell/Header',
  component: Header,
  args: { layout: 'basic' },
  play: hasLink('Slots', '/game-list/slots/'),
  parameters: { layout: 'fullscreen', lobby: { features, answers: menuOf(items), brand: { visitorBrowsing: true } } },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

const arranged = (headerLayout: HeaderLayout): Story => ({
  parameters: { lobby: { brand: { headerLayout } } },
});

export const Default = arranged('default');
export const Layout1 = arranged('layout1');
export const Layout2 = arranged('layout2');
export const SignedIn: Story = { args: { layout: 'signed-in' }, parameters: { lobby: { signedIn: true } } };
export const OnTheLoginPage: Story = { parameters: { lobby: { path: '/login/' } } };
export const LongMenu: Story = {
  play: hasLink('Jackpot-Gewinnspiele', '/game-list/2/'),
  parameters: {
    lobby: {
      answers: menuOf(
        ['Spielautomatenneuheiten', 'Live-Casino-Tischspiele', 'Jackpot-Gewinnspiele', 'Sofortgewinnspiele']
          .concat('Kartenspielklassiker', 'Exklusivveröffentlichungen', 'Lieblingsspielesammlung')
          .map((label, index) => item(`long-${index}`, label, `/game-list/${index}/`)),
      ),
    },
  },
};
