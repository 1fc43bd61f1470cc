import { useLocation } from '@lobby/routing';
import { renderScene, untilIdle } from '@lobby/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import VerifyEmailPage from '../pages/VerifyEmailPage.tsx';

const token = 'a-token-that-was-sent-by-mail';
const verified = (origin: string) => ({
  data: { verifyEmail: { __typename: 'VerifiedEmail', origin, email: 'a•••@lobby.test' } },
});
const rejected = (type: string) => ({ data: null, errors: [{ message: 'no', extensions: { type: `$${type}` } }] });

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function follow(VerifyEmail: unknown, { query = `?token=${token}&origin=SignUp&x=1`, player = false } = {}) {
  const scene = await renderScene(
    <>
      <VerifyEmailPage />
      <Address />
    </>,
    { path: `/en/verify-email/${query}`, visitor: !player, answers: { VerifyEmail } },
  );
  await untilIdle();
  const sent = () => scene.sent.filter(({ operationName }) => operationName === 'VerifyEmail');
  return { ...scene, verifications: sent };
}

it.each([
  ['SignUp', 'Your address is confirmed. Your account is ready.'],
  ['EmailChange', 'Your new address is confirmed. We write to it from now on.'],
  ['Unknown', 'Your address is confirmed.'],
])('a link of the origin %s is followed at once, and its token leaves the address (R-3-015)', async (origin, text) => {
  const { verifications } = await follow(verified(origin));
  expect(screen.getByRole('heading', { level: 1, name: 'Your e-mail address' })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText('a•••@lobby.test')).toBeVisible();
  expect(verifications().map(({ variables }) => variables)).toEqual([{ token }]);
  expect(screen.getByText('/en/verify-email/?x=1')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/en/login/');
});

it('leads a player on to the profile', async () => {
  await follow(verified('EmailChange'), { player: true });
  expect(screen.getByRole('link', { name: 'To your profile' })).toHaveAttribute('href', '/en/profile/');
});

it.each([
  ['LinkExpired', 'This link is too old.'],
  ['LinkInvalid', 'This link cannot be used.'],
])('says why a link is rejected: %s', async (type, text) => {
  await follow(rejected(type));
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it.each(['', '?token=', '?token=%3Cscript%3E', '?token=short'])(
  'asks nothing of the platform for %s',
  async (query) => {
    const { verifications } = await follow(verified('Unknown'), { query });
    expect(screen.getByRole('alert')).toHaveTextContent('This link cannot be used.');
    expect(verifications()).toEqual([]);
  },
);

it('keeps the link where there was no answer', async () => {
  const { answer, verifications } = await follow(new Error('down'));
  expect(screen.getByRole('alert')).toHaveTextContent('There was no answer. Your link is still good.');
  answer({ VerifyEmail: verified('SignUp') });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your address is confirmed. Your account is ready.')).toBeVisible();
  expect(verifications()).toHaveLength(2);
});

it('says so without a network, and goes on by itself when the server answers, whatever the browser says', async () => {
  jest.useFakeTimers();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { answer, verifications } = await follow(new Error('no network'));
  expect(screen.getByRole('alert')).toHaveTextContent('You are offline. Your link is still good');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  answer({ VerifyEmail: verified('SignUp') });
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response());
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(screen.getByText('Your address is confirmed. Your account is ready.')).toBeVisible();
  expect(verifications()).toHaveLength(2);
  jest.useRealTimers();
  jest.restoreAllMocks();
});
