import { renderHook } from '@testing-library/react';
import { useGameList } from './useGameList.ts';

it('throws outside the lobby, whose providers give a list its market and its data (R-8-034)', () => {
  expect(() => renderHook(() => useGameList('slots', 10))).toThrow('useLobby needs a LobbyProvider');
});
