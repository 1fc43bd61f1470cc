/**
 * @jest-environment-options {"url": "https://lobby.acme.test/"}
 */
import { Background, closeOverlay, getOverlay, useGuardsReady, useOverlay } from '@lobby/host';
import { GetPlayerInfo } from '@lobby/player';
import { renderScene, setBuild, untilIdle, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { complianceFeature } from '../index.ts';

function Outlet() {
  const { isOpen, overlay } = useOverlay();
  return (
    <>
      <p>{useGuardsReady() ? 'play is open' : 'play is closed'}</p>
      {isOpen && (
        <dialog open aria-label={overlay?.title}>
          {overlay?.content}
        </dialog>
      )}
    </>
  );
}
const infoOf = (status: string) => {
  const kycCheckStatus = {
    __typename: 'KycCheckStatus',
    status,
    deadline: '2026-12-01T12:00:00Z',
    verificationsDone: [],
    verificationsMissing: ['Identity'],
  };
  return wireViewer({ player: { ...wirePlayer, kycCheckStatus }, wallet: wireWallet });
};
const open = (status = 'Required', path = '/en/') =>
  renderScene(
    <>
      <Background scope="player" />
      <Outlet />
    </>,
    { features: [complianceFeature()], path, answers: { GetPlayerInfo: infoOf(status) } },
  );
const dialog = () => screen.queryByRole('dialog', { name: 'Please verify your identity' });

beforeEach(() => setBuild({ kycRequired: true, SumSubFlow: true }));
afterEach(async () => {
  while (getOverlay().isOpen) await act(() => closeOverlay());
});

describe('the guard of the identity check', () => {
  it('holds play back, with what is missing, the deadline and the way to the check (R-6-021, A-131, A-133)', async () => {
    const scene = await open();
    expect(dialog()).toHaveTextContent(/Still to be shown: identity.*Please do this by .*2026/);
    expect(getOverlay().overlay?.variant).toBe('sumsub-kyc-required');
    expect(screen.getByText('play is closed')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Verify now' }));
    await untilIdle();
    expect(scene.address()).toBe('/en/profile/identity/');
    expect(dialog()).toBeNull();
    expect(screen.getByText('play is closed')).toBeVisible();
  });

  it('leads to the documents where the brand checks by these', async () => {
    setBuild({ SumSubFlow: false });
    await open();
    expect(screen.getByRole('link', { name: 'To your documents' })).toHaveAttribute('href', '/en/profile/documents/');
  });

  it.each(['Done', 'NotRequired'])('is clear for a player whose status is %s', async (status) => {
    await open(status);
    expect(dialog()).toBeNull();
    expect(screen.getByText('play is open')).toBeVisible();
  });

  it('opens play as soon as the platform says that the player is verified', async () => {
    const scene = await open();
    scene.answer({ GetPlayerInfo: infoOf('Done') });
    await act(() => scene.client.urql.query(GetPlayerInfo, {}, { requestPolicy: 'network-only' }).toPromise());
    await untilIdle();
    expect(dialog()).toBeNull();
    expect(screen.getByText('play is open')).toBeVisible();
  });

  it('does not exist under other licences (R-6-021, A-133)', async () => {
    setBuild({ kycRequired: false });
    await open();
    expect(dialog()).toBeNull();
    expect(screen.getByText('play is open')).toBeVisible();
  });
});
