import { renderScene, setBuild, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { useAuth } from '@lobby/auth';
import { useDataClient } from '@lobby/data';
import { takeEarlyWallet, WalletQuery } from '@lobby/money';
import { cookies } from '@lobby/storage';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import Balance from './Balance.tsx';

/** Takes over what the page's inline script has shown, as the lobby does before its first rendering. */
function BalanceOfPage() {
  const [auth, data] = [useAuth(), useDataClient()];
  useState(() => takeEarlyWallet(auth, data));
  return <Balance />;
}

describe('balance that the page’s inline script has shown', () => {
  const early = { session: 's1 1', wallet: { ...wireWallet, balance: '20.00' }, show: jest.fn() };
  beforeEach(() => {
    cookies.set('sessionInfo', JSON.stringify({ sid: 's1', startedAt: 1 }));
    window.earlyWallet = { ...early };
  });
  afterEach(() => cookies.remove('sessionInfo'));
  const unknown = { GetPlayerInfo: new Error('offline') };

  it('stays until the session has its player, whose wallet follows (R-4-014)', async () => {
    const { answer } = await renderScene(<BalanceOfPage />, { answers: unknown });
    expect(screen.getByText('€20.00')).toBeInTheDocument();
    expect(screen.getByText('€5.00')).toBeInTheDocument();
    answer({ GetPlayerInfo: wireViewer({ player: wirePlayer, wallet: wireWallet }) });
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('€50.00')).toBeInTheDocument();
  });

  it('comes later where its answer does, and leaves with its session', async () => {
    const page = { ...early, wallet: null };
    window.earlyWallet = page;
    await renderScene(<BalanceOfPage />, { answers: unknown });
    expect(screen.queryByText(/€/)).toBeNull();
    act(() => page.show(early.wallet));
    expect(screen.getByText('€20.00')).toBeInTheDocument();
    act(() => page.show(null));
    expect(screen.queryByText(/€/)).toBeNull();
  });

  it('is not of another session', async () => {
    window.earlyWallet = { ...early, session: 'another' };
    await renderScene(<BalanceOfPage />, { answers: unknown });
    expect(screen.queryByText(/€/)).toBeNull();
    expect(early.show).toHaveBeenCalledWith(null);
  });

  it.each([
    ['a session of nobody', { GetPlayerInfo: wireViewer({ player: null, wallet: null }) }],
    ['a player without a wallet', { Wallet: wireViewer({ wallet: null }) }],
  ])('leaves for %s', async (_, answers) => {
    const { container } = await renderScene(<BalanceOfPage />, { answers });
    expect(container).toBeEmptyDOMElement();
  });

  it('has the markup into which the script writes', async () => {
    delete window.earlyWallet;
    await renderScene(<BalanceOfPage />, { answers: unknown });
    for (const [name, label] of [
      ['balance', 'Balance'],
      ['bonus', 'Bonus'],
    ]) {
      const place = document.querySelector(`[data-amount="${name}"]`);
      expect(place).toHaveTextContent(String(label));
      expect(place?.querySelector('[translate] > :last-child')).toBeEmptyDOMElement();
    }
  });
});

describe('balance in the header', () => {
  it('shows balance and bonus balance in the wallet’s currency (R-1-007, R-3-047)', async () => {
    await renderScene(<Balance />);
    expect(screen.getByText('Balance').parentElement).toHaveTextContent('Balance€50.00');
    expect(screen.getByText('Bonus').parentElement).toHaveTextContent('Bonus€5.00');
  });

  it('is requested once, by the session, beside the player', async () => {
    const { names } = await renderScene(<Balance />);
    expect(names().filter((name) => name === 'Wallet')).toHaveLength(1);
  });

  it('follows changes in the cache (R-3-048, R-4-014)', async () => {
    const { client, answer } = await renderScene(<Balance />);
    answer({ Wallet: wireViewer({ wallet: { ...wireWallet, balance: '12.30' } }) });
    act(() => client.refetch(WalletQuery));
    expect(await screen.findByText('€12.30')).toBeInTheDocument();
  });

  it.each([
    ['says so to screen readers outside of games', '/en/', 'polite'],
    ['says nothing in a game, where each round changes it', '/en/games/book/', null],
  ])('that changes %s', async (_, path, live) => {
    const { client, answer } = await renderScene(<Balance />, { path });
    const place = screen.getByText('Balance').parentElement;
    // A region that becomes live with its text says nothing.
    expect(place?.getAttribute('aria-live')).toBe(live);
    answer({ Wallet: wireViewer({ wallet: { ...wireWallet, balance: '12.30' } }) });
    act(() => client.refetch(WalletQuery));
    expect(await screen.findByText('€12.30')).toBeInTheDocument();
    expect(place?.getAttribute('aria-live')).toBe(live);
  });

  it('has no bonus balance where the brand has no bonus wallet (R-1-007)', async () => {
    setBuild({ bonusWallet: false });
    await renderScene(<Balance />);
    expect(screen.getByText('€50.00')).toBeInTheDocument();
    expect(screen.queryByText('Bonus')).toBeNull();
  });

  it('renders nothing for a visitor (R-4-014)', async () => {
    const { container } = await renderScene(<Balance />, { visitor: true });
    expect(container).toBeEmptyDOMElement();
  });

  it('keeps its place without amounts while it loads (R-4-014)', async () => {
    await renderScene(<Balance />, { answers: { GetPlayerInfo: new Error('offline') } });
    expect(screen.getByText('Balance')).toBeInTheDocument();
    expect(screen.queryByText(/€/)).toBeNull();
  });

  it('offers another try when only the wallet cannot be loaded', async () => {
    const failing = { errors: [{ message: 'Wallet service is down', path: ['viewer', 'wallet'] }] };
    const { answer } = await renderScene(<Balance />, {
      answers: {
        GetPlayerInfo: { ...wireViewer({ player: wirePlayer, wallet: null }), ...failing },
        Wallet: { ...wireViewer({ wallet: null }), ...failing },
      },
    });
    answer({ Wallet: wireViewer({ wallet: wireWallet }) });
    await userEvent.click(screen.getByRole('button', { name: 'Show balance' }));
    expect(await screen.findByText('€50.00')).toBeInTheDocument();
  });

  it('keeps its place where the back end does not know the query, and requests no more (R-4-014)', async () => {
    const rejection = { errors: [{ message: 'Cannot query field "wallet" on type "Viewer".' }] };
    const { names } = await renderScene(<Balance />, { answers: { Wallet: rejection } });
    expect(screen.getByText('Balance').parentElement).toHaveTextContent('Balance–');
    expect(screen.queryByRole('button')).toBeNull();
    expect(names().filter((name) => name === 'Wallet')).toHaveLength(1);
  });

  it('renders nothing for a player without a wallet', async () => {
    const { container } = await renderScene(<Balance />, {
      answers: { GetPlayerInfo: wireViewer({ player: wirePlayer, wallet: null }) },
    });
    expect(container).toBeEmptyDOMElement();
  });
});
