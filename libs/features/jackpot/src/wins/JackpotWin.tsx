import { useLingui } from '@lingui/react/macro';
import { closeOverlay } from '@lobby/overlays';
import type { Win } from '@lobby/thrillpots';
import { Button, Icon, RollingFigure, Text, TrophyIcon, VisuallyHidden } from '@lobby/ui-kit';
import { useEffect, useState } from 'react';
import { potName } from '../pots/potNames.ts';
import { useAmount } from '../pots/useAmount.ts';
import { JackpotColors } from '../settings/JackpotColors.tsx';
import type { JackpotSettings } from '../settings/parseSettings.ts';
import * as css from './JackpotWin.css.ts';
import { timings } from '../timings.ts';
import { useCountUp } from './useCountUp.ts';

interface JackpotWinProps {
  settings: Pick<JackpotSettings, 'palette' | 'winPicture'>;
  win: Win;
  /** What the player gets of a win that many share, as a decimal in EUR. */
  share: string | null;
}

/** The player's own win: the amount counts up, and is there at once for screen readers and whoever skips (R-4-047). */
export function JackpotWin({ settings, win, share }: JackpotWinProps) {
  const { t } = useLingui();
  const amountOf = useAmount();
  const { shown, isCounting, skip } = useCountUp(win.amount);
  const [hasPicture, setPicture] = useState(true);
  useEffect(function hidePicture() {
    const timer = setTimeout(() => setPicture(false), timings.winPictureDuration);
    return () => clearTimeout(timer);
  }, []);
  const pot = potName(win.potId);
  const ownShare = share === null ? null : amountOf(share, win.multipliers);

  return (
    <JackpotColors palette={settings.palette}>
      <div className={css.win}>
        <div className={css.stage}>
          {hasPicture && settings.winPicture !== null ? (
            <span className={css.loop}>
              <img className={css.picture} src={settings.winPicture} alt="" />
            </span>
          ) : (
            <span className={css.trophy}>
              <Icon of={TrophyIcon} size="xl" />
            </span>
          )}
        </div>
        <span className={css.pot}>{pot}</span>
        <VisuallyHidden as="div">{amountOf(win.amount, win.multipliers)}</VisuallyHidden>
        <span className={css.amount} aria-hidden>
          <RollingFigure duration={timings.countUpStep}>{amountOf(shown, win.multipliers)}</RollingFigure>
        </span>
        {ownShare && (
          <Text>{t({ id: 'JACKPOT_SHARE', message: `Your share as a member of the community: ${ownShare}` })}</Text>
        )}
        <Text size="sm">{t({ id: 'JACKPOT_PAID', message: 'It is paid into your wallet.' })}</Text>
        {isCounting ? (
          <Button variant="secondary" onClick={skip}>
            {t({ id: 'JACKPOT_SKIP', message: 'Skip' })}
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => void closeOverlay('ok')}>
            {t({ id: 'JACKPOT_CONTINUE', message: 'Continue' })}
          </Button>
        )}
      </div>
    </JackpotColors>
  );
}
