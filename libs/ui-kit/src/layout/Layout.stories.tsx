import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { Text } from '../text/text.tsx';
import { Container, Grid, Inline, Stack } from './layout.tsx';

const cards = ['One', 'Two', 'Three', 'Four'].map((text) => (
  <Card key={text}>
    <Text>{text}</Text>
  </Card>
));

const meta = {
  title: 'Kit/Layout',
  component: Stack,
  args: { children: cards },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SideBySide: Story = { render: () => <Inline wrap>{cards}</Inline> };
export const InColumns: Story = {
  render: () => (
    <Container>
      <Grid column="sm">{cards}</Grid>
    </Container>
  ),
};
