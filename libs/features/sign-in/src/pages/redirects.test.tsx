import { renderScene } from '@lobby/testing';
import { act } from '@testing-library/react';
import InternalCookiePage from './InternalCookiePage.tsx';
import LoginHandlerPage from './LoginHandlerPage.tsx';

const openCookiePage = (redir: string) =>
  renderScene(<InternalCookiePage />, { path: `/en/internal-cookie/?redir=${redir}`, visitor: true });

describe('redirecting pages', () => {
  afterEach(() => jest.useRealTimers());

  it('the login handler redirects after 1 ms with its parameters (R-2-055, R-2-056, R-9-051)', async () => {
    jest.useFakeTimers();
    const start = '/en/login-handler/?redir=/en/jackpot/&setCustomJackpot=0.5';
    const { address } = await renderScene(<LoginHandlerPage />, { path: start, visitor: true });
    expect(address()).toBe(start);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(address()).toBe('/en/jackpot/?setCustomJackpot=0.5');
  });

  it('the internal-cookie page redirects to redir (R-2-057)', async () => {
    const { address } = await openCookiePage('/en/raffle/');
    expect(address()).toBe('/en/raffle/');
  });

  it('the internal-cookie page never leaves this site (A-023)', async () => {
    const { address } = await openCookiePage('https://evil.test/');
    expect(address()).toBe('/en/');
  });
});
