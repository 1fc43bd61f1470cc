import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/Badge.tsx';
import { Banner } from '../banner/Banner.tsx';
import { Button } from '../button/Button.tsx';
import { Card } from '../card/Card.tsx';
import { Carousel } from '../carousel/Carousel.tsx';
import { PlayIcon, SearchIcon, SparklesIcon } from '../icon/icons.ts';
import { Container, Grid, Inline, Stack } from '../layout/layout.tsx';
import { Heading, Text, TextLink } from '../text/text.tsx';
import { Tile } from '../tile/Tile.tsx';
import { Art, StoryLink } from '../storyParts.tsx';

const names = [
  'Emerald Tide',
  'Ninth Lantern',
  'Copper Reef',
  'Moon Parade',
  'Wild Orchard',
  'Sky Ladder',
  'Golden Kiln',
  'Night Express',
  'Sapphire Den',
  'Last Comet',
  'River Crown',
  'Paper Tiger',
];
const symbols = ['♠', '★', '♦', '☾', '♣', '♛', '⚡', '♥'];

function Row({
  title,
  offset,
  ratio = 'portrait',
}: {
  title: string;
  offset: number;
  ratio?: 'portrait' | 'square' | 'landscape';
}) {
  return (
    <Carousel
      heading={
        <Heading level={2} size="h3" ruled>
          {title}
        </Heading>
      }
      action={
        <TextLink href="#all" standalone>
          All
        </TextLink>
      }
      previousLabel="Previous"
      nextLabel="Next"
      size={ratio === 'landscape' ? 'lg' : 'md'}
    >
      {names.map((name, index) => (
        <Tile
          key={name}
          art={<Art seed={index + offset} symbol={symbols[(index + offset) % symbols.length] ?? '★'} />}
          ratio={ratio}
          title={name}
          subtitle="Northlight Studio"
          hint={PlayIcon}
          render={<StoryLink to={`#${index}`} />}
          badge={
            index === 0 ? (
              <Badge tone="tertiary">New</Badge>
            ) : index === 2 ? (
              <Badge tone="danger" dot>
                Live
              </Badge>
            ) : null
          }
        />
      ))}
    </Carousel>
  );
}

function Lobby() {
  return (
    <Container as="main">
      <Stack gap="xxl">
        <Banner
          level={1}
          height="lg"
          eyebrow={<Badge tone="tertiary">Tonight</Badge>}
          title="Every lantern hides a prize"
          text="Play Ninth Lantern this week and light up to five rewards."
          actions={
            <>
              <Button size="lg" icon={PlayIcon}>
                Play now
              </Button>
              <Button size="lg" variant="ghost">
                Read more
              </Button>
            </>
          }
          art={<Art seed={3} symbol="★" />}
        />
        <Row title="Top games" offset={0} />
        <Row title="Live tables" offset={3} ratio="landscape" />
        <Grid column="md" gap="lg">
          {['Weekly mission', 'Bonus balance', 'Invite'].map((title) => (
            <Card key={title} padding="lg">
              <Stack gap="md" align="start">
                <Heading level={3}>{title}</Heading>
                <Text tone="muted">Spin three new games before Sunday and collect ten free rounds.</Text>
                <Text size="xl" weight="bold" tone="accent" figures>
                  €1,250.00
                </Text>
                <Inline wrap>
                  <Button icon={SparklesIcon}>Collect</Button>
                  <Button variant="secondary">Details</Button>
                </Inline>
              </Stack>
            </Card>
          ))}
        </Grid>
        <Inline wrap>
          <Button>Primary</Button>
          <Button variant="secondary" icon={SearchIcon}>
            Secondary
          </Button>
          <Button variant="ghost">Ghost</Button>
          <Button variant="danger">Danger</Button>
          <Button loading loadingLabel="Loading">
            Deposit
          </Button>
          <Button disabled>Disabled</Button>
        </Inline>
      </Stack>
    </Container>
  );
}

const meta = { title: 'Showcase/Lobby', component: Lobby, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Lobby
>;
export default meta;
export const Page: StoryObj<typeof meta> = {};
