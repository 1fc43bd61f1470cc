/**
 * @jest-environment-options {"url": "https://lobby.acme.test/"}
 */
import type { FeatureModule } from '@lobby/contracts';
import { showChecks } from '@lobby/checks';
import { getOverlay } from '@lobby/overlays';
import { GetPlayerInfo } from '@lobby/player';
import { setBuild, untilIdle, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeAllOverlays, expectPlay, openWithChecks } from '../checks.fixture.tsx';

const infoOf = (status: string, changes: object = {}) => {
  const kycCheckStatus = {
    __typename: 'KycCheckStatus',
    status,
    deadline: '2099-12-01T12:00:00Z',
    verificationsDone: [],
    verificationsMissing: ['Identity'],
  };
  return wireViewer({ player: { ...wirePlayer, kycCheckStatus, ...changes }, wallet: wireWallet });
};
const open = (status = 'Required', path = '/en/', features: FeatureModule[] = [], changes: object = {}) =>
  openWithChecks({ path, features, answers: { GetPlayerInfo: infoOf(status, changes) } });
const dialog = () => screen.queryByRole('dialog', { name: 'Please verify your identity' });

beforeEach(() => setBuild({ kycRequired: true, SumSubFlow: true }));
afterEach(closeAllOverlays);

describe('the check of the identity check', () => {
  it('blocks play, with what is missing, the deadline and the way to the check (R-6-021, A-131, A-133)', async () => {
    const scene = await open();
    expect(dialog()).toHaveTextContent(/Still to be shown: identity.*Please do this by .+ at 12:00/);
    expect(getOverlay().overlay?.variant).toBe('sumsub-kyc-required');
    expectPlay('closed');
    await userEvent.click(screen.getByRole('link', { name: 'Verify now' }));
    await untilIdle();
    expect(scene.address()).toBe('/en/profile/identity/');
    expect(dialog()).toBeNull();
    expectPlay('closed');
  });

  it('leaves the way to the withdrawal, unless that is blocked itself (A-127)', async () => {
    const openQuickDeposit = jest.fn(async () => 'closed' as const);
    const cashier = { id: 'cashier', intents: { openQuickDeposit: async () => openQuickDeposit } } as const;
    const { unmount } = await open('Required', '/en/', [cashier]);
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(openQuickDeposit).toHaveBeenCalledWith({ mode: 'withdraw' });
    unmount();
    await open('Required', '/en/', [cashier], { areWithdrawalsBlocked: true });
    expect(dialog()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  });

  it('offers support, which closes it', async () => {
    const Help = ({ close }: { close: () => void }) => <button onClick={close}>Contact support</button>;
    const support = { place: 'dialog.help', load: async () => ({ default: Help }) } as const;
    await open('Required', '/en/', [{ id: 'chat', parts: [support] }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Contact support' }));
    await untilIdle();
    expect(dialog()).toBeNull();
  });

  it('closes its overlay on the page that it leads to, too', async () => {
    await open('Required', '/en/profile/identity/');
    expect(dialog()).toBeNull();
    await act(async () => showChecks());
    await untilIdle();
    await userEvent.click(screen.getByRole('link', { name: 'Verify now' }));
    await untilIdle();
    expect(dialog()).toBeNull();
  });

  it('leads to the documents where the brand checks by these', async () => {
    setBuild({ SumSubFlow: false });
    await open();
    expect(screen.getByRole('link', { name: 'To your documents' })).toHaveAttribute('href', '/en/profile/documents/');
  });

  it.each(['Done', 'NotRequired'])('is clear for a player whose status is %s', async (status) => {
    await open(status);
    expect(dialog()).toBeNull();
    expectPlay('open');
  });

  it('opens play as soon as the platform says that the player is verified', async () => {
    const scene = await open();
    scene.answer({ GetPlayerInfo: infoOf('Done') });
    await act(() => scene.client.urql.query(GetPlayerInfo, {}, { requestPolicy: 'network-only' }).toPromise());
    await untilIdle();
    expect(dialog()).toBeNull();
    expectPlay('open');
  });

  it('does not exist under other licences (R-6-021, A-133)', async () => {
    setBuild({ kycRequired: false });
    await open();
    expect(dialog()).toBeNull();
    expectPlay('open');
  });
});
