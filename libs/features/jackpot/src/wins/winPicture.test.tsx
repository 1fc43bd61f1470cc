/** @jest-environment-options {"styles": true} */
import { mockService, renderJackpot } from '../jackpot.fixture.tsx';
import { JackpotWin } from './JackpotWin.tsx';

const win = {
  ...{ kind: 'jackpot' as const, isRepeated: false, id: 'w1', instanceId: 'jackpot-1', potId: 'mega', playerId: 'p1' },
  ...{ amount: '250.00', multipliers: {}, communityWinners: [] },
};

it('moves in a loop of 4 s, once (R-9-028, A-191)', async () => {
  globalThis.matchMedia = (() => ({ matches: false })) as unknown as typeof matchMedia;
  const settings = { palette: null, winPicture: 'https://art.acme.test/win.webp' };
  const { container } = await renderJackpot(<JackpotWin settings={settings} win={win} share={null} />, mockService());
  const picture = container.querySelector('img');
  expect(getComputedStyle(picture?.parentElement as Element).animation).toMatch(/ 4000ms .* infinite$/);
});
