import type { FeatureModule } from '@lobby/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BottomBar } from './BottomBar.tsx';

const page = async () => ({ default: () => null });
const everything: FeatureModule[] = [
  {
    id: 'games',
    routes: { lobby: { load: page }, rewards: { load: page } },
    intents: { openSearch: async () => async () => 'closed' },
  },
  { id: 'cashier', intents: { openQuickDeposit: async () => async () => 'closed' } },
];
const gamesAlone: FeatureModule[] = [{ id: 'games', routes: { lobby: { load: page } } }];

/** On phones alone: look at it in a narrow window. */
const meta = {
  title: 'Shell/BottomBar',
  component: BottomBar,
  globals: { viewport: { value: 'mobile1' } },
  parameters: { layout: 'fullscreen', lobby: { features: everything } },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const SignedIn: Story = { parameters: { lobby: { signedIn: true } } };
export const FewFeatures: Story = { parameters: { lobby: { features: gamesAlone } } };
