import type { Request } from '@playwright/test';
import { expect, test } from '../support/lobby.ts';
import { operationOf } from '../support/requests.ts';

// A build that allows overrides.
test.use({ timings: {} });

interface Studios {
  personalized: { studios: { name: string }[] };
}

test(
  'a tester sets country and currency by the address, and these, features and answers by the helpers on the window (R-3-079, R-9-054)',
  { tag: '@desktop' },
  async ({ page, lobby }) => {
    let requested: { ipCountryCode?: string; currencyCode?: string } = {};
    const isStudios = (request: Request) => operationOf(request) === 'GameStudios';
    page.on('request', (request) => {
      if (isStudios(request)) requested = request.postDataJSON().variables;
    });
    const ofTester = page.getByRole('main').getByRole('link', { name: 'of a tester' });
    const sports = page.getByRole('banner').getByRole('link', { name: 'Sports' });
    const use = async (helper: 'override' | 'reset', values?: object) => {
      const isLoaded = page.waitForEvent('domcontentloaded');
      await page.evaluate(
        ([name, given]) =>
          (window as unknown as { lobbyTestUtils: Record<string, (values?: object) => void> }).lobbyTestUtils[name]?.(
            given,
          ),
        [helper, values] as const,
      );
      await isLoaded;
      await lobby.waitForPhase('session');
    };

    const answered = page.waitForResponse((response) => isStudios(response.request()));
    await lobby.open('/en/game-studio/?setCustomVPN=NZ-NZD', 'session');
    expect(requested).toMatchObject({ ipCountryCode: 'NZ', currencyCode: 'NZD' });
    const { data } = (await (await answered).json()) as { data: Studios };
    await lobby.open('/en/game-studio/', 'session');
    expect(requested).toMatchObject({ ipCountryCode: 'NZ', currencyCode: 'NZD' });
    await expect(sports).toBeVisible();

    await use('override', { country: 'JP', currency: 'CHF' });
    expect(requested).toMatchObject({ ipCountryCode: 'JP', currencyCode: 'CHF' });
    await use('override', { features: { Sportsbook: false } });
    await expect(sports).toHaveCount(0);
    expect(requested).toMatchObject({ ipCountryCode: 'JP', currencyCode: 'CHF' });
    for (const studio of data.personalized.studios) studio.name += ' of a tester';
    await use('override', { graphql: { GameStudios: data } });
    await expect(ofTester.first()).toBeVisible();
    await expect(sports).toHaveCount(0);

    await use('reset');
    expect(requested).toMatchObject({ ipCountryCode: 'FI', currencyCode: 'EUR' });
    await expect(sports).toBeVisible();
    await expect(ofTester).toHaveCount(0);
  },
);
