import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Card, Heading, Stack, Text, TextLink } from '../libs/ui-kit/src/index.ts';

type Args = Record<string, unknown>;
interface KitStory {
  args?: Args;
  render?: (args: Args) => ReactNode;
}
interface KitStories {
  default: KitStory & { title: string; component: ComponentType<Args>; tags: string[]; parameters: { usage: string } };
  Default: KitStory;
}

const files = import.meta.glob<KitStories>('../libs/ui-kit/src/**/*.stories.tsx', { eager: true });
const components = Object.values(files)
  .map(({ default: meta, Default: story }) => ({ meta, story, name: meta.title.replace('Kit/', '') }))
  .toSorted((one, other) => one.name.localeCompare(other.name));

/** What opens above the page would lie above all others here: its name leads to its own page. */
const overPages = ['BottomNavigation', 'Dialog', 'InfoTip', 'Toast'];
const acrossPages = ['PageHead', 'Banner', 'Carousel'];

/** Leads Storybook itself there, in whose frame the story is. */
function TopLink({ to, children, ...props }: ComponentProps<'a'> & { to: string }) {
  return (
    <a {...props} href={`./?path=/docs/${to}`} target="_top">
      {children}
    </a>
  );
}

const firstSentence = (text: string) => text.replaceAll('`', '').split(/(?<=\.) /)[0];

function Example({ meta, story }: Pick<(typeof components)[number], 'meta' | 'story'>) {
  const args = { ...meta.args, ...story.args };
  const render = story.render ?? meta.render;
  return render ? render(args) : createElement(meta.component, args);
}

function Sample({ meta, story, name }: (typeof components)[number]) {
  return (
    <div style={{ breakInside: 'avoid', paddingBottom: '1rem' }}>
      <Card as="section" padding="md">
        <Stack gap="md">
          <Heading level={2} size="h5">
            <TextLink render={<TopLink to={`kit-${name.toLowerCase()}--docs`} />}>{name}</TextLink>
          </Heading>
          <Text size="sm" tone="muted">
            {firstSentence(meta.parameters.usage)}
          </Text>
          {!overPages.includes(name) && (
            <div style={{ overflow: 'clip', overflowClipMargin: '8px' }}>
              <Example meta={meta} story={story} />
            </div>
          )}
        </Stack>
      </Card>
    </div>
  );
}

function Overview() {
  return (
    <Stack gap="xl">
      <Heading level={1}>All components</Heading>
      <div>
        {components.map(
          (component) => acrossPages.includes(component.name) && <Sample key={component.name} {...component} />,
        )}
        <div style={{ columns: '18rem', columnGap: '1rem' }}>
          {components.map(
            (component) => !acrossPages.includes(component.name) && <Sample key={component.name} {...component} />,
          )}
        </div>
      </div>
    </Stack>
  );
}

const meta = { title: 'Kit/Overview' } satisfies Meta;
export default meta;

/** The first story of each component, in the brand of the toolbar. */
export const Components: StoryObj<typeof meta> = {
  render: () => <Overview />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(components.length);
  },
};
