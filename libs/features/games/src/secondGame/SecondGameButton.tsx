import { useLingui } from '@lingui/react/macro';
import { useChecks } from '@lobby/checks';
import { reportError } from '@lobby/monitoring';
import { usePlayBlock } from '@lobby/player';
import { IconButton, SideBySideIcon } from '@lobby/ui-kit';
import { useEffect, useRef } from 'react';
import { build } from 'virtual:lobby-build';
import type { FirstGame } from './SecondGamePicker.tsx';

interface SecondGameButtonProps extends FirstGame {
  onPick: (slug: string) => void;
}

/** In the bar of a game that runs: asks which one to play beside it. Not for a player who may not play, nor while a check is active. */
export function SecondGameButton({ beside, mode, onPick }: SecondGameButtonProps) {
  const { t } = useLingui();
  const block = usePlayBlock();
  const onScreen = useRef<AbortController>(null);
  useEffect(function closeWithGame() {
    const controller = new AbortController();
    onScreen.current = controller;
    return () => controller.abort();
  }, []);
  const { anyActive } = useChecks();
  if (block !== null) return null;
  async function pick(signal: AbortSignal | undefined) {
    if (!build.twoGames) return;
    const { pickSecondGame } = await import('./SecondGamePicker.tsx');
    const slug = signal?.aborted ? null : await pickSecondGame({ beside, mode }, signal);
    if (slug !== null && !signal?.aborted) onPick(slug);
  }
  return (
    <IconButton
      icon={SideBySideIcon}
      label={t({ id: 'SECOND_GAME', message: 'Play a second game' })}
      disabled={anyActive}
      onClick={() => void pick(onScreen.current?.signal).catch(reportError)}
    />
  );
}
