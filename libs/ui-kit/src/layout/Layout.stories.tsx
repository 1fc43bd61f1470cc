import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { Text } from '../text/text.tsx';
import { Container, Grid, Inline, Stack, VisuallyHidden } from './layout.tsx';

const cards = ['One', 'Two', 'Three', 'Four'].map((text) => (
  <Card key={text}>
    <Text>{text}</Text>
  </Card>
));

const meta = {
  title: 'Kit/Layout',
  component: Stack,
  tags: ['autodocs'],
  subcomponents: { Inline, Grid, Container, VisuallyHidden },
  parameters: {
    usage:
      "`Stack` one below the other, `Inline` side by side, `Grid` as many equal columns as fit, `Container` off the window's edge. Distances are the theme's steps by `gap`.",
    accessibility:
      'Order on screen is the order in the document. `as` chooses the element: `ul` with `li` for lists, `nav` and `section` with a name.',
  },
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
