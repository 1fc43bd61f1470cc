/**
 * @jest-environment-options {"url": "https://lobby.acme.test/"}
 */
import type { FeatureModule } from '@lobby/contracts';
import { getChecks, showChecks } from '@lobby/checks';
import { closeOverlay, getOverlay } from '@lobby/overlays';
import { GetCustomerInfo } from '@lobby/player';
import { type SceneOptions, untilIdle, wireCustomer, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeAllOverlays, expectPlay, openWithChecks } from '../checks.fixture.tsx';

/** Stands in for the feature that shows served texts. */
const content: FeatureModule = {
  id: 'content',
  parts: [{ place: 'served.text', load: async () => ({ default: ({ html }) => <p>{html}</p> }) }],
};
const player = (changes: object) => wireViewer({ player: { ...wirePlayer, ...changes }, wallet: wireWallet });
const customer = (popUpsNeeded: string[]) => wireViewer({ customer: { ...wireCustomer, popUpsNeeded } });
const popUp = (id: string, title: string) => ({
  data: {
    __typename: 'Query',
    root: { __typename: 'Root', popUp: { __typename: 'PopUp', id, title, text: `<p>${title}</p>` } },
  },
});
const accepted = (popUpsNeeded: string[]) => ({
  data: { __typename: 'Mutation', acceptPopUp: { __typename: 'Customer', id: wireCustomer.id, popUpsNeeded } },
});
const termsAccepted = (termsAre: boolean, privacyIs: boolean) => ({
  data: {
    __typename: 'Mutation',
    acceptTerms: {
      __typename: 'Player',
      id: wirePlayer.id,
      termsAccepted: termsAre,
      privacyPolicyAccepted: privacyIs,
    },
  },
});
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

const open = (answers: SceneOptions['answers']) => openWithChecks({ features: [content], answers });
const dialog = (name: string) => screen.queryByRole('dialog', { name });
const close = async (result: 'ok' | 'dismiss') => {
  await act(() => closeOverlay(result));
  await untilIdle();
};
afterEach(closeAllOverlays);

describe('terms and privacy policy', () => {
  const missing = { termsAccepted: false, privacyPolicyAccepted: false };

  it('must be accepted before play for real money (A-131)', async () => {
    const scene = await open({ GetPlayerInfo: player(missing), AcceptTerms: termsAccepted(true, true) });
    expect(dialog('Our terms')).toBeVisible();
    expect(getOverlay().overlay?.variant).toBe('content-accept');
    expectPlay('closed');
    scene.answer({ GetPlayerInfo: player({}) });
    await close('ok');
    expect(scene.sent.find(({ operationName }) => operationName === 'AcceptTerms')?.variables).toEqual({
      terms: true,
      privacyPolicy: true,
    });
    expect(dialog('Our terms')).toBeNull();
    expectPlay('open');
  });

  it('name what is missing alone, and lead to it (A-131)', async () => {
    const scene = await open({ GetPlayerInfo: player({ ...missing, termsAccepted: true }) });
    expect(screen.queryByRole('link', { name: 'Terms and conditions' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Privacy policy' }));
    await untilIdle();
    expect(scene.address()).toBe('/en/privacy-policy/');
    expect(dialog('Our terms')).toBeNull();
    await act(() => scene.router.navigate('/en/'));
    await untilIdle();
    expect(dialog('Our terms')).toBeVisible();
  });

  it('stay unaccepted when they are closed, and come back on the next page (A-129)', async () => {
    const scene = await open({ GetPlayerInfo: player(missing) });
    await close('dismiss');
    expect(dialog('Our terms')).toBeNull();
    expectPlay('closed');
    await act(() => scene.router.navigate('/en/games/'));
    await untilIdle();
    expect(dialog('Our terms')).toBeVisible();
    expect(scene.names()).not.toContain('AcceptTerms');
  });

  it('show again with the reason when the acceptance fails', async () => {
    const scene = await open({ GetPlayerInfo: player(missing), AcceptTerms: { errors: [{ message: 'down' }] } });
    await close('ok');
    expect(screen.getByRole('alert')).toHaveTextContent('could not be sent');
    scene.answer({ GetPlayerInfo: player({}), AcceptTerms: termsAccepted(true, true) });
    await close('ok');
    expectPlay('open');
  });

  it('count as missing when the platform does not report them', async () => {
    await open({ GetPlayerInfo: player({ termsAccepted: null, privacyPolicyAccepted: null }) });
    expect(dialog('Our terms')).toBeVisible();
  });
});

describe('pop-ups', () => {
  it('show one at a time, with the operator’s text (A-141)', async () => {
    const scene = await open({
      GetCustomerInfo: customer(['first', 'second']),
      PopUp: popUp('first', 'News'),
      AcceptPopUp: accepted(['second']),
    });
    expect(dialog('News')).toHaveTextContent('<p>News</p>');
    expect(getOverlay().overlay?.variant).toBe('content-accept');
    scene.answer({ GetCustomerInfo: customer(['second']), PopUp: popUp('second', 'More news') });
    await close('ok');
    expect(dialog('News')).toBeNull();
    expect(dialog('More news')).toBeVisible();
    expectPlay('closed');
    scene.answer({ GetCustomerInfo: customer([]), AcceptPopUp: accepted([]) });
    await close('ok');
    expect(dialog('More news')).toBeNull();
    expectPlay('open');
    const sent = scene.sent.filter(({ operationName }) => operationName === 'AcceptPopUp');
    expect(sent.map(({ variables }) => variables)).toEqual([{ id: 'first' }, { id: 'second' }]);
  });

  it('wait for the terms (A-131)', async () => {
    const scene = await open({
      GetPlayerInfo: player({ termsAccepted: false }),
      GetCustomerInfo: customer(['first']),
      PopUp: popUp('first', 'News'),
      AcceptTerms: termsAccepted(true, true),
    });
    expect(dialog('Our terms')).toBeVisible();
    scene.answer({ GetPlayerInfo: player({}) });
    await close('ok');
    expect(dialog('News')).toBeVisible();
  });

  it('that are closed come back, and block play until then (A-129)', async () => {
    await open({ GetCustomerInfo: customer(['first']), PopUp: popUp('first', 'News') });
    await close('dismiss');
    expect(dialog('News')).toBeNull();
    expectPlay('closed');
    await act(async () => showChecks());
    await untilIdle();
    expect(dialog('News')).toBeVisible();
  });

  it('that are pushed are shown at once', async () => {
    const scene = await open({ PopUp: popUp('first', 'News') });
    expectPlay('open');
    scene.answer({ GetCustomerInfo: customer(['first']) });
    await act(() => scene.client.urql.query(GetCustomerInfo, {}, { requestPolicy: 'network-only' }).toPromise());
    await untilIdle();
    expect(dialog('News')).toBeVisible();
    expect(getChecks().anyActive).toBe(true);
  });

  it('whose text could not be loaded cannot be accepted, but tried again', async () => {
    const noText = { data: { __typename: 'Query', root: { __typename: 'Root', popUp: null } } };
    const scene = await open({
      GetCustomerInfo: customer(['first']),
      PopUp: noText,
      AcceptPopUp: accepted([]),
    });
    expect(dialog('A message for you')).toHaveTextContent('could not be loaded');
    scene.answer({ PopUp: popUp('first', 'News') });
    await close('ok');
    expect(dialog('News')).toBeVisible();
    expect(scene.names()).not.toContain('AcceptPopUp');
  });

  it('block play while the customer is unknown (A-131)', async () => {
    await open({ GetCustomerInfo: offline() });
    expectPlay('closed');
    expect(getChecks()).toMatchObject({ anyPending: true, anyActive: false });
  });
});
