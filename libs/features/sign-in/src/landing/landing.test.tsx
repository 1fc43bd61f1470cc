import type { RegistrationFlow } from '@lobby/contracts';
import { Slot } from '@lobby/composition';
import { renderScene, setBuild, untilIdle } from '@lobby/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { signInFeature } from '../index.ts';
import { flowsOf } from '../register/register.fixture.tsx';

beforeEach(() => {
  setBuild({ registrationForm: true, phoneLogin: true, partnerLogin: true, Keycloak: true });
  window.localStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** What the lobby page shows a visitor in the slot. */
const open = (answer: unknown) =>
  renderScene(<Slot name="lobby.registration" />, {
    visitor: true,
    features: [signInFeature()],
    brand: { loginFlows: ['Sms', 'Piq'], registrationFlows: ['KEYCLOAK', 'REGILY', 'DINO', 'TRUSTLY'] },
    answers: { BasicLayoutRoot: answer },
  });
const frame = () => screen.queryByTitle<HTMLIFrameElement>('Create your account');
/** As the page in the frame does. */
const tellHeight = (detail: number) => fireEvent(frame()!, new CustomEvent('lobby-height', { detail }));

it.each([
  ['REGILY', 'Keycloak'],
  ['DINO', 'Keycloak'],
  ['REGILY', 'Sms'],
  ['SSN', 'Zimpler'],
] as const)('%s, with the sign-in %s, stands on the lobby page in a frame (R-9-060)', async (flow, login) => {
  await open(flowsOf(flow, login));
  expect(screen.getByRole('region', { name: 'Create your account' })).toContainElement(frame());
  expect(frame()).toHaveAttribute('src', '/en/register/');
  expect(frame()).toHaveAttribute('loading', 'lazy');
});

it.each([
  ['KEYCLOAK', 'Keycloak'],
  ['TRUSTLY', 'Trustly'],
  ['REGILY', 'Piq'],
] as const)(
  '%s, with the sign-in %s, does not, since the provider and partners refuse frames',
  async (flow: RegistrationFlow, login) => {
    const { container } = await open(flowsOf(flow, login));
    expect(container).toBeEmptyDOMElement();
  },
);

it.each([
  ['at the provider', true],
  ['in a build without it, which cannot know the sign-in to begin with', false],
])('keeps its room until the flow is known, and leaves it where nobody knows: %s', async (_, Keycloak) => {
  setBuild({ registrationForm: true, phoneLogin: true, partnerLogin: true, Keycloak });
  const answer = Promise.withResolvers<unknown>();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  const { container } = await open(answer.promise);
  expect(container.querySelector('[aria-busy]')).toBeVisible();
  expect(frame()).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(container).toBeEmptyDOMElement();
});

it('is as high as its content, also when that grows', async () => {
  const { container } = await open(flowsOf('REGILY'));
  expect(container.querySelector('[aria-busy]')).toBeVisible();
  tellHeight(740);
  expect(frame()!.style.height).toBe('740px');
  expect(container.querySelector('[aria-busy]')).toBeNull();
  tellHeight(900);
  expect(frame()!.style.height).toBe('900px');
});

it('waits for a page that has a height', async () => {
  const { container } = await open(flowsOf('REGILY'));
  tellHeight(0);
  expect(container.querySelector('[aria-busy]')).toBeVisible();
});

describe('a frame that shows nothing', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] }));
  const link = () => screen.queryByRole('link', { name: 'Create an account' });

  it('gives way to the link to its page, until it is there after all', async () => {
    const { container } = await open(flowsOf('REGILY'));
    await act(() => jest.advanceTimersByTimeAsync(14_000));
    expect(link()).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(link()).toHaveAttribute('href', '/en/register/');
    expect(container.querySelector('[aria-busy]')).toBeNull();
    tellHeight(740);
    expect(link()).toBeNull();
  });

  it('does not once it has shown the form', async () => {
    await open(flowsOf('REGILY'));
    tellHeight(740);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    await untilIdle();
    expect(link()).toBeNull();
    expect(frame()).toBeInTheDocument();
  });
});
