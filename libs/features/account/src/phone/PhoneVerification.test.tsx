/**
 * @jest-environment-options {"url": "https://lobby.acme.test/"}
 */
import { getChecks } from '@lobby/checks';
import { Slot } from '@lobby/composition';
import { closeOverlay, getOverlay } from '@lobby/overlays';
import { cookies } from '@lobby/storage';
import { renderScene, renderStory, setBuild, untilIdle } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contactPlatform } from '../contact/platform.fixture.ts';
import { accountFeature } from '../index.ts';
import meta, { PhoneVerificationCode, PhoneVerified } from '../Pages.stories.tsx';
import PhoneVerificationPage from './PhoneVerificationPage.tsx';

const unverified = { isPhoneNumberVerified: false };
const skipped = () => cookies.get('skipOptionalPhoneVerification');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => setBuild({ EnablePhoneVerification: true }));
afterEach(async () => {
  await act(() => closeOverlay());
  cookies.remove('skipOptionalPhoneVerification');
});

async function openPage({ platform = contactPlatform(unverified), visitor = false, returnTo = '' } = {}) {
  const scene = await renderScene(<PhoneVerificationPage />, {
    path: '/en/phone-verification/',
    historyState: returnTo ? { returnTo } : null,
    answers: platform.answers,
    visitor,
  });
  return { ...scene, platform };
}

describe('the page', () => {
  it('requests the number, then the code, and leads back (R-2-038)', async () => {
    const { platform, address } = await openPage({ returnTo: '/en/games/ninth-lantern/' });
    expect(screen.getByRole('heading', { level: 1, name: 'Verify your phone number' })).toBeVisible();
    expect(await screen.findByLabelText('Phone number')).toHaveValue('+358401234567');
    await press('Send code');
    await userEvent.type(await screen.findByLabelText('Code'), '123456');
    await press('Confirm');
    expect(await screen.findByText('Your phone number is verified')).toBeVisible();
    expect(platform.player.isPhoneNumberVerified).toBe(true);
    await press('Continue');
    expect(address()).toBe('/en/games/ninth-lantern/');
  });

  it('goes on with the code of a page that was reloaded', async () => {
    await renderStory(meta, PhoneVerificationCode);
    expect(await screen.findByText(/six digits by text message to \+3•••67/)).toBeVisible();
  });

  it('can be put off for the session, which the cookie says (R-3-075)', async () => {
    const { address } = await openPage();
    await press('Not now');
    expect(skipped()).toBe('true');
    expect(address()).toBe('/en/');
  });

  it('says so to a player whose number is verified already', async () => {
    await renderStory(meta, PhoneVerified);
    expect(screen.getByText('Your phone number is verified')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('asks visitors to sign in first', async () => {
    await openPage({ visitor: true });
    expect(screen.getByText('Please sign in first')).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('that cannot be loaded can be loaded again', async () => {
    const platform = contactPlatform(unverified);
    const { VerificationCodes } = platform.answers;
    const broken = { ...platform.answers, VerificationCodes: { errors: [{ message: 'Down' }] } };
    const scene = await renderScene(<PhoneVerificationPage />, { path: '/en/phone-verification/', answers: broken });
    expect(await screen.findByRole('alert')).toHaveTextContent('This did not load');
    scene.answer({ VerificationCodes });
    await press('Try again');
    expect(await screen.findByLabelText('Phone number')).toBeVisible();
  });

  it('says that rewards wait for it, unless the brand has switched that off', async () => {
    const { unmount } = await openPage();
    expect(await screen.findByText(/you cannot claim rewards/)).toBeVisible();
    unmount();
    setBuild({ DisablePhoneVerificationForRewards: true });
    await openPage();
    await screen.findByLabelText('Phone number');
    expect(screen.queryByText(/rewards/)).toBeNull();
  });
});

describe('the check', () => {
  async function openLobby(fields: object = unverified, path = '/en/') {
    const platform = contactPlatform(fields);
    const scene = await renderScene(<Slot name="background.player" />, {
      path,
      features: [accountFeature()],
      answers: platform.answers,
    });
    await untilIdle();
    return scene;
  }

  it('blocks play and requests the verification, to which it leads (A-131)', async () => {
    const { address, router } = await openLobby();
    await waitFor(() =>
      expect(getOverlay()).toMatchObject({ isOpen: true, overlay: { title: 'Verify your phone number' } }),
    );
    expect(getChecks().anyActive).toBe(true);
    await act(() => closeOverlay('ok'));
    await waitFor(() => expect(address()).toBe('/en/phone-verification/'));
    expect(router.state.location.state).toEqual({ returnTo: '/en/' });
    await untilIdle();
    expect(getOverlay().isOpen).toBe(false);
    expect(getChecks().anyActive).toBe(true);
  });

  it('blocks play until the player is known (A-131)', async () => {
    const answer = Promise.withResolvers<unknown>();
    await renderScene(<Slot name="background.player" />, {
      features: [accountFeature()],
      answers: { ...contactPlatform(unverified).answers, GetPlayerInfo: answer.promise },
    });
    expect(getChecks()).toMatchObject({ anyPending: true, anyActive: false });
  });

  it('lets go once the player has put it off, in this session', async () => {
    await openLobby();
    await waitFor(() => expect(getOverlay().isOpen).toBe(true));
    await act(() => closeOverlay('dismiss'));
    await waitFor(() => expect(getChecks().anyActive).toBe(false));
    expect(skipped()).toBe('true');
  });

  it.each([
    ['whose number is verified', { isPhoneNumberVerified: true }],
    ['of whose number the platform does not say', { isPhoneNumberVerified: null }],
    ['without a number', { isPhoneNumberVerified: false, phoneNumber: null }],
    [
      'whose account is closed',
      {
        ...unverified,
        accountStatus: { __typename: 'AccountStatus', status: 'Closed', cause: null, reopenByCustomerAllowed: false },
      },
    ],
  ])('prompts no player %s', async (_, fields) => {
    await openLobby(fields);
    expect(getChecks()).toEqual({ anyRegistered: true, anyPending: false, anyActive: false });
    expect(getOverlay().isOpen).toBe(false);
  });

  it('requests nothing where it was put off before', async () => {
    cookies.set('skipOptionalPhoneVerification', 'true');
    await openLobby();
    expect(getChecks().anyActive).toBe(false);
  });

  it('is not there where the brand does not verify phone numbers', async () => {
    setBuild({ EnablePhoneVerification: false });
    await renderScene(<Slot name="background.player" />, { features: [accountFeature()] });
    expect(getChecks().anyRegistered).toBe(false);
    expect(accountFeature().routes['phone-verification']).toBe(false);
  });
});
