import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/Badge.tsx';
import { Inline } from '../layout/layout.tsx';
import { Description, DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Kit/DescriptionList',
  component: DescriptionList,
  tags: ['autodocs'],
  subcomponents: { Description },
  parameters: {
    usage: 'Facts about one thing: a name and its value each. Rows of equal things are a list or a table.',
    accessibility: 'A `dl`: screen readers read each value with its name.',
  },
  args: { children: null },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <DescriptionList>
      <Description term="Name">Test Player</Description>
      <Description term="E-mail" hint="Mail to this address may not arrive.">
        <Inline wrap gap="sm">
          player@lobby.test <Badge tone="success">Verified</Badge>
        </Inline>
      </Description>
      <Description term="Date of birth">23/04/1990</Description>
    </DescriptionList>
  ),
};

export const Short: Story = {
  render: () => (
    <DescriptionList short>
      <Description term="Number of deposits">30</Description>
      <Description term="Identity" hint="Needed by 01/12/2026">
        <Badge tone="warning">Needed</Badge>
      </Description>
    </DescriptionList>
  ),
};
