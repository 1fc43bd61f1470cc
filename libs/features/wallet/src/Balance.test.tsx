import { renderScene, setBuild, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { WalletQuery } from '@lobby/player';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Balance from './Balance.tsx';

describe('balance in the header', () => {
  it('shows balance and bonus balance in the wallet’s currency (R-1-007, R-3-047)', async () => {
    await renderScene(<Balance />);
    expect(screen.getByText('Balance').parentElement).toHaveTextContent('Balance€50.00');
    expect(screen.getByText('Bonus').parentElement).toHaveTextContent('Bonus€5.00');
  });

  it('is asked for once, by the session, beside the player', async () => {
    const { names } = await renderScene(<Balance />);
    expect(names().filter((name) => name === 'Wallet')).toHaveLength(1);
  });

  it('follows changes in the cache (R-3-048, R-4-014)', async () => {
    const { client, answer } = await renderScene(<Balance />);
    answer({ Wallet: wireViewer({ wallet: { ...wireWallet, balance: '12.30' } }) });
    act(() => client.refetch(WalletQuery));
    expect(await screen.findByText('€12.30')).toBeInTheDocument();
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

  it('keeps its place where the back end does not know the query, and asks no more (R-4-014)', async () => {
    const refusal = { errors: [{ message: 'Cannot query field "wallet" on type "Viewer".' }] };
    const { names } = await renderScene(<Balance />, { answers: { Wallet: refusal } });
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
