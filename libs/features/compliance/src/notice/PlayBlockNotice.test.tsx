import { Slot } from '@lobby/host';
import { renderScene, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { complianceFeature } from '../index.ts';

const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();
/** As the notice writes it. */
const untilThen = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'medium' }).format(
  new Date(inAWeek),
);
const yesterday = new Date(Date.now() - 86_400_000).toISOString();

async function show(restriction: object, answers: Partial<Record<'LoginMethod', unknown>> = {}) {
  const player = { ...wirePlayer, ...restriction };
  const scene = await renderScene(<Slot name="page.notice" />, {
    features: [complianceFeature()],
    answers: { GetPlayerInfo: wireViewer({ player, wallet: wireWallet }), ...answers },
  });
  return scene;
}
const notice = () => screen.findByRole('region', { name: 'About your account' });
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
  it('tells of a self-exclusion under every licence (R-6-006, A-127)', async () => {
    await show(exclusion(inAWeek));
    expect(await notice()).toHaveTextContent(`excluded yourself from play until ${untilThen}.`);
  });

  it('tells of a timeout (R-6-006)', async () => {
    await show(timeout(inAWeek));
    expect(await notice()).toHaveTextContent(`taking a break from play until ${untilThen}.`);
  });

  it('tells of a closed account, and whether it can be opened again (R-4-049, A-134)', async () => {
    await show(closed(false));
    expect(await notice()).toHaveTextContent('Your account has been closed indefinitely');
  });

  it('has another text for an account that may be opened again (R-4-049, A-134)', async () => {
    await show(closed(true));
    expect(await notice()).toHaveTextContent('Contact us to open it again');
    expect(screen.queryByText(/indefinitely/)).toBeNull();
  });

  it.each([
    ['Keycloak', 'e-mail'],
    ['Sms', 'phone'],
    ['Trustly', 'Trustly'],
    ['Piq', 'Piq'],
    ['Zimpler', 'Zimpler'],
  ])('names the login method %s to who has several accounts (R-4-050, A-135)', async (flow, name) => {
    const { sent } = await show(closed(false, 'MultipleAccounts'), { LoginMethod: loginFlow(flow) });
    const text = `closed indefinitely because you have more than one. You sign in to this one by: ${name}.`;
    await waitFor(async () => expect(await notice()).toHaveTextContent(text));
    expect(sent.find(({ operationName }) => operationName === 'LoginMethod')?.variables).toEqual({
      countryCode: 'FI',
    });
  });

  it('has the general text where the login method cannot be had (R-4-049, R-4-050)', async () => {
    await show(closed(false, 'MultipleAccounts'), { LoginMethod: { errors: [{ message: 'down' }] } });
    expect(await notice()).toHaveTextContent('Your account has been closed indefinitely');
  });

  it('asks for the login method of no other account (R-4-050, A-134)', async () => {
    for (const restriction of [closed(false), closed(true, 'MultipleAccounts'), timeout(inAWeek)]) {
      const { sent, unmount } = await show(restriction, { LoginMethod: loginFlow('Sms') });
      expect(await notice()).not.toHaveTextContent('phone');
      expect(sent.map(({ operationName }) => operationName)).not.toContain('LoginMethod');
      unmount();
    }
  });

  it('goes by itself when the exclusion is over (R-6-006)', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    await show(exclusion(new Date(Date.now() + 60_000).toISOString()));
    await notice();
    act(() => jest.advanceTimersByTime(90_000));
    expect(screen.queryByRole('region', { name: 'About your account' })).toBeNull();
  });

  it.each([
    ['without a restriction', {}],
    ['after an exclusion', exclusion(yesterday)],
    ['after a timeout', timeout(yesterday)],
  ])('is not there %s (R-6-006)', async (_, restriction) => {
    await show(restriction);
    expect(screen.queryByRole('region', { name: 'About your account' })).toBeNull();
  });
});
