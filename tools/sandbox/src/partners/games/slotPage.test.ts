/** @jest-environment ./tools/jest/browser-environment.cjs */
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { gameTexts } from '../../../../demo-games/src/index.ts';
import { openGamePage, posted, setUpGamePage } from './gamePage.fixture.ts';

setUpGamePage();

it('follows the balance, but does not request it during a round, as that would reveal the outcome', async () => {
  await openGamePage('slot', { player: 'player@lobby.test' });
  await waitFor(() => expect(posted.map(({ type }) => type)).toEqual(['game:ready']));
  const actions: string[] = [];
  const gate = Promise.withResolvers<void>();
  const answered = globalThis.fetch;
  globalThis.fetch = async (path, init) => {
    const { action } = JSON.parse(String(init?.body)) as { action: string };
    actions.push(action);
    if (action === 'move') await gate.promise;
    return answered(path, init);
  };
  const requestBalance = () => document.dispatchEvent(new Event('visibilitychange'));
  requestBalance();
  expect(actions).toContain('state');
  fireEvent.click(screen.getByRole('button', { name: 'Spin' }));
  await waitFor(() => expect(actions.at(-1)).toBe('move'));
  requestBalance();
  expect(actions.at(-1)).toBe('move');
  gate.resolve();
  await waitFor(() => expect(posted.at(-1)?.type).toBe('game:round'));
  requestBalance();
  expect(actions.at(-1)).toBe('state');
});

it('celebrates no payout that is not above its stake', async () => {
  await openGamePage('slot', { player: 'player@lobby.test' });
  const spin = await screen.findByRole('button', { name: 'Spin' });
  await waitFor(() => expect(posted.map(({ type }) => type)).toEqual(['game:ready']));
  const answered = globalThis.fetch;
  for (const [share, words, isCelebrated] of [
    [0.5, /^Returned €0\.50/, false],
    [1, /^Returned €1\.00/, false],
    [2, /^Win €2\.00/, true],
  ] as const) {
    globalThis.fetch = async (path, init) => {
      const answer = await answered(path, init);
      if (!String(init?.body).includes('"spin"')) return answer;
      const move = (await answer.json()) as { stake: number };
      return Response.json({ ...move, payout: move.stake * share });
    };
    await waitFor(() => expect(spin.getAttribute('aria-disabled')).not.toBe('true'));
    fireEvent.click(spin);
    const message = await screen.findByText(words);
    expect(message.classList.contains('win')).toBe(isCelebrated);
  }
});

it('says in the player’s language what is on the reels', async () => {
  await openGamePage('slot', { locale: 'de_DE' });
  await waitFor(() => expect(posted.map(({ type }) => type)).toEqual(['game:ready']));
  const reels = await screen.findByRole('img');
  const names = (reels.getAttribute('aria-label') ?? '').split(/[,;] /);
  expect(names).toHaveLength(15);
  expect([...Object.values(gameTexts.de), 'A', 'K', 'Q', 'J']).toEqual(expect.arrayContaining(names));
});
