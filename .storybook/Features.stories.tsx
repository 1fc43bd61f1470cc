import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { checkOrder } from '../libs/contracts/src/index.ts';
import type { FeatureModule, Part } from '../libs/contracts/src/index.ts';
import { Heading, Stack, Text } from '../libs/ui-kit/src/index.ts';
import { intentsOfContract, slotsOfContract } from './composition/contract.ts';
import { readLobbies } from './composition/lobbies.ts';
import type { BrandFeatures } from './composition/lobbies.ts';
import { Table } from './Table.tsx';

interface PageProps {
  title: string;
  text: string;
  head: readonly string[];
  rows: readonly string[][];
}

function Page({ title, text, head, rows }: PageProps) {
  return (
    <Stack gap="lg">
      <Heading level={1}>{title}</Heading>
      <Text>{text}</Text>
      <Table caption={title} head={head} rows={rows} />
    </Stack>
  );
}

/** What `find` sees in each brand, with the brands where it is not so in all of them. */
function byBrand(lobbies: readonly BrandFeatures[], find: (feature: FeatureModule) => readonly string[]): string {
  const brandsOf = new Map<string, string[]>();
  for (const { brand, features: list } of lobbies)
    for (const found of list.flatMap(find)) brandsOf.set(found, [...(brandsOf.get(found) ?? []), brand]);
  return Array.from(brandsOf, ([found, brands]) =>
    brands.length === lobbies.length ? found : `${found} (${brands.join(', ')})`,
  ).join(' · ');
}

const missing = 'none';

/** What this build has of a feature's table. */
const partsOf = ({ parts = [] }: FeatureModule): Part[] => parts.filter((part) => part !== false);

function features(lobbies: readonly BrandFeatures[]): PageProps {
  const ids = [...new Set(lobbies.flatMap(({ features: list }) => list.map(({ id }) => id)))];
  const sizeIn = (id: string, { features: list }: BrandFeatures) => {
    const feature = list.find((one) => one.id === id);
    if (!feature) return missing;
    const pages = Object.values(feature.routes ?? {}).filter((page) => page !== false);
    return `${pages.length} · ${partsOf(feature).length}`;
  };
  return {
    title: 'Features by brand',
    text: 'Pages and parts of each feature that a brand lists, after its licence and toggles.',
    head: ['Feature', ...lobbies.map(({ brand }) => brand)],
    rows: ids.map((id) => [id, ...lobbies.map((lobby) => sizeIn(id, lobby))]),
  };
}

const slots = (lobbies: readonly BrandFeatures[]): PageProps => ({
  title: 'Slots',
  text: 'A page or the shell leaves a slot; features fill it, the lowest order first.',
  head: ['Slot', 'Where', 'Filled by, with its order'],
  rows: slotsOfContract.map(({ name, comment }) => [
    name,
    comment,
    byBrand(lobbies, (feature) =>
      partsOf(feature)
        .filter(({ place }) => place === name)
        .map(({ order = 0 }) => `${feature.id} ${order}`),
    ) || missing,
  ]),
});

const intents = (lobbies: readonly BrandFeatures[]): PageProps => ({
  title: 'Intents',
  text: 'An action that one feature asks of another. A list of features without a handler that one of them needs does not compile.',
  head: ['Intent', 'Handled by', 'Needed by'],
  rows: intentsOfContract.map(({ name }) => [
    name,
    byBrand(lobbies, ({ id, intents: handled = {} }) => (name in handled ? [id] : [])) || missing,
    byBrand(lobbies, ({ id, needs = [] }) => (needs.some((need) => need === name) ? [id] : [])) || missing,
  ]),
});

const checks = (lobbies: readonly BrandFeatures[]): PageProps => ({
  title: 'Checks',
  text: 'No game for real money starts, and no deposit, before all checks of a brand run and none of them holds the player. They ask one at a time, in this order.',
  head: ['Order', 'Check', 'Of'],
  rows: [...checkOrder, 'session-clock' as const].map((check, index) => [
    check === 'session-clock' ? 'asks nothing' : String(index + 1),
    check,
    byBrand(lobbies, (feature) =>
      partsOf(feature)
        .filter((part) => part.check === check)
        .map(() => feature.id),
    ) || missing,
  ]),
});

const meta = {
  title: 'Composition/Features',
  loaders: [async () => ({ lobbies: await readLobbies() })],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page of a table about all brands, in which this has to be seen. */
const page = (read: (lobbies: readonly BrandFeatures[]) => PageProps, seen: RegExp): Story => ({
  render: (_args, { loaded }) => <Page {...read((loaded as { lobbies: BrandFeatures[] }).lobbies)} />,
  play: async ({ canvas }) => void (await expect(canvas.getByRole('row', { name: seen })).toBeVisible()),
});

export const ByBrand = page(features, /^jackpot /);
export const Slots = page(slots, /^header\.balance .* wallet 0$/);
export const Intents = page(intents, /^openQuickDeposit cashier /);
export const Checks = page(checks, /^1 terms verification$/);
