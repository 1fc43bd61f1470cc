import { expect, test } from '../support/lobby.ts';
import { operationOf } from '../support/requests.ts';

test.describe('under the licence cos', () => {
  test.use({ brand: 'fortuneforge' });
  test(
    'a visitor of whatever country sees amounts in US dollars (R-6-019)',
    { tag: '@desktop' },
    async ({ page, lobby, context }) => {
      const currencies = new Set<unknown>();
      const bases = new Set<unknown>();
      context.on('request', (request) => {
        if (!operationOf(request)) return;
        const { variables = {} } = request.postDataJSON() as { variables?: Record<string, unknown> };
        if ('currencyCode' in variables) currencies.add(variables['currencyCode']);
        if ('baseCurrency' in variables) bases.add(variables['baseCurrency']);
      });
      await lobby.openShellPage('/en/game-list/slots/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => [...currencies]).toEqual(['USD']);
      await lobby.openShellPage('/en/raffle/');
      await expect(
        page
          .getByRole('main')
          .getByText(/\$[\d,]+/)
          .first(),
      ).toBeVisible();
      await expect.poll(() => [...bases]).toEqual(['USD']);
      await expect(page.getByRole('main').getByText(/[€₹]\s?\d/)).toHaveCount(0);
    },
  );
});
