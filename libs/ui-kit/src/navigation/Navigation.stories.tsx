import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/Badge.tsx';
import { AccountIcon, BanknoteIcon, CoinsIcon, HistoryIcon } from '../icon/icons.ts';
import { Stack } from '../layout/layout.tsx';
import { StoryLink } from '../storyParts.tsx';
import { NavigationGroup, NavigationItem } from './Navigation.tsx';

const meta = {
  title: 'Kit/Navigation',
  component: NavigationGroup,
  tags: ['autodocs'],
  subcomponents: { NavigationItem },
  parameters: {
    usage:
      'The navigation between the pages of one area: at the side on desktops, a list of rows on phones. Three to seven entries a group.',
    accessibility:
      'Stands inside of a `nav` with a name; each group is a list named by its title. The router’s link sets `aria-current`.',
  },
  args: { title: 'History', children: null },
} satisfies Meta<typeof NavigationGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <nav aria-label="Your account">
      <Stack gap="xl">
        <NavigationGroup title="Account" hideTitle>
          <NavigationItem icon={AccountIcon} render={<StoryLink to="#overview" />}>
            Overview
          </NavigationItem>
        </NavigationGroup>
        <NavigationGroup {...args}>
          <NavigationItem icon={CoinsIcon} render={<StoryLink to="#deposits" />}>
            Deposits
          </NavigationItem>
          <NavigationItem icon={BanknoteIcon} render={<StoryLink to="#withdrawals" />} end={<Badge>2</Badge>}>
            Withdrawals
          </NavigationItem>
          <NavigationItem icon={HistoryIcon} render={<StoryLink to="#long" />}>
            Spielsitzungsverlaufsübersichtsseite
          </NavigationItem>
        </NavigationGroup>
      </Stack>
    </nav>
  ),
};
