import type { ContentBlockType, FeatureModule } from '@lobby/contracts';
import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { initMonitoring } from '@lobby/monitoring';
import { LobbyProvider, useShownBlocks } from './index.ts';

/** Brand and settings are not read here. */
const acme = {} as Pick<ComponentProps<typeof LobbyProvider>, 'brand' | 'settings'>;
const games = {
  id: 'games',
  parts: [{ place: 'block.TOP_GAMES', load: async () => ({ default: () => null }), skeleton: () => null }],
} satisfies FeatureModule;

interface PageProps {
  blocks: { id: string; type: ContentBlockType }[];
}
const Page = ({ blocks }: PageProps) => (
  <ul>
    {useShownBlocks(blocks).map(({ id }) => (
      <li key={id}>{id}</li>
    ))}
  </ul>
);
const page = (ids: readonly string[]) => (
  <LobbyProvider {...acme} features={[games]}>
    <Page blocks={[{ id: 'top', type: 'TOP_GAMES' }, ...ids.map((id) => ({ id, type: 'TOP_SPORTS' as const }))]} />
  </LobbyProvider>
);

it('leaves out what no feature shows, and reports it once, however often the page is rendered or opened', () => {
  // Without a service, reports go to the console.
  initMonitoring({ brand: 'acme', release: '1' });
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container, rerender, unmount } = render(page(['tonight']));
  expect(container.querySelectorAll('li')).toHaveLength(1);
  rerender(page(['tonight']));
  unmount();
  render(page(['tonight']));
  expect(log.mock.calls).toEqual([[new Error('No feature shows the content block tonight of type TOP_SPORTS.')]]);
  log.mockRestore();
});
