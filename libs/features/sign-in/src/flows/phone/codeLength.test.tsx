import { session } from '@lobby/storage';
import { setBuild } from '@lobby/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSignIn, phonePlatform } from '../signIn.fixture.tsx';

beforeEach(() => setBuild({ phoneLogin: true, Keycloak: false, BasicEnterCode: false }));
afterEach(() => sessionStorage.clear());

const codeField = () => screen.findByRole('textbox', { name: /Code/ });

/** The page of a sign-in whose code has just been sent. */
async function openCode(code: string, changes: object = {}) {
  const platform = phonePlatform(0, code);
  const { now, ...login } = platform.login();
  const stored = { ...login, clockOffset: Date.parse(now) - Date.now(), from: 'login', returnTo: null };
  session.write('signInUnderWay', { kind: 'phone', ...stored, ...changes } as never);
  return openSignIn('/en/enter-code/', 'Sms', { answers: platform.answers });
}

describe.each(['0427', '90210', '8675309', '31415926'])('a code of as many digits as %s (A-051)', (code) => {
  it('is said to be so long, and sent as soon as it is whole', async () => {
    const { variablesOf, countOf, address } = await openCode(code);
    expect(screen.getByText(`We have sent ${code.length} digits by text message to +358••••567.`)).toBeVisible();
    await userEvent.type(await codeField(), code.slice(0, -1));
    expect(countOf('CompletePhoneLogin')).toBe(0);
    await userEvent.type(await codeField(), code.slice(-1));
    await waitFor(() => expect(address()).toBe('/en/'));
    expect(variablesOf('CompletePhoneLogin')).toEqual([{ id: 'login-1', code }]);
  });

  it('may be pasted or filled in, with spaces', async () => {
    const { variablesOf, address } = await openCode(code);
    await userEvent.click(await codeField());
    await userEvent.paste(` ${code.slice(0, 2)} ${code.slice(2)}`);
    await waitFor(() => expect(address()).toBe('/en/'));
    expect(variablesOf('CompletePhoneLogin')).toEqual([{ id: 'login-1', code }]);
  });

  it.each([
    ['shorter', code.slice(1)],
    ['longer', `${code}0`],
  ])('is not taken for one that is %s', async (_how, typed) => {
    const { countOf } = await openCode(code);
    await userEvent.click(await codeField());
    await userEvent.paste(typed);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await codeField()).toHaveAccessibleDescription(expect.stringContaining(`Enter the ${code.length} digits.`));
    expect(countOf('CompletePhoneLogin')).toBe(0);
  });
});

it.each([3, 9, 4.5, null])('has no page where %p is stored as its length', async (codeLength) => {
  const { address } = await openCode('123456', { codeLength });
  await waitFor(() => expect(address()).toBe('/en/login/'));
});
