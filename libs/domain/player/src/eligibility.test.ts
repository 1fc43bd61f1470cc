import {
  areWithdrawalsAllowed,
  depositBlock,
  isGamificationEnabled,
  isInstantBankingBlocked,
  isKycRequired,
  isSourceOfWealthRequired,
  playBlock,
} from './eligibility.ts';
import type { PlayerInfo } from './documents.ts';
import { customer, player } from './player.fixture.ts';

const now = new Date('2026-11-20T12:00:00Z');
const yesterday = '2026-11-19T12:00:00Z';
const tomorrow = '2026-11-21T12:00:00Z';
const closed = { status: 'Closed', cause: null, reopenByCustomerAllowed: true };

describe('play and deposits', () => {
  it('are open to a player without restriction', () => {
    expect([playBlock(player, now), depositBlock(player, customer, now)]).toEqual([null, null]);
  });

  it.each<[string, Partial<PlayerInfo>, string | null]>([
    ['a closed account', { accountStatus: closed }, 'account-closed'],
    ['a running exclusion', { selfExclusionDetails: { exclusionEndsAt: tomorrow } }, 'self-exclusion'],
    ['an exclusion with an unreadable end', { selfExclusionDetails: { exclusionEndsAt: '?' } }, 'self-exclusion'],
    ['a past exclusion', { selfExclusionDetails: { exclusionEndsAt: yesterday } }, null],
    ['an exclusion that ends now', { selfExclusionDetails: { exclusionEndsAt: now.toISOString() } }, null],
    ['a running timeout', { timeouts: { timeoutEndsAt: tomorrow } }, 'timeout'],
    ['a past timeout', { timeouts: { timeoutEndsAt: yesterday } }, null],
    ['a timeout that ends now', { timeouts: { timeoutEndsAt: now.toISOString() } }, null],
    ['a timeout with an unreadable end', { timeouts: { timeoutEndsAt: '?' } }, 'timeout'],
    ['an unknown account status', { accountStatus: { ...closed, status: 'Frozen' } }, null],
    ['absent details', { accountStatus: null, selfExclusionDetails: null, timeouts: null }, null],
  ])('with %s', (_, change, block) => {
    const changed = { ...player, ...change };
    expect([playBlock(changed, now), depositBlock(changed, customer, now)]).toEqual([block, block]);
  });

  it('are apart where nothing is known of the customer: no deposit is offered', () => {
    expect([playBlock(player, now), depositBlock(player, null, now)]).toEqual([null, 'unknown']);
    const onBreak = { ...player, timeouts: { timeoutEndsAt: tomorrow } };
    expect(depositBlock(onBreak, null, now)).toBe('timeout');
  });

  it('only deposits are blocked by the customer’s flag', () => {
    const blocked = { ...customer, isDepositsBlocked: true };
    expect([playBlock(player, now), depositBlock(player, blocked, now)]).toEqual([null, 'deposits-blocked']);
  });
});

it('follows the player’s own blocks', () => {
  expect(areWithdrawalsAllowed(player)).toBe(true);
  expect(areWithdrawalsAllowed({ ...player, areWithdrawalsBlocked: null })).toBe(true);
  expect(areWithdrawalsAllowed({ ...player, areWithdrawalsBlocked: true })).toBe(false);
  const banking = (isInstantBankingBlocked: boolean, activeFrom: string | null) => ({
    ...player,
    isInstantBankingBlocked,
    instantBankingBlock: { activeFrom },
  });
  expect(isInstantBankingBlocked(banking(false, yesterday), now)).toBe(false);
  expect(isInstantBankingBlocked(banking(true, null), now)).toBe(true);
  expect(isInstantBankingBlocked(banking(true, yesterday), now)).toBe(true);
  expect(isInstantBankingBlocked(banking(true, now.toISOString()), now)).toBe(true);
  expect(isInstantBankingBlocked(banking(true, 'soon'), now)).toBe(true);
  expect(isInstantBankingBlocked(banking(true, tomorrow), now)).toBe(false);
});

it('distinguishes source of wealth from KYC', () => {
  const wealth = (status: 'Done' | 'Pending' | 'Required' | null, dueDate: string | null) => ({
    ...player,
    sourceOfWealthStatus: { status, dueDate, dueDateExpired: false, requiredDocumentsUploadV2: null },
  });
  expect(isSourceOfWealthRequired(wealth(null, null))).toBe(false);
  expect(isSourceOfWealthRequired(wealth(null, tomorrow))).toBe(true);
  expect(isSourceOfWealthRequired(wealth('Pending', tomorrow))).toBe(false);
  expect(isSourceOfWealthRequired(wealth('Required', null))).toBe(true);
  expect(isKycRequired(wealth('Required', null))).toBe(false);
});

describe('gamification', () => {
  const sources = { settings: { enabled: true, clientId: 'acme' }, isBlocked: false, player };

  it('is enabled when no condition excludes it', () => {
    expect(isGamificationEnabled(sources)).toBe(true);
  });

  const kyc = { deadline: null, verificationsDone: [], verificationsMissing: [] };
  it.each<[string, Partial<typeof sources> | Partial<PlayerInfo>]>([
    ['the setting is off', { settings: { enabled: false, clientId: 'acme' } }],
    ['there is no client id', { settings: { enabled: true, clientId: '' } }],
    ['the player is blocked', { isBlocked: true }],
    ['an exclusion has an end', { selfExclusionDetails: { exclusionEndsAt: yesterday } }],
    [
      'the due date has expired',
      {
        sourceOfWealthStatus: {
          dueDate: yesterday,
          dueDateExpired: true,
          requiredDocumentsUploadV2: null,
        },
      },
    ],
    ['KYC is required', { kycCheckStatus: { ...kyc, status: 'Required' } }],
    ['the account is closed', { accountStatus: closed }],
  ])('is not when %s', (_, change) => {
    const ofSources = 'settings' in change || 'isBlocked' in change;
    const changed = ofSources ? { ...sources, ...change } : { ...sources, player: { ...player, ...change } };
    expect(isGamificationEnabled(changed as typeof sources)).toBe(false);
  });

  it('is not for a visitor', () => {
    expect(isGamificationEnabled({ ...sources, player: null })).toBe(false);
  });
});
