import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, useEffect, useRef, useState } from 'react';
import { expect } from 'storybook/test';
import { Card, Heading, Inline, Skeleton, Stack, Text, TextLink } from '../libs/ui-kit/src/index.ts';
import { chartsIn } from './machines/chart.ts';
import type { ChartState } from './machines/chart.ts';
import { Drawing } from './machines/Drawing.tsx';
import { layOut } from './machines/layout.ts';
import type { Layout } from './machines/layout.ts';

const readmes = import.meta.glob<string>('../libs/**/README.md', { eager: true, query: '?raw', import: 'default' });
const charts = Object.entries(readmes)
  .flatMap(([path, readme]) =>
    chartsIn(readme).map((chart) => ({ ...chart, library: path.replace(/^.*libs\/|\/README\.md$/g, '') })),
  )
  .toSorted((one, other) => one.library.localeCompare(other.library));

/** Drawn once it comes near the screen, with the page's fonts, by which its texts are measured. */
function Chart({ name, states }: { name: string; states: ChartState[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const [layout, setLayout] = useState<Promise<Layout>>();
  useEffect(
    function drawWhenNear() {
      const watch = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          watch.disconnect();
          setLayout(document.fonts.ready.then(() => layOut(states)));
        },
        { rootMargin: '400px' },
      );
      if (frame.current) watch.observe(frame.current);
      return () => watch.disconnect();
    },
    [states],
  );
  const placeholder = (
    <div style={{ height: '30rem' }}>
      <Skeleton shape="block" />
    </div>
  );
  return (
    // A wide chart scrolls in its frame, by keys as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={frame} role="group" aria-label={`Drawing of ${name}`} tabIndex={0} style={{ overflow: 'auto' }}>
      <Suspense fallback={placeholder}>{layout ? <Drawing name={name} layout={layout} /> : placeholder}</Suspense>
    </div>
  );
}

function Machines() {
  return (
    <Stack gap="xxl">
      <Stack gap="sm">
        <Heading level={1}>State machines</Heading>
        <Text>
          What has three states or more is a machine. A dot leads to the first state, a thick border is an end; arrows
          have the event, the [guard] that lets it through and the / actions that it starts.
        </Text>
        <Inline as="div" wrap gap="md">
          {charts.map(({ name }) => (
            <TextLink key={name} standalone href={`#machine-${name}`}>
              {name}
            </TextLink>
          ))}
        </Inline>
      </Stack>
      {charts.map(({ name, library, states }) => (
        <div key={name} id={`machine-${name}`}>
          <Stack as="section" gap="md">
            <Heading level={2} ruled>
              {name}
            </Heading>
            <Text tone="muted">libs/{library}</Text>
            <Card padding="md">
              <Chart name={name} states={states} />
            </Card>
          </Stack>
        </div>
      ))}
    </Stack>
  );
}

const meta = { title: 'Composition/Machines' } satisfies Meta;
export default meta;

/** The charts of the libraries' READMEs, which are drawn from the machines. */
export const StateMachines: StoryObj<typeof meta> = {
  render: () => <Machines />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: `Chart of ${charts[0]?.name}` })).toBeVisible();
  },
};
