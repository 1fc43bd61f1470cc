import { startTestPlatform, type TestPlatform } from '../testing/testPlatform.ts';

let platform: TestPlatform;
beforeEach(async () => (platform = await startTestPlatform()));
afterEach(() => platform.close());

const promotions = async () =>
  (
    await platform.graphql(
      '{ root { contentBlocks(page: "promotions") { id type title text endsAt category { id label } callToAction { url } } } }',
    )
  ).data.root.contentBlocks;

it('puts a block on a page, changes it, and removes it', async () => {
  const before = await promotions();
  expect(before.map(({ category }: { category: { id: string } }) => category.id)).toEqual(
    expect.arrayContaining(['bonus', 'live-casino', 'rewards']),
  );
  const block = { id: 'summer', on: true, page: 'promotions', type: 'PROMOTION', title: 'Summer', category: 'sun' };
  await platform.run('contentBlock', { ...block, url: '/jackpot/' });
  await platform.run('contentBlock', { id: 'summer', on: true, text: '<p>Hot</p>', endsAt: '2126-01-01' });
  expect(await promotions()).toEqual([
    ...before,
    {
      ...{ id: 'summer', type: 'PROMOTION', title: 'Summer', text: '<p>Hot</p>', endsAt: '2126-01-01T00:00:00.000Z' },
      ...{ category: { id: 'sun', label: 'sun' }, callToAction: { url: '/jackpot/' } },
    },
  ]);
  await platform.run('contentBlock', { id: 'summer', on: false });
  expect(await promotions()).toEqual(before);
});

it.each([
  { id: 'summer', on: true },
  { id: 'summer', on: false },
  { id: 'Summer!', on: true, page: 'promotions', type: 'PROMOTION' },
  { id: 'summer', on: true, page: 'promotions', type: 'UNHEARD_OF' },
])('rejects %j', async (args) => {
  expect((await platform.run('contentBlock', args)).status).toBe(400);
});

it('dates a banner, which shows from its start to its end in its country alone (A-136)', async () => {
  const kinds = async (countryCode: string) =>
    (
      await platform.graphql('query ($countryCode: String) { root { banners(countryCode: $countryCode) { kind } } }', {
        variables: { countryCode },
      })
    ).data.root.banners.map(({ kind }: { kind: string }) => kind);
  expect(await kinds('DE')).toEqual([]);
  const dates = { startsAt: '2030-11-01', endsAt: '2030-12-01' };
  await platform.run('banner', { kind: 'NovemberCampaign', on: true, ...dates });
  await platform.run('banner', { kind: 'GermanyCloseDown', on: true, ...dates, country: 'DE' });
  expect(await kinds('DE')).toEqual([]);
  await platform.run('clock', { to: '2030-11-15' });
  expect([(await kinds('DE')).sort(), await kinds('FI')]).toEqual([
    ['GermanyCloseDown', 'NovemberCampaign'],
    ['NovemberCampaign'],
  ]);
  await platform.run('clock', { to: '2030-12-01' });
  expect(await kinds('DE')).toEqual([]);
});
