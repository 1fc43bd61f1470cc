import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment } from 'react';
import { counterpart, highContrast, measurePairs, wireframe } from '../libs/platform/theming/src/index.ts';
import type { ThemePreset, ThemeTokens } from '../libs/platform/theming/src/index.ts';
import { Heading, Stack, Text } from '../libs/ui-kit/src/index.ts';
import { Table } from './Table.tsx';

const files = import.meta.glob<ThemeTokens>('../apps/*/theme.ts', { eager: true, import: 'tokens' });
const tokensOf: Readonly<Record<string, ThemeTokens>> = {
  ...Object.fromEntries(Object.entries(files).map(([path, tokens]) => [path.split('/').at(-2), tokens])),
  wireframe,
};

/** What a preset makes of a brand's tokens, and the level that it promises. */
const presets = {
  theme1: { name: 'its own', level: 'AA', derive: (tokens) => tokens },
  theme2: { name: 'counterpart', level: 'AA', derive: counterpart },
  theme3: { name: 'high contrast', level: 'AAA', derive: highContrast },
} satisfies Record<ThemePreset, { name: string; level: 'AA' | 'AAA'; derive: (tokens: ThemeTokens) => ThemeTokens }>;

function setOf(brand: string, preset: ThemePreset): ThemeTokens {
  return presets[preset].derive(tokensOf[brand] ?? wireframe);
}

const swatch = { width: '3rem', height: '1.5rem', border: '1px solid var(--color-control)', borderRadius: 4 } as const;
const Swatch = ({ color }: { color: string }) => <div style={{ ...swatch, background: color }} />;
const Pair = ({ front, back }: { front: string; back: string }) => (
  <div style={{ ...swatch, background: back, display: 'grid', placeItems: 'center' }}>
    <div style={{ width: '1.2rem', height: '0.6rem', background: front }} />
  </div>
);

function Tokens({ brand, preset }: { brand: string; preset: ThemePreset }) {
  const { color, gradient, jackpot, ...others } = setOf(brand, preset);
  const painted = { color, gradient, jackpot };
  return (
    <Stack gap="xl">
      <Heading level={1}>
        {brand}, {presets[preset].name}: tokens
      </Heading>
      {Object.entries({ ...painted, ...others }).map(([group, values]) => (
        <Fragment key={group}>
          <Heading level={2}>{group}</Heading>
          <Table
            caption={`Tokens of ${group}`}
            head={group in painted ? ['Token', 'Look', 'Value'] : ['Token', 'Value']}
            rows={Object.entries(values as Record<string, string>).map(([name, value]) => [
              `${group}.${name}`,
              ...(group in painted ? [<Swatch key="look" color={value} />] : []),
              <code key="value">{value}</code>,
            ])}
          />
        </Fragment>
      ))}
    </Stack>
  );
}

function Contrast({ brand, preset }: { brand: string; preset: ThemePreset }) {
  const { level, name } = presets[preset];
  return (
    <Stack gap="lg">
      <Heading level={1}>
        {brand}, {name}: contrast
      </Heading>
      <Text>
        Every pair that is seen on each other, by WCAG {level}. The brands’ tests fail where one stands out too little.
      </Text>
      <Table
        caption="Contrast of pairs"
        head={['Pair', 'Look', 'Contrast', 'Needed']}
        rows={measurePairs(setOf(brand, preset), level).map(({ name: pair, front, back, ratio, needed }) => [
          pair,
          <Pair key="look" front={front} back={back} />,
          `${ratio.toFixed(2)} : 1`,
          `${needed} : 1`,
        ])}
      />
    </Stack>
  );
}

/** The pair of a set that is nearest to what it needs. */
function lowestOf(brand: string, preset: ThemePreset): string {
  const pairs = measurePairs(setOf(brand, preset), presets[preset].level);
  const [lowest] = pairs.toSorted((one, other) => one.ratio / one.needed - other.ratio / other.needed);
  return lowest ? `${lowest.ratio.toFixed(2)} of ${lowest.needed} (${lowest.name})` : '';
}

function AllBrands() {
  const names = Object.keys(presets) as ThemePreset[];
  return (
    <Stack gap="lg">
      <Heading level={1}>Contrast of all brands</Heading>
      <Text>The pair of each theme that is nearest to the contrast it needs.</Text>
      <Table
        caption="Lowest contrast by brand and theme"
        head={['Brand', ...names.map((name) => `${name}, ${presets[name].name}`)]}
        rows={Object.keys(tokensOf).map((brand) => [brand, ...names.map((name) => lowestOf(brand, name))])}
      />
    </Stack>
  );
}

const meta = { title: 'Foundations/Tokens' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
const surroundings = (globals: Record<string, unknown>) => ({
  brand: String(globals['brand']),
  preset: globals['preset'] as ThemePreset,
});

/** Of the brand and theme in the toolbar. */
export const OfTheBrand: Story = { render: (_args, { globals }) => <Tokens {...surroundings(globals)} /> };
export const ContrastOfTheBrand: Story = { render: (_args, { globals }) => <Contrast {...surroundings(globals)} /> };
export const ContrastOfAllBrands: Story = { render: () => <AllBrands /> };
