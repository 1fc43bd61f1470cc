import type { LevelDocument, LoyaltyDocument } from '../store/base/content.ts';
import { startTestPlatform, type TestPlatform, acme } from '../testing/testPlatform.ts';

let platform: TestPlatform;
beforeEach(async () => (platform = await startTestPlatform()));
afterEach(() => platform.close());

const query = `{ root { loyaltyPage {
  description termsAndConditions backgroundImage backgroundDesktopImage mainImage mainDesktopImage shopImage
  shopDesktopImage gamesImage
  rankCards { rank title subtitle logo color benefitsTitle benefits { description } }
  steps { title subtitle description image } rewardCards { title description image color }
} } }`;

it('serves the loyalty page whole, in the language of the request', async () => {
  const pageIn = async (locale: string) =>
    (await platform.graphql(query, { headers: { locale } })).data.root.loyaltyPage;
  const pages = await Promise.all(['en_GB', 'de_DE', 'fi_FI', 'et_EE'].map(pageIn));
  for (const page of pages) {
    expect([page.rankCards.length, page.steps.length, page.rewardCards.length]).toEqual([5, 3, 3]);
    expect(JSON.stringify(page)).not.toContain(':null');
  }
  expect(new Set(pages.map(({ description }) => description)).size).toBe(4);
  expect(new Set(pages.map(({ rankCards }) => rankCards[1].title))).toEqual(
    new Set(['Silver', 'Silber', 'Hopea', 'Hõbe']),
  );
  expect(pages[0].rankCards[2]).toMatchObject({
    ...{ rank: 3, title: 'Gold', logo: 'http://127.0.0.1:4300/art/rank/gold.webp?width=160' },
    benefits: [{ description: '10 free spins' }, { description: 'Yours for good: a rank is never lost' }],
  });
});

it('promises what the levels give', () => {
  const { rankCards } = platform.store.documents.get<LoyaltyDocument>('page', 'loyalty')!;
  const levels = platform.store.documents.get<LevelDocument[]>('setting', 'gamificationLevels')!;
  for (const [index, { points, prize }] of levels.entries()) {
    const { subtitle, benefits } = rankCards[index]!;
    const digits = (text: string | undefined) => Number(text?.replaceAll(/\D/g, ''));
    for (const text of Object.values(subtitle)) expect(digits(text)).toBe(points);
    const amount = prize?.kind === 'MoneyDrop' ? prize.amount / 100 : prize?.amount;
    if (amount !== undefined) for (const text of Object.values(benefits[0]!)) expect(digits(text)).toBe(amount);
  }
});

it('has no loyalty page in a brand without gamification', async () => {
  const other = await startTestPlatform({ brand: { ...acme, gamification: false } });
  expect((await other.graphql(query)).data.root.loyaltyPage).toBeNull();
  other.close();
});
