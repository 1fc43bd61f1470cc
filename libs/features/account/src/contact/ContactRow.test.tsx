import { renderScene, translatePage, untilIdle } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PersonalPage from '../personal/PersonalPage.tsx';
import { codeSentAt, contactPlatform, rejection } from './platform.fixture.ts';

const MINUTE = 60_000;

async function openPersonal(platform = contactPlatform()) {
  const scene = await renderScene(<PersonalPage />, { path: '/en/profile/', answers: platform.answers });
  const sentOf = (name: string) =>
    scene.sent.filter(({ operationName }) => operationName === name).map(({ variables }) => variables);
  return { ...scene, platform, sentOf };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const valueOf = (term: string) =>
  screen.getAllByRole('term').find(({ textContent }) => textContent === term)?.nextElementSibling;
async function enter(code: string) {
  const field = await screen.findByLabelText('Code');
  await userEvent.clear(field);
  await userEvent.type(field, code);
  await press('Confirm');
}

it('verifies the present e-mail address by six digits, however they are written', async () => {
  const { sentOf } = await openPersonal();
  expect(valueOf('E-mail')).toHaveTextContent('Not verified');
  await press('Verify e-mail address');
  expect(await screen.findByText('We have sent six digits to p•••@acme.test.')).toBeVisible();
  expect(screen.getByLabelText('Code')).toHaveFocus();
  await enter('123 456');
  await waitFor(() => expect(valueOf('E-mail')).toHaveTextContent(/^player@acme\.testVerified/));
  expect(sentOf('SendVerificationCode')).toEqual([{ contact: 'Email', to: null }]);
  expect(sentOf('ConfirmVerificationCode')).toEqual([{ id: expect.any(String), code: '123456' }]);
  expect(screen.queryByRole('button', { name: 'Verify e-mail address' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Change e-mail address' })).toHaveFocus();
});

it('changes the phone number once the new one is proven, and not before, in a translated page too (A-193)', async () => {
  translatePage();
  const { sentOf } = await openPersonal();
  await press('Change phone number');
  const field = await screen.findByLabelText('Phone number');
  expect(field).toHaveFocus();
  await userEvent.type(field, '\u202a00358\u00a050 765 4321\u202c');
  await press('Send code');
  expect(await screen.findByText(/six digits by text message/)).toBeVisible();
  expect(valueOf('Phone')).toHaveTextContent('+358401234567');
  await enter('۱۲۳ ۴۵۶');
  await waitFor(() => expect(valueOf('Phone')).toHaveTextContent('+358507654321Verified'));
  expect(screen.getByText('+358507654321')).toHaveAttribute('translate', 'no');
  expect(sentOf('SendVerificationCode')).toEqual([{ contact: 'Phone', to: '+358507654321' }]);
});

it('sends a code to the present number whatever numbers the lobby knows', async () => {
  const { sentOf } = await openPersonal(
    contactPlatform({ phoneNumber: '+35840123456789', isPhoneNumberVerified: false }),
  );
  await press('Change phone number');
  expect(await screen.findByLabelText('Phone number')).toHaveValue('+35840123456789');
  await press('Send code');
  expect(await screen.findByText(/six digits by text message/)).toBeVisible();
  expect(sentOf('SendVerificationCode')).toEqual([{ contact: 'Phone', to: null }]);
});

it('says beside the field that an address cannot be used, and keeps it', async () => {
  const { platform } = await openPersonal();
  await press('Change e-mail address');
  const field = await screen.findByLabelText('E-mail address');
  await userEvent.clear(field);
  await userEvent.type(field, 'taken@acme.test');
  platform.next = { answer: rejection('ContactInvalid'), isDone: false };
  await press('Send code');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/We cannot use this e-mail address/));
  expect(field).toHaveValue('taken@acme.test');
  expect(field).toHaveFocus();
});

it('sends nothing for an empty field, a number that nobody can have, or the address that is verified already', async () => {
  const { sentOf } = await openPersonal(contactPlatform({ emailVerified: true, phoneNumber: null }));
  await press('Add phone number');
  await userEvent.type(await screen.findByLabelText('Phone number'), '040 123');
  await press('Send code');
  expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription(/country code, such as \+358 …/);
  await press('Cancel');
  await press('Change e-mail address');
  await press('Send code');
  expect(await screen.findByLabelText('E-mail address')).toHaveAccessibleDescription(/Please fill this in/);
  await userEvent.type(screen.getByLabelText('E-mail address'), 'player@acme.test');
  await press('Send code');
  expect(screen.getByLabelText('E-mail address')).toHaveAccessibleDescription(/your address already/);
  expect(sentOf('SendVerificationCode')).toEqual([]);
});

it('counts the attempts that are left, and takes no code after the last, in a translated page too (A-193)', async () => {
  translatePage();
  const { platform } = await openPersonal();
  await press('Verify e-mail address');
  for (const left of ['4 attempts left.', '3 attempts left.', '2 attempts left.', 'One attempt left.']) {
    await enter('654321');
    expect(await screen.findByText(left)).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/not the code/);
  }
  await enter('654321');
  expect(await screen.findByText(/can no longer be used/)).toBeVisible();
  expect(platform.player.emailVerified).toBe(false);
  await press('Send a new code');
  expect(await screen.findByLabelText('Code')).toHaveValue('');
});

it('takes only six digits', async () => {
  const { sentOf } = await openPersonal();
  await press('Verify e-mail address');
  await enter('12345');
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('Enter the six digits.');
  expect(sentOf('ConfirmVerificationCode')).toEqual([]);
});

it('goes on where the player was before a reload, without moving the focus', async () => {
  const platform = contactPlatform();
  platform.codes = [codeSentAt(Date.now(), { sentTo: 'n•••@acme.test', attemptsLeft: 3 })];
  const { sentOf } = await openPersonal(platform);
  expect(await screen.findByText('We have sent six digits to n•••@acme.test.')).toBeVisible();
  expect(screen.getByText('3 attempts left.')).toBeVisible();
  expect(document.body).toHaveFocus();
  await press('Cancel');
  await press('Enter the code');
  await enter('123456');
  await waitFor(() => expect(valueOf('E-mail')).toHaveTextContent('Verified'));
  expect(sentOf('SendVerificationCode')).toEqual([]);
});

it('detects that a code whose response was lost has been accepted', async () => {
  const { platform } = await openPersonal();
  await press('Verify e-mail address');
  platform.next = { answer: { errors: [{ message: 'Down' }] }, isDone: true };
  await enter('123456');
  expect(await screen.findByText('We do not know whether the code that you entered has reached us.')).toBeVisible();
  await press('Try again');
  await waitFor(() => expect(valueOf('E-mail')).toHaveTextContent(/^player@acme\.testVerified/));
});

it('does not take a code that is over for a success because the address before was verified', async () => {
  const platform = contactPlatform({ emailVerified: true });
  platform.codes = [codeSentAt(Date.now(), { sentTo: 'n•••@acme.test' })];
  await openPersonal(platform);
  platform.next = { answer: rejection('CodeExpired'), isDone: false };
  await enter('123456');
  expect(await screen.findByText(/can no longer be used/)).toBeVisible();
  expect(platform.player.email).toBe('player@acme.test');
});

it('offers the code of a request whose response was lost', async () => {
  const { platform } = await openPersonal();
  await press('Change e-mail address');
  const field = await screen.findByLabelText('E-mail address');
  await userEvent.clear(field);
  await userEvent.type(field, 'new@acme.test');
  platform.next = { answer: { errors: [{ message: 'Down' }] }, isDone: true };
  await press('Send code');
  expect(await screen.findByText(/We do not know whether the code was sent/)).toBeVisible();
  await press('Enter the code sent to n•••');
  await enter('123456');
  await waitFor(() => expect(valueOf('E-mail')).toHaveTextContent('new@acme.testVerified'));
});

it('says why the platform sent no code for the present address', async () => {
  const { platform } = await openPersonal();
  platform.next = { answer: rejection('CodeRecentlySent'), isDone: false };
  await press('Verify e-mail address');
  expect(await screen.findByText(/A code has just been sent/)).toBeVisible();
});

describe('by the platform’s clock', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
  afterEach(() => jest.useRealTimers());
  const again = () => screen.getByRole('button', { name: 'Send a new code' });

  it.each([
    ['ahead of', 3 * 60 * MINUTE],
    ['behind', -3 * 60 * MINUTE],
  ])('offers another code after half a minute, also %s the device’s, and translated (A-193)', async (_, offset) => {
    translatePage();
    const platform = contactPlatform({}, offset);
    platform.codes = [codeSentAt(platform.now())];
    await openPersonal(platform);
    expect(await screen.findByText(/in 30 seconds/)).toBeVisible();
    expect(screen.getByText(/10 more minutes/)).toBeVisible();
    expect(again()).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(29_000));
    expect(again()).toBeDisabled();
    expect(screen.getByText(/in one second/)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(again()).toBeEnabled();
  });

  it('says that a code is over when it is', async () => {
    const platform = contactPlatform({}, 5 * MINUTE);
    // It was sent eight minutes ago: each second is rendered.
    platform.codes = [codeSentAt(platform.now() - 8 * MINUTE)];
    await openPersonal(platform);
    await act(() => jest.advanceTimersByTimeAsync(MINUTE));
    expect(screen.getByLabelText('Code')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(MINUTE));
    await untilIdle();
    expect(screen.getByText(/can no longer be used/)).toBeVisible();
  });
});
