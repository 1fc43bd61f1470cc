import { Slot } from '@lobby/host';
import { renderScene, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { complianceFeature } from '../index.ts';

const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();
/** The same time as the notice formats it. */
const formattedEnd = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'medium' }).format(
  new Date(inAWeek),
);
const yesterday = new Date(Date.now() - 86_400_000).toISOString();

async function renderNotice(restriction: object, answers: Partial<Record<'LoginMethod', unknown>> = {}) {
  const player = { ...wirePlayer, ...restriction };
  const scene = await renderScene(<Slot name="page.notice" />, {
    features: [complianceFeature()],
    answers: { GetPlayerInfo: wireViewer({ player, wallet: wireWallet }), ...answers },
  });
  return scene;
}
const findNotice = () => screen.findByRole('region', { name: 'About your account' });
const loginFlow = (flow: string) => ({
  data: { root: { __typename: 'Root', flowSettings: { __typename: 'FlowSettings', loginFlow: flow } } },
});
const exclusion = (exclusionEndsAt: string | null) => ({
  selfExclusionDetails: { __typename: 'SelfExclusionDetails', exclusionEndsAt },
});
const timeout = (timeoutEndsAt: string | null) => ({ timeouts: { __typename: 'Timeouts', timeoutEndsAt } });
const closed = (reopenByCustomerAllowed: boolean, cause: string | null = null) => ({
  accountStatus: { __typename: 'AccountStatus', status: 'Closed', cause, reopenByCustomerAllowed },
});

afterEach(() => jest.useRealTimers());

describe('notice to a player who may not play', () => {
  it('reports a self-exclusion under every licence (R-6-006, A-127)', async () => {
    await renderNotice(exclusion(inAWeek));
    expect(await findNotice()).toHaveTextContent(`excluded yourself from play until ${formattedEnd}.`);
  });

  it('reports a timeout (R-6-006)', async () => {
    await renderNotice(timeout(inAWeek));
    expect(await findNotice()).toHaveTextContent(`taking a break from play until ${formattedEnd}.`);
  });

  it('reports an account that is closed indefinitely (R-4-049, A-134)', async () => {
    await renderNotice(closed(false));
    expect(await findNotice()).toHaveTextContent('Your account has been closed indefinitely');
  });

  it('says how an account that may be reopened is opened again (R-4-049, A-134)', async () => {
    await renderNotice(closed(true));
    expect(await findNotice()).toHaveTextContent('Contact us to open it again');
    expect(screen.queryByText(/indefinitely/)).toBeNull();
  });

  it.each([
    ['Keycloak', 'e-mail'],
    ['Sms', 'phone'],
    ['Trustly', 'Trustly'],
    ['Piq', 'Piq'],
    ['Zimpler', 'Zimpler'],
  ])('names the login method %s to a player with several accounts (R-4-050, A-135)', async (flow, name) => {
    const { sent } = await renderNotice(closed(false, 'MultipleAccounts'), { LoginMethod: loginFlow(flow) });
    const text = `closed indefinitely because you have more than one. You sign in to this one by: ${name}.`;
    await waitFor(async () => expect(await findNotice()).toHaveTextContent(text));
    expect(sent.find(({ operationName }) => operationName === 'LoginMethod')?.variables).toEqual({
      countryCode: 'FI',
    });
  });

  it('has the general text if the login method cannot be loaded (R-4-049, R-4-050)', async () => {
    await renderNotice(closed(false, 'MultipleAccounts'), { LoginMethod: { errors: [{ message: 'down' }] } });
    expect(await findNotice()).toHaveTextContent('Your account has been closed indefinitely');
  });

  it('does not query the login method for other accounts (R-4-050, A-134)', async () => {
    for (const restriction of [closed(false), closed(true, 'MultipleAccounts'), timeout(inAWeek)]) {
      const { sent, unmount } = await renderNotice(restriction, { LoginMethod: loginFlow('Sms') });
      expect(await findNotice()).not.toHaveTextContent('phone');
      expect(sent.map(({ operationName }) => operationName)).not.toContain('LoginMethod');
      unmount();
    }
  });

  it('disappears by itself when the exclusion is over (R-6-006)', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    await renderNotice(exclusion(new Date(Date.now() + 60_000).toISOString()));
    await findNotice();
    act(() => jest.advanceTimersByTime(90_000));
    expect(screen.queryByRole('region', { name: 'About your account' })).toBeNull();
  });

  it.each([
    ['without a restriction', {}],
    ['after an exclusion', exclusion(yesterday)],
    ['after a timeout', timeout(yesterday)],
  ])('is not rendered %s (R-6-006)', async (_, restriction) => {
    await renderNotice(restriction);
    expect(screen.queryByRole('region', { name: 'About your account' })).toBeNull();
  });
});
