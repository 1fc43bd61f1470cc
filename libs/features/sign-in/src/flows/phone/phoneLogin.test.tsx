import { session } from '@lobby/storage';
import { setBuild } from '@lobby/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSignIn, phonePlatform, rejection, unanswered } from '../signIn.fixture.tsx';

beforeEach(() => setBuild({ phoneLogin: true, Keycloak: false, BasicEnterCode: false }));
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

const open = (platform = phonePlatform(), path = '/en/login/') =>
  openSignIn(path, 'Sms', { answers: platform.answers });
const numberField = () => screen.getByRole('textbox', { name: /Phone number/ });
const codeField = () => screen.getByRole('textbox', { name: /Code/ });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function sendCode(number = '040 123 4567') {
  await userEvent.clear(numberField());
  await userEvent.type(numberField(), number);
  await press('Send code');
}
async function openCode(platform = phonePlatform(), path = '/en/login/') {
  const scene = await open(platform, path);
  await sendCode();
  await screen.findByRole('heading', { name: 'Enter the code' });
  return scene;
}

describe('the phone number', () => {
  it('has a field on the login page, may be written as in its country, and gets a code (R-3-023, R-1-006)', async () => {
    const { variablesOf, address } = await open();
    expect(numberField()).toHaveAttribute('type', 'tel');
    expect(numberField()).toHaveAttribute('autocomplete', 'tel');
    await sendCode();
    await waitFor(() => expect(address()).toBe('/en/enter-code/'));
    expect(variablesOf('StartPhoneLogin')).toEqual([{ phoneNumber: '+358401234567' }]);
    expect(await screen.findByText(/sent 6 digits by text message to \+358••••567/)).toBeVisible();
  });

  it('has its field at once with autoSignIn=1 (A-026)', async () => {
    const { address } = await open(phonePlatform(), '/en/login/?autoSignIn=1');
    expect(numberField()).toBeVisible();
    expect(address()).toMatch(/^\/en\/login\//);
  });

  it.each(['', '12', 'call me'])(
    'that nobody can have is not sent, by our own rules: “%s” (R-5-017)',
    async (typed) => {
      const { names } = await open();
      if (typed !== '') await userEvent.type(numberField(), typed);
      await press('Send code');
      expect(numberField()).toBeInvalid();
      expect(numberField()).toHaveFocus();
      expect(names()).not.toContain('StartPhoneLogin');
    },
  );

  it.each([
    ['ContactInvalid', /We cannot use this number/],
    ['CodeRecentlySent', /A code has just been sent/],
    ['TooManyAttempts', /Too many attempts/],
    ['', /We do not know whether the code was sent/],
  ])('stays for another try when the platform responds with “%s”', async (type, text) => {
    const platform = phonePlatform();
    platform.next = type === '' ? new TypeError('offline') : rejection(type);
    const { address } = await open(platform);
    await sendCode();
    expect((await screen.findAllByText(text))[0]).toBeVisible();
    expect(screen.getAllByRole('alert')[0]).toHaveTextContent(text);
    expect(numberField()).toHaveValue('040 123 4567');
    await press('Send code');
    await waitFor(() => expect(address()).toBe('/en/enter-code/'));
  });

  it('is sent once, however often the button is pressed', async () => {
    const { countOf } = await open();
    await userEvent.type(numberField(), '0401234567');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send code' }));
    await screen.findByRole('heading', { name: 'Enter the code' });
    expect(countOf('StartPhoneLogin')).toBe(1);
  });

  it('may be changed, and the code that was sent is found again', async () => {
    const { address } = await openCode(phonePlatform(), '/en/login/?redir=/en/raffle/');
    await press('Use another number');
    await waitFor(() => expect(address()).toBe('/en/login/?redir=%2Fen%2Fraffle%2F'));
    await userEvent.click(await screen.findByRole('button', { name: 'Enter the code sent to +358••••567' }));
    await waitFor(() => expect(address()).toBe('/en/enter-code/'));
    expect(await screen.findByRole('textbox', { name: /Code/ })).toBeVisible();
  });

  describe('that a code was sent to within half a minute', () => {
    const other = '050 765 4321';
    const again = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Use another number' }));
      await screen.findByRole('textbox', { name: /Phone number/ });
    };
    const enter = async (code: string) => userEvent.type(await screen.findByRole('textbox', { name: /Code/ }), code);

    it('leads to its own code, with another in between', async () => {
      const platform = phonePlatform();
      const { address, variablesOf } = await openCode(platform);
      await again();
      await sendCode(other);
      await waitFor(() => expect(address()).toBe('/en/enter-code/'));
      await again();
      platform.next = rejection('CodeRecentlySent');
      await sendCode();
      await waitFor(() => expect(address()).toBe('/en/enter-code/'));
      await enter('123456');
      await waitFor(() => expect(address()).toBe('/en/'));
      expect(variablesOf('CompletePhoneLogin')).toEqual([{ id: 'login-1', code: '123456' }]);
    });

    it('elsewhere has to wait, whatever other number has a code here', async () => {
      const platform = phonePlatform();
      const { address } = await openCode(platform);
      await again();
      platform.next = rejection('CodeRecentlySent');
      await sendCode(other);
      expect((await screen.findAllByText(/A code has just been sent/))[0]).toBeVisible();
      expect(address()).toMatch(/^\/en\/login\//);
    });

    it('leads on to the page that the visitor wants now', async () => {
      const platform = phonePlatform();
      const { address, router } = await openCode(platform, '/en/login/?redir=/en/raffle/');
      await act(() => router.navigate('/en/login/?redir=/en/jackpot/'));
      await userEvent.click(await screen.findByRole('button', { name: 'Enter the code sent to +358••••567' }));
      await enter('123456');
      await waitFor(() => expect(address()).toBe('/en/jackpot/'));
    });
  });
});

describe('the code', () => {
  it('signs in as soon as its digits are typed, once, and goes on to the return page', async () => {
    const { beginSession, variablesOf, address } = await openCode(undefined, '/en/login/?redir=/en/jackpot/');
    expect(codeField()).toHaveAttribute('inputmode', 'numeric');
    expect(codeField()).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(codeField(), '123456');
    await waitFor(() => expect(address()).toBe('/en/jackpot/'));
    expect(variablesOf('CompletePhoneLogin')).toEqual([{ id: 'login-1', code: '123456' }]);
    expect(beginSession.mock.calls.map(([tokens]) => tokens)).toEqual([
      { accessToken: 'access', refreshToken: 'refresh' },
    ]);
    expect(session.read('signInUnderWay')).toBeNull();
  });

  it('may be pasted with spaces', async () => {
    const { variablesOf, address } = await openCode();
    await userEvent.click(codeField());
    await userEvent.paste(' 123 456 ');
    await waitFor(() => expect(address()).toBe('/en/'));
    expect(variablesOf('CompletePhoneLogin')).toEqual([{ id: 'login-1', code: '123456' }]);
  });

  it('that is wrong is said to be beside the field, with the attempts that are left, and not sent again by itself', async () => {
    const { countOf } = await openCode();
    await userEvent.type(codeField(), '111111');
    await waitFor(() => expect(codeField()).toBeInvalid());
    expect(codeField()).toHaveAccessibleDescription(/not the code that we have sent/);
    expect(screen.getByText('4 attempts left.')).toBeVisible();
    expect(codeField()).toHaveFocus();
    expect(countOf('CompletePhoneLogin')).toBe(1);
    await userEvent.type(codeField(), '{Backspace}');
    expect(countOf('CompletePhoneLogin')).toBe(1);
    await userEvent.type(codeField(), '2');
    await waitFor(() => expect(countOf('CompletePhoneLogin')).toBe(2));
    expect(screen.getByText('3 attempts left.')).toBeVisible();
  });

  it('cannot be entered any more after five wrong ones; a new one can', async () => {
    await openCode();
    for (const code of ['111111', '222222', '333333', '444444', '555555']) {
      await userEvent.clear(codeField());
      await userEvent.type(codeField(), code);
    }
    expect(await screen.findByRole('alert')).toHaveTextContent('This code can no longer be used.');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('button', { name: 'Send a new code' })).toBeDisabled();
    // The field that had the focus is gone.
    expect(screen.getByRole('button', { name: 'Use another number' })).toHaveFocus();
  });

  it('is said beforehand to be checked at once', async () => {
    await openCode();
    expect(codeField()).toHaveAccessibleDescription('We check it as soon as you have entered the last digit.');
  });

  it('has as many attempts left as the platform says, whoever has used them', async () => {
    const platform = phonePlatform();
    await openCode(platform);
    platform.next = rejection('CodeInvalid', { attemptsLeft: 1 });
    await userEvent.type(codeField(), '111111');
    expect(await screen.findByText('One attempt left.')).toBeVisible();
    platform.next = rejection('CodeExpired', { attemptsLeft: 0 });
    await userEvent.type(codeField(), '{Backspace}2');
    expect(await screen.findByRole('button', { name: 'Send a new code' })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('says that the browser keeps no cookies, and may be sent again once it does', async () => {
    let refusesCookies = true;
    const platform = phonePlatform();
    const { address, beginSession } = await openSignIn('/en/login/?redir=/en/raffle/', 'Sms', {
      answers: platform.answers,
      refusesCookies: () => refusesCookies,
    });
    await sendCode();
    await screen.findByRole('heading', { name: 'Enter the code' });
    await userEvent.type(codeField(), '123456');
    expect(await screen.findByText(/^Your browser does not keep the cookies of this site/)).toBeVisible();
    expect(codeField()).toHaveValue('123456');
    expect(address()).toBe('/en/enter-code/');
    expect(beginSession).toHaveBeenCalledTimes(1);
    // A reload goes on here, too.
    expect(session.read('signInUnderWay')).toMatchObject({ kind: 'phone', id: 'login-1' });
    refusesCookies = false;
    await press('Confirm');
    await waitFor(() => expect(address()).toBe('/en/raffle/'));
  });

  it.each(unanswered)('stays typed when the answer %s, for another try', async (_, answer) => {
    const platform = phonePlatform();
    const { beginSession } = await openCode(platform);
    platform.next = answer();
    await userEvent.type(codeField(), '123456');
    expect(await screen.findByText('We do not know whether the code that you entered has reached us.')).toBeVisible();
    expect(codeField()).toHaveValue('123456');
    await press('Confirm');
    await waitFor(() => expect(beginSession).toHaveBeenCalledTimes(1));
  });

  it('that is used or too old is rejected, and leads back to the number', async () => {
    const platform = phonePlatform();
    const { address, countOf } = await openCode(platform, '/en/login/?redir=/en/raffle/');
    platform.next = rejection('CodeExpired');
    await userEvent.type(codeField(), '123456');
    expect(await screen.findByRole('alert')).toHaveTextContent('This code can no longer be used.');
    expect(screen.getByRole('button', { name: 'To the number' })).toHaveFocus();
    await press('To the number');
    await waitFor(() => expect(address()).toBe('/en/login/?redir=%2Fen%2Fraffle%2F'));
    expect(await screen.findByRole('textbox', { name: /Phone number/ })).toBeVisible();
    // Nothing of the sign-in that is over is offered, and no new code was requested in between.
    expect(screen.queryByRole('button', { name: /^Enter the code sent to/ })).toBeNull();
    expect(countOf('ResendPhoneLoginCode')).toBe(0);
  });

  it('of a number without an account leads to registration, with the return page', async () => {
    const platform = phonePlatform();
    const { beginSession } = await openCode(platform, '/en/login/?redir=/en/raffle/');
    platform.next = rejection('AccountNotFound');
    await userEvent.type(codeField(), '123456');
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no account with this number yet.');
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/en/register/?redir=%2Fen%2Fraffle%2F',
    );
    expect(beginSession).not.toHaveBeenCalled();
    expect(session.read('signInUnderWay')).toMatchObject({ kind: 'proven', id: 'login-1' });
  });

  it('can be entered after a reload, without the number or the code in the browser’s storage', async () => {
    const first = await openCode(undefined, '/en/login/?redir=/en/jackpot/');
    await userEvent.type(codeField(), '111111');
    await screen.findByText('4 attempts left.');
    const stored = JSON.stringify({ ...sessionStorage, ...localStorage });
    expect(stored).not.toMatch(/401234567|111111/);
    first.unmount();
    const { address } = await open(undefined, '/en/enter-code/');
    expect(screen.getByText('4 attempts left.')).toBeVisible();
    await userEvent.type(codeField(), '123456');
    await waitFor(() => expect(address()).toBe('/en/jackpot/'));
  });

  it.each(['enter-code', 'resend-code'])('without a sign-in under way /%s/ leads to the login page', async (page) => {
    const { address } = await open(undefined, `/en/${page}/?redir=/en/raffle/`);
    await waitFor(() => expect(address()).toBe('/en/login/?redir=/en/raffle/'));
  });

  it('is not required of players, who go on', async () => {
    const { address } = await openSignIn('/en/enter-code/', 'Sms', { visitor: false });
    await waitFor(() => expect(address()).toBe('/en/'));
  });

  it('never goes on to another site (A-023)', async () => {
    const first = await openCode();
    const stored = session.read('signInUnderWay') as { kind: string };
    first.unmount();
    session.write('signInUnderWay', { ...stored, returnTo: '//evil.test/' } as never);
    const { address } = await open(undefined, '/en/enter-code/');
    await userEvent.type(codeField(), '123456');
    await waitFor(() => expect(address()).toBe('/en/'));
  });
});

describe('another code', () => {
  const clock = { doNotFake: ['queueMicrotask', 'nextTick'] as const };
  const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  /** Opens a page of a sign-in that has just begun, by a platform whose clock is an hour ahead. */
  async function openAt(path: string, platform = phonePlatform(3_600_000)) {
    const { now, ...login } = platform.login();
    const clockOffset = Date.parse(now) - Date.now();
    const origin = { from: 'login', returnTo: '/en/raffle/' };
    session.write('signInUnderWay', { kind: 'phone', ...login, clockOffset, ...origin } as never);
    return open(platform, path);
  }
  const click = (name: string) => act(async () => screen.getByRole('button', { name }).click());

  it('can be had after half a minute by the platform’s clock, and counts from then on', async () => {
    jest.useFakeTimers({ doNotFake: [...clock.doNotFake] });
    const { variablesOf } = await openAt('/en/enter-code/');
    expect(screen.getByText(/You can ask for another one in 30 seconds/)).toBeVisible();
    expect(screen.getByText(/can be entered for 10 more minutes/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send a new code' })).toBeDisabled();
    await advance(30_000);
    await click('Send a new code');
    expect(variablesOf('ResendPhoneLoginCode')).toEqual([{ id: 'login-1' }]);
    expect(screen.getByText(/in 30 seconds/)).toBeVisible();
    expect(session.read('signInUnderWay')).toMatchObject({ id: 'login-2', returnTo: '/en/raffle/' });
  });

  it.each(['enter-code', 'resend-code'])('needs the number once the code’s time is over, on /%s/', async (page) => {
    jest.useFakeTimers({ doNotFake: [...clock.doNotFake] });
    const platform = Object.assign(phonePlatform(3_600_000), { lifetime: 60_000 });
    const { address, countOf } = await openAt(`/en/${page}/`, platform);
    await advance(platform.lifetime);
    expect(screen.getByText(/This code can no longer be used/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
    await click('To the number');
    expect(address()).toBe('/en/login/?redir=%2Fen%2Fraffle%2F');
    expect(countOf('ResendPhoneLoginCode')).toBe(0);
  });

  it('needs the number after the time of a code that was tried too often, too', async () => {
    jest.useFakeTimers({ doNotFake: [...clock.doNotFake] });
    const platform = Object.assign(phonePlatform(), { lifetime: 60_000 });
    await openAt('/en/enter-code/', platform);
    platform.next = rejection('CodeInvalid', { attemptsLeft: 0 });
    await act(async () => void fireEvent.change(codeField(), { target: { value: '111111' } }));
    expect(screen.getByRole('button', { name: 'Send a new code' })).toBeVisible();
    await advance(platform.lifetime);
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
    expect(screen.getByRole('button', { name: 'To the number' })).toBeVisible();
  });

  it('is rejected where the platform no longer knows the sign-in, and leads back to the number', async () => {
    jest.useFakeTimers({ doNotFake: [...clock.doNotFake] });
    const platform = phonePlatform();
    const { address } = await openAt('/en/enter-code/', platform);
    await advance(30_000);
    platform.next = rejection('CodeExpired');
    await click('Send a new code');
    expect(address()).toBe('/en/login/?redir=%2Fen%2Fraffle%2F');
    expect(screen.getByText('This sign-in is over. Please begin again.')).toBeVisible();
  });

  it.each([
    ['CodeRecentlySent', /A code has just been sent/],
    ['', /We do not know whether the code was sent/],
  ])('that is rejected with “%s” is said to be', async (type, text) => {
    jest.useFakeTimers({ doNotFake: [...clock.doNotFake] });
    const platform = phonePlatform();
    await openAt('/en/resend-code/', platform);
    await advance(30_000);
    platform.next = type === '' ? new TypeError('offline') : rejection(type);
    await click('Send a new code');
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('button', { name: 'Send a new code' })).toBeEnabled();
  });

  it('has a page of its own, which tells when, and leads back to the code or to another number', async () => {
    jest.useFakeTimers({ doNotFake: [...clock.doNotFake] });
    const { address } = await openAt('/en/resend-code/');
    expect(screen.getByText(/in 30 seconds/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Enter the code' })).toHaveAttribute('href', '/en/enter-code/');
    await advance(30_000);
    await click('Send a new code');
    expect(address()).toBe('/en/enter-code/');
    expect(codeField()).toBeVisible();
  });

  it('leads from its page to another number, with the return page', async () => {
    const { address } = await openAt('/en/resend-code/');
    await press('Use another number');
    await waitFor(() => expect(address()).toBe('/en/login/?redir=%2Fen%2Fraffle%2F'));
  });

  it('is only linked to with BasicEnterCode, whose page is the field alone (A-142)', async () => {
    setBuild({ BasicEnterCode: true });
    await openAt('/en/enter-code/');
    expect(codeField()).toBeVisible();
    expect(screen.queryByText(/seconds|more minutes/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
    expect(screen.getByRole('link', { name: 'I need another code' })).toHaveAttribute('href', '/en/resend-code/');
  });
});
