import { renderScene, wirePlayer, wireViewer, wireWallet } from '@lobby/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ResponsibleGamingPage from '../hub/ResponsibleGamingPage.tsx';

const onBreak = {
  ...wirePlayer,
  timeouts: { __typename: 'Timeouts', timeoutEndsAt: new Date(Date.now() + 86_400_000).toISOString() },
};
const panic = () => screen.queryByRole('button', { name: 'Take a break of 24 hours' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the panic button', () => {
  it('begins a break of 24 hours in two taps, under every licence (R-6-006)', async () => {
    const scene = await renderScene(<ResponsibleGamingPage />, {
      answers: { StartExclusion: { data: { startExclusion: onBreak } } },
    });
    await press('Take a break of 24 hours');
    expect(scene.names()).not.toContain('StartExclusion');
    scene.answer({ GetPlayerInfo: wireViewer({ player: onBreak, wallet: wireWallet }) });
    await press('Yes, stop now');
    expect(await screen.findByText('Done. It is in force now.')).toBeVisible();
    expect(scene.sent.find(({ operationName }) => operationName === 'StartExclusion')?.variables).toEqual({
      optionId: 'timeout-24h',
    });
  });

  it('can be turned back from before the second tap', async () => {
    const scene = await renderScene(<ResponsibleGamingPage />);
    await press('Take a break of 24 hours');
    await press('Back');
    expect(panic()).toBeVisible();
    expect(scene.names()).not.toContain('StartExclusion');
  });

  it('is sent again where the answer was lost', async () => {
    const scene = await renderScene(<ResponsibleGamingPage />, { answers: { StartExclusion: new Error('offline') } });
    await press('Take a break of 24 hours');
    await press('Yes, stop now');
    expect(await screen.findByText(/We have no answer yet/)).toBeVisible();
    scene.answer({ StartExclusion: { data: { startExclusion: onBreak } } });
    await press('Try again');
    expect(await screen.findByText('Done. It is in force now.')).toBeVisible();
  });

  it('is sent on when its page is left without an answer', async () => {
    const scene = await renderScene(<ResponsibleGamingPage />, { answers: { StartExclusion: new Error('offline') } });
    await press('Take a break of 24 hours');
    await press('Yes, stop now');
    expect(await screen.findByText(/We have no answer yet/)).toBeVisible();
    const sent = () => scene.names().filter((name) => name === 'StartExclusion').length;
    const before = sent();
    scene.answer({ StartExclusion: { data: { startExclusion: onBreak } } });
    scene.unmount();
    await waitFor(() => expect(sent()).toBe(before + 1));
  });

  it('is not sent on when its page is left before the second tap', async () => {
    const scene = await renderScene(<ResponsibleGamingPage />);
    await press('Take a break of 24 hours');
    scene.unmount();
    await act(async () => {});
    expect(scene.names()).not.toContain('StartExclusion');
  });

  it('is not offered to visitors, nor during a break', async () => {
    const { unmount } = await renderScene(<ResponsibleGamingPage />, { visitor: true });
    expect(panic()).toBeNull();
    unmount();
    await renderScene(<ResponsibleGamingPage />, {
      answers: { GetPlayerInfo: wireViewer({ player: onBreak, wallet: wireWallet }) },
    });
    expect(panic()).toBeNull();
  });
});
