import { createMemoryRouter } from '@lobby/routing';
import { readPageRecord, removeMetadataAfter } from './page.ts';

const metadata = () => [...document.head.querySelectorAll('link[rel=canonical], meta[name=description]')];

afterEach(() => document.head.replaceChildren());

it('a page for visitors is none for a player, and the other way round', () => {
  window.history.pushState(null, '', '/en/');
  for (const viewer of ['visitor', 'player'] as const) {
    const record = { path: '/en/', viewer, renderedAt: 0, parts: [], answers: {} };
    document.body.innerHTML = `<script type="application/json" id="lobby-page">${JSON.stringify(record)}</script>`;
    expect(readPageRecord(viewer)).toEqual(record);
    expect(readPageRecord(viewer === 'visitor' ? 'player' : 'visitor')).toBeNull();
  }
});

it('what a prerendered page says of itself ends with the page, not with a change of its query', async () => {
  document.head.innerHTML = `<link data-page rel="canonical" href="https://lobby.acme.test/en/">
    <meta data-page name="description" content="Games"><link rel="manifest" href="/site.webmanifest">`;
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/en/'] });
  removeMetadataAfter({ path: '/en/', viewer: 'visitor', renderedAt: 0, parts: [], answers: {} }, router);

  await router.navigate('/en/?filter=new');
  expect(metadata()).toHaveLength(2);
  await router.navigate('/en/promotions/');
  expect(metadata()).toEqual([]);
  expect(document.head.querySelector('link[rel=manifest]')).not.toBeNull();
});
