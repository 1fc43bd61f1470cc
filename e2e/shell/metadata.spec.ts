import { expect, test } from '../support/lobby.ts';

test(
  'search engines read a page’s address, its languages and a description, which end when another page is shown',
  { tag: '@desktop' },
  async ({ page, lobby, request, world: { url } }) => {
    const html = await (await request.get(`${url}de_AT/game-list/slots/`)).text();
    expect(html).toContain(`rel="canonical" href="${url}de_AT/game-list/slots/"`);
    expect(html).toContain(`hreflang="fi" href="${url}fi/game-list/slots/"`);
    expect(html).toContain(`hreflang="x-default" href="${url}en/game-list/slots/"`);
    expect(html.match(/rel="alternate" hreflang/g)).toHaveLength(14);
    const [, description = ''] = /name="description" content="([^"]+)"/.exec(html) ?? [];
    expect(description).toMatch(/ · .+ · /);
    expect(description.length).toBeLessThanOrEqual(155);

    await lobby.open('/en/game-list/slots/');
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', `${url}en/game-list/slots/`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
    await expect(canonical).toHaveCount(0);
  },
);
