import { type FieldNode, type FragmentDefinitionNode, parse, type SelectionSetNode } from 'graphql';
import type { Page, Request } from '@playwright/test';
import { expect, test } from '../support/lobby.ts';
import { operationOf, recordRequests } from '../support/requests.ts';

/** The fields that a query asks for, such as `player.country.code`, those of its fragments included. */
function fieldsOf(request: Request): string[] {
  const { definitions } = parse((request.postDataJSON() as { query: string }).query);
  const fragments = definitions.filter((each): each is FragmentDefinitionNode => each.kind === 'FragmentDefinition');
  const fieldOf = (field: FieldNode): string[] => [
    field.name.value,
    ...listOf(field.selectionSet).map((inner) => `${field.name.value}.${inner}`),
  ];
  const listOf = (set: SelectionSetNode | undefined): string[] =>
    (set?.selections ?? []).flatMap((selection) => {
      if (selection.kind === 'Field') return fieldOf(selection);
      if (selection.kind === 'InlineFragment') return listOf(selection.selectionSet);
      return listOf(fragments.find(({ name }) => name.value === selection.name.value)?.selectionSet);
    });
  return definitions.flatMap((each) => (each.kind === 'OperationDefinition' ? listOf(each.selectionSet) : []));
}

// Written from the specification, not from the query.
const playerFields = {
  'R-3-035':
    'id playerId language email phoneNumber isPhoneNumberVerified emailVerified numberOfDeposits realityCheckPeriod totalDepositAmount bankingCDD',
  'R-3-036': 'accountStatus.status accountStatus.cause accountStatus.reopenByCustomerAllowed',
  'R-3-037': 'country.id country.code country.name country.currency',
  'R-3-038':
    'personalInfo.street personalInfo.city personalInfo.firstName personalInfo.lastName personalInfo.dateOfBirth personalInfo.zipCode personalInfo.ssn personalInfo.state',
  'R-3-039':
    'marketingPreferences.marketingBlocked isSuppressedInAnyCommunicationGroup isSmsMarketingAccepted isEmailMarketingAccepted isPhoneMarketingAccepted isWebPushMarketingAccepted',
  'R-3-040': 'termsAccepted privacyPolicyAccepted',
  'R-3-041': 'isInstantBankingBlocked instantBankingBlock.activeFrom',
  'R-3-042': 'selfExclusionDetails.exclusionEndsAt timeouts.timeoutEndsAt areWithdrawalsBlocked',
  'R-3-043':
    'kycCheckStatus.status kycCheckStatus.deadline kycCheckStatus.verificationsDone kycCheckStatus.verificationsMissing',
  'R-3-044':
    'sourceOfWealthStatus.dueDate sourceOfWealthStatus.dueDateExpired sourceOfWealthStatus.requiredDocumentsUploadV2.comment sourceOfWealthStatus.requiredDocumentsUploadV2.requestedFundingType',
};
const customerFields = {
  'R-3-046':
    'id popUpsNeeded isCancelWithdrawalBlocked isIncreaseDepositLimitBlocked isRewardsBlocked isDepositsBlocked',
};

const valueOf = (page: Page, term: string) => page.locator('dt', { hasText: term }).locator('..').locator('dd');
const later = '2099-01-01T12:00:00Z';

test(
  'each load asks the platform for the whole player, and the profile shows it (R-3-022, R-3-035, R-7-013, R-7-014)',
  { tag: '@phone' },
  async ({ page, context, lobby, account }) => {
    const player = account.email;
    await lobby.console('contact', {
      player,
      emailVerified: true,
      emailValidity: 'Risky',
      phoneNumber: '+358401234569',
      phoneVerified: true,
      phoneValidity: 'Invalid',
    });
    await lobby.console('realityCheck', { player, minutes: 30 });
    await lobby.console('bankCheck', { player, until: later });
    await lobby.console('deposit', { player, amount: '20.00' });
    await lobby.console('deposit', { player, amount: '12.50' });
    const { id } = await lobby.console<{ id: string }>('player', { player });
    await lobby.signIn(account);
    const requests = recordRequests(context);
    const sent = (name: string) => requests.filter((request) => operationOf(request) === name);

    await lobby.open('/en/profile/');
    await expect(valueOf(page, 'Player number')).not.toBeEmpty();
    for (const [name, rows] of [
      ['GetPlayerInfo', playerFields],
      ['GetCustomerInfo', customerFields],
    ] as const) {
      await expect.poll(() => sent(name).length).toBeGreaterThanOrEqual(1);
      const [request] = sent(name);
      const answer = (await (await request?.response())?.json()) as { data: { viewer: { id: string } } };
      expect(answer.data.viewer.id).toBe(id);
      const fields = request ? fieldsOf(request) : [];
      const root = name === 'GetPlayerInfo' ? 'viewer.player' : 'viewer.customer';
      for (const [row, wanted] of Object.entries(rows))
        await test.step(`${name} asks for all of ${row}`, () => {
          expect(wanted.split(' ').filter((field) => !fields.includes(`${root}.${field}`))).toEqual([]);
        });
    }

    await test.step('the account’s data are shown', async () => {
      await expect(valueOf(page, 'Country')).toHaveText('Finland');
      await expect(valueOf(page, 'Currency')).toHaveText('Euro');
      await expect(valueOf(page, 'Reality check')).toHaveText('Every 30 minutes');
      await expect(valueOf(page, 'Check by your bank')).toContainText('Needed by 01/01/2099');
      await expect(valueOf(page, 'E-mail')).toContainText(`${player}VerifiedRisky`);
      await expect(valueOf(page, 'E-mail')).toContainText('Our messages may not arrive there.');
      await expect(valueOf(page, 'Phone')).toContainText('+358401234569VerifiedInvalid');
      await expect(valueOf(page, 'Phone')).toContainText('Our messages do not arrive there.');
    });

    await test.step('a reload asks again, and shows what has changed meanwhile', async () => {
      await lobby.console('contact', { player, emailValidity: 'Valid', phoneValidity: 'Risky' });
      await lobby.console('realityCheck', { player, minutes: 1 });
      const before = { player: sent('GetPlayerInfo').length, customer: sent('GetCustomerInfo').length };
      await page.reload({ waitUntil: 'domcontentloaded' });
      await expect(valueOf(page, 'Reality check')).toHaveText('Every minute');
      await expect(valueOf(page, 'E-mail')).toContainText(`${player}VerifiedValid`);
      await expect(valueOf(page, 'E-mail')).not.toContainText('Our messages');
      await expect(valueOf(page, 'Phone')).toContainText('VerifiedRisky');
      await expect.poll(() => sent('GetPlayerInfo').length).toBeGreaterThan(before.player);
      await expect.poll(() => sent('GetCustomerInfo').length).toBeGreaterThan(before.customer);
    });

    await test.step('the overview counts the deposits', async () => {
      await lobby.open('/en/profile/dashboard/');
      await expect(valueOf(page, 'Number of deposits')).toHaveText('2€32.50 in total');
    });
  },
);

/** The banners on the page, by kind. */
async function expectBanner(page: Page, kind: string, text: string | RegExp): Promise<void> {
  const banner = page.locator('[data-banner]');
  await expect(banner).toHaveAttribute('data-banner', kind);
  await expect(banner).toHaveCount(1);
  await expect(banner).toContainText(text);
}

test(
  'what the platform says of a player shows as a banner of its kind (R-3-029, R-3-041, R-3-042, R-3-043, R-3-044, R-4-049, R-4-050)',
  { tag: '@desktop' },
  async ({ page, lobby, account }) => {
    test.slow();
    const player = account.email;
    const none = { player, until: null };
    const wealth = { player, dueDate: later };
    const kinds: [string, string | RegExp, ...[string, Record<string, unknown>][]][] = [
      ['AccountClosed', 'Your account has been closed indefinitely', ['close', { player }]],
      ['AccountClosed', /sign in to this one by: e-mail/, ['close', { player, cause: 'MultipleAccounts' }]],
      ['SelfExclusion', 'until 01/01/2099', ['reopen', { player }], ['exclusion', { player, until: later }]],
      ['Timeout', 'a break from play until 01/01/2099', ['exclusion', none], ['timeout', { player, until: later }]],
      [
        'KycRequired',
        'verify your identity by 01/01/2099',
        ['timeout', none],
        ['kyc', { player, status: 'Required', deadline: later, missing: ['Identity'] }],
      ],
      [
        'SowRequired',
        'where your money comes from by 01/01/2099',
        ['kyc', { player, status: 'Done' }],
        ['sourceOfWealth', { ...wealth, status: 'Required' }],
      ],
      [
        'SowUploadRequired',
        'documents that show where your money comes from',
        ['sourceOfWealth', { ...wealth, status: 'Pending', comment: 'A payslip', requestedFundingType: 'Salary' }],
      ],
      [
        'BankingCDD',
        'Your bank has to confirm who you are by 01/01/2099',
        ['sourceOfWealth', { player, status: 'Done' }],
        ['bankCheck', { player, until: later }],
      ],
      [
        'InstantBankingGracePeriod',
        'Instant bank payments end for your account on 01/01/2099',
        ['bankCheck', none],
        ['block', { player, instantBanking: true, instantBankingFrom: later }],
      ],
    ];
    await lobby.signIn(account);
    for (const [kind, text, ...commands] of kinds)
      await test.step(kind, async () => {
        for (const [command, args] of commands) await lobby.console(command, args);
        await lobby.open('/en/promotions/');
        await expectBanner(page, kind, text);
      });
  },
);

test(
  'what the operator switches on for a country shows as a banner of its kind (R-3-029, A-136)',
  { tag: '@desktop' },
  async ({ page, lobby }) => {
    const country = 'JP';
    await lobby.signIn({ email: 'japan@lobby.test', password: 'lobby-demo' });
    for (const [kind, text] of [
      ['Maintenance', 'We are working on the platform'],
      ['InstantBankingJackpot', 'jackpot for instant bank payments'],
      ['GermanyCloseDown', 'closing our lobby in Germany'],
      ['NovemberCampaign', 'Our November campaign is on'],
      ['Content', 'New opening hours'],
    ] as const)
      await test.step(kind, async () => {
        const ownText = kind === 'Content' ? { text } : {};
        await lobby.console('banner', { kind, on: true, country, ...ownText });
        await lobby.open('/en/promotions/');
        await expectBanner(page, kind, text);
        await lobby.console('banner', { kind, on: false });
      });
    await lobby.open('/en/promotions/');
    await expect(lobby.accountMenu()).toBeVisible();
    await expect(page.locator('[data-banner]')).toHaveCount(0);
  },
);

test.describe('two sets of statuses', () => {
  // A licence with the identity check, and a form that interrupts nothing.
  test.use({ brand: 'elvel' });

  test(
    'of the source of wealth and of the identity check are told apart on the overview (R-3-004, R-3-005, A-128)',
    { tag: '@phone' },
    async ({ page, lobby, account }) => {
      const player = account.email;
      const valueIn = (term: string) =>
        page.locator('section[aria-label="Verification"]').locator('dt', { hasText: term }).locator('..').locator('dd');
      await lobby.signIn(account);
      for (const [wealth, shownWealth, identity, shownIdentity] of [
        ['Required', 'Needed', 'NotRequired', 'Not needed'],
        ['WillBeRequired', 'Needed later', 'Required', 'Needed'],
        ['Pending', 'Being checked', 'Done', 'Verified'],
        ['Done', 'Done', 'NotRequired', 'Not needed'],
        ['NotNeed', null, 'Done', 'Verified'],
      ] as const)
        await test.step(`${wealth}, ${identity}`, async () => {
          await lobby.console('sourceOfWealth', { player, status: wealth });
          await lobby.console('kyc', { player, status: identity });
          await lobby.open('/en/profile/dashboard/');
          await expect(valueIn('Identity')).toHaveText(shownIdentity);
          if (shownWealth === null) await expect(valueIn('Source of wealth')).toHaveCount(0);
          else await expect(valueIn('Source of wealth')).toHaveText(shownWealth);
        });
    },
  );
});
