import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, Card, Grid, Heading, Inline, Stack, Text, TextLink } from '../libs/ui-kit/src/index.ts';
import { chartsIn } from './chart.ts';
import type { ChartState } from './chart.ts';

const readmes = import.meta.glob<string>('../libs/**/README.md', { eager: true, query: '?raw', import: 'default' });
const charts = Object.entries(readmes).flatMap(([path, readme]) =>
  chartsIn(readme).map((chart) => ({ ...chart, library: path.replace(/^.*libs\/|\/README\.md$/g, '') })),
);

/** One state: what it does, where its events lead, and the states inside it. */
function State({ state, chart, level }: { state: ChartState; chart: string; level: 3 | 4 | 5 }) {
  const [name, ...lines] = state.lines;
  return (
    <div id={`${chart}-${state.id}`}>
      <Card as="section" padding="sm" tone={level === 3 ? 'surface' : 'raised'}>
        <Stack gap="sm">
          <Inline wrap gap="sm">
            <Heading level={level} size="h5">
              {name}
            </Heading>
            {state.isInitial && <Badge tone="success">first</Badge>}
            {state.isFinal && <Badge>final</Badge>}
          </Inline>
          {lines.map((line) => (
            <Text key={line} size="sm" tone="muted">
              {line}
            </Text>
          ))}
          {state.transitions.map(({ target, events }) => (
            <Text key={target} size="sm">
              {events.join(' · ')} → <TextLink href={`#${chart}-${target}`}>{target.split('_').at(-1)}</TextLink>
            </Text>
          ))}
          {state.children.map((child) => (
            <State key={child.id} state={child} chart={chart} level={level === 3 ? 4 : 5} />
          ))}
        </Stack>
      </Card>
    </div>
  );
}

function Charts() {
  return (
    <Stack gap="xxl">
      <Heading level={1}>State machines</Heading>
      {charts.map(({ name, library, states }) => (
        <Stack key={`${library} ${name}`} as="section" gap="md">
          <Heading level={2} ruled>
            {name}
          </Heading>
          <Text tone="muted">Of {library}, as its README draws it.</Text>
          <Grid column="md" align="start">
            {states.map((state) => (
              <State key={state.id} state={state} chart={name} level={3} />
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
}

const meta = { title: 'Foundations/Charts' } satisfies Meta;
export default meta;
export const StateMachines: StoryObj<typeof meta> = { render: () => <Charts /> };
