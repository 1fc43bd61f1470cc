import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Inline } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';

const meta = {
  title: 'Kit/Icon',
  component: Icon,
  tags: ['autodocs'],
  parameters: {
    usage:
      'Beside a word, in the colour and near the size of its text. Import single icons: a bundle holds only those in use.',
    accessibility:
      'Hidden from screen readers unless it has a `label`. An icon alone in a button gets its name from `IconButton`.',
  },
  args: { of: icons.SearchIcon, label: 'Search' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  render: () => (
    <Grid column="sm">
      {Object.entries(icons).map(([name, icon]) => (
        <Inline key={name}>
          <Icon of={icon} />
          <Text as="span" size="sm">
            {name}
          </Text>
        </Inline>
      ))}
    </Grid>
  ),
};
