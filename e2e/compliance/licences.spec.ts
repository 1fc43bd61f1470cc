import type { Locator } from '@playwright/test';
import { expect, test } from '../support/player.ts';

const perPeriod = (name: string) => ['day', 'week', 'month'].map((period) => `${name} per ${period}`);

interface Tools {
  locale?: string;
  limits?: string[];
  globalLimits?: string[];
  selfExclusion?: 'one' | 'several';
  sessionClock?: boolean;
  realityCheck?: boolean;
  identityCheck?: boolean;
  /** Full terms of challenges, and word of jackpots that others win. */
  fullTerms?: boolean;
  othersWins?: boolean;
}

const mga: Tools = {
  limits: [...perPeriod('Deposit limit'), ...perPeriod('Time limit')],
  selfExclusion: 'several',
  realityCheck: true,
  identityCheck: true,
  fullTerms: true,
  othersWins: true,
};
// Written from section 6 of the specification, not from the code's table.
const toolsOf = {
  infiniza: mga,
  elvel: mga,
  frenwall: { limits: perPeriod('Deposit limit'), identityCheck: true },
  herion: { locale: 'en_CA', limits: ['Deposit limit per day'], selfExclusion: 'one' },
  elmst: {
    limits: perPeriod('Loss limit'),
    globalLimits: perPeriod('Global loss limit'),
    sessionClock: true,
    identityCheck: true,
    fullTerms: true,
    othersWins: true,
  },
  fortuneforge: {},
} as const satisfies Record<string, Tools>;

const namesOf = (links: Locator) => links.evaluateAll((all) => all.map(({ textContent }) => textContent));

for (const [brand, tools] of Object.entries(toolsOf) as [keyof typeof toolsOf, Tools][])
  test.describe(brand, () => {
    test.use({ brand });
    const { locale = 'en', limits = [], globalLimits = [], selfExclusion } = tools;

    test(
      'offers what its licence has to protect and inform a player, and nothing else (R-1-004, R-1-018, R-2-043, R-3-016, R-6-008, R-6-009, R-6-010, R-6-011, R-6-013, R-6-014, R-6-017, R-6-018, R-6-021)',
      { tag: '@desktop' },
      async ({ page, lobby, account }) => {
        const player = account.email;
        const heading = page.getByRole('heading', { level: 1 });
        const follow = (path: string) => lobby.follow(`/${locale}/${path}`);
        await lobby.signIn(account);

        await test.step('the navigation of the profile leads there', async () => {
          await lobby.open(`/${locale}/profile/dashboard/`);
          await expect(heading).toHaveText('Overview');
          const group = page.getByRole('navigation', { name: 'Your account' }).getByRole('link');
          // The last of each part that the navigation is made of.
          await expect(group.filter({ hasText: 'Responsible gaming' })).toBeVisible();
          await expect(group.filter({ hasText: 'Sign-ins' })).toBeVisible();
          const names = await namesOf(group);
          const offered = (name: string, isOffered: boolean) =>
            expect([name, names.includes(name)]).toEqual([name, isOffered]);
          offered('Your limits', limits.length > 0);
          offered('Your global limits', globalLimits.length > 0);
          offered('Self-exclusion', selfExclusion !== undefined);
          const footer = page.getByRole('contentinfo');
          await expect(footer.getByRole('link', { name: 'Your limits' })).toHaveCount(limits.length > 0 ? 1 : 0);
          await expect(page.getByRole('banner').getByRole('timer')).toHaveCount(tools.sessionClock ? 1 : 0);
        });

        for (const [path, title, expected] of [
          ['profile/limits/', 'Your limits', limits],
          ['profile/global-limits/', 'Your global limits', globalLimits],
        ] as const)
          await test.step(path, async () => {
            await follow(path);
            await expect(heading).toHaveText(expected.length > 0 ? title : 'This page is not in play');
            const cards = page.getByRole('region', { name: / limit per (day|week|month)$/ });
            await expect(cards).toHaveCount(expected.length);
            expect(await cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')))).toEqual(
              expected,
            );
          });

        await test.step('profile/self-exclusion/', async () => {
          await follow('profile/self-exclusion/');
          await expect(heading).toHaveText(selfExclusion ? 'Self-exclusion' : 'This page is not in play');
          const choices = page.getByRole('radio');
          if (selfExclusion === 'several') {
            await expect(choices.first()).toBeVisible();
            expect(await choices.count()).toBeGreaterThan(1);
          } else {
            await expect(page.getByText(/^Self-exclusion: /)).toHaveCount(selfExclusion === 'one' ? 1 : 0);
            await expect(choices).toHaveCount(0);
          }
        });

        await test.step('profile/session-history/', async () => {
          await follow('profile/session-history/');
          await expect(heading).toHaveText('Sign-ins');
          await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
        });

        await test.step('the period of reality checks stands on the profile', async () => {
          await follow('profile/');
          await expect(page.locator('dt', { hasText: 'Player number' })).toBeVisible();
          await expect(page.locator('dt', { hasText: 'Reality check' })).toHaveCount(tools.realityCheck ? 1 : 0);
        });

        await test.step('rewards/: a challenge links its full terms, or not', async () => {
          await lobby.console('reward', { player, type: 'MoneyDrop', name: 'Five back', amount: '5.00' });
          await follow('rewards/');
          const reward = page.getByRole('listitem', { name: 'Five back' });
          await expect(reward.getByRole('button', { name: 'Claim Five back' })).toBeVisible();
          const terms = reward.getByRole('link', { name: 'Full terms and conditions' });
          await expect(terms).toHaveCount(tools.fullTerms ? 1 : 0);
        });

        if (brand !== 'frenwall')
          await test.step('jackpot/: a jackpot of somebody else is announced, or not', async () => {
            await lobby.console('jackpotSimulation', { on: false });
            await follow('jackpot/');
            const pot = page.getByRole('list', { name: 'Jackpots' }).getByRole('listitem').filter({ hasText: 'MINI' });
            await expect(pot.first()).toBeVisible();
            await lobby.console('jackpotPots', { minor: '0.00' });
            await expect(pot.first()).toContainText(/\D0\.00/);
            await lobby.console('jackpotWin', { pot: 'major' });
            const notice = page.getByText(/^The SUPER jackpot has been won: /);
            if (tools.othersWins) await expect(notice).toBeVisible();
            // By the same socket, after it.
            await lobby.console('jackpotWin', { pot: 'mega', player });
            const won = page.getByRole('dialog', { name: /You have won the EPIC jackpot/ });
            await expect(won).toBeVisible();
            // At once: a notice goes by itself.
            if (!tools.othersWins) expect(await notice.count()).toBe(0);
            await won.getByRole('button', { name: 'Continue' }).click();
          });

        await test.step('an identity check is requested, or not', async () => {
          await lobby.console('kyc', { player, status: 'Required', missing: ['Identity'] });
          // By a load: where none is requested, the page has what the platform says.
          await lobby.open(`/${locale}/promotions/`);
          await expect(page.locator('header')).toContainText('Balance');
          await expect(page.locator('[data-banner="KycRequired"]')).toHaveCount(tools.identityCheck ? 1 : 0);
        });
      },
    );
  });
