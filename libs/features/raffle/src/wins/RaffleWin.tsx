import { useLingui } from '@lingui/react/macro';
import { closeOverlay } from '@lobby/overlays';
import { Button, Text } from '@lobby/ui-kit';
import type { DropType } from '../drops/drop.ts';
import { useDropNames } from '../drops/useDropTexts.ts';
import { CountUp } from '../figures/CountUp.tsx';
import * as css from './RaffleWin.css.ts';
import { timings } from '../timings.ts';

interface RaffleWinProps {
  /** Formatted, in the player's currency. */
  amount: string;
  /** Null where the drop is not known any more. */
  type: DropType | null;
  image: string | null;
}

/** What the player has won, in its overlay: there is nothing to wait for before it can be closed. */
export function RaffleWin({ amount, type, image }: RaffleWinProps) {
  const { t } = useLingui();
  const names = useDropNames();
  return (
    <div className={css.win}>
      {image && (
        <img
          className={css.picture}
          src={image}
          alt=""
          width={1440}
          height={810}
          onError={({ currentTarget }) => {
            currentTarget.hidden = true;
          }}
        />
      )}
      {type && <Text weight="bold">{names[type]}</Text>}
      <div className={css.amount}>
        <CountUp duration={timings.winCountUpDuration}>{amount}</CountUp>
      </div>
      <Text align="center">
        {t({ id: 'RAFFLE_WIN_TEXT', message: 'Congratulations! The amount is on its way to your balance.' })}
      </Text>
      <Button size="lg" block onClick={() => void closeOverlay('ok')}>
        {t({ id: 'RAFFLE_WIN_CLOSE', message: 'Play on' })}
      </Button>
    </div>
  );
}
