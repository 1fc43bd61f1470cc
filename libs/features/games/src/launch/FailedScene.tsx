import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { Button, ButtonLink, Inline, RefreshIcon, WarningIcon } from '@lobby/ui-kit';
import { StateCard } from '../section/StateCard.tsx';
import * as css from './Scene.css.ts';

/** A game that did not start, or broke: another try, or the lobby. */
export function FailedScene({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <div role="alert" className={css.centre}>
      <StateCard
        level={1}
        icon={WarningIcon}
        title={t({ id: 'GAME_FAILED_TITLE', message: 'The game did not start' })}
        text={t({
          id: 'GAME_FAILED_TEXT',
          message: 'A round that was open is kept by the game and goes on when it is back.',
        })}
      >
        <Inline wrap justify="center">
          <Button icon={RefreshIcon} onClick={onRetry}>
            {t({ id: 'TRY_AGAIN', message: 'Try again' })}
          </Button>
          <ButtonLink variant="ghost" render={<Link to="lobby" />}>
            {t({ id: 'GO_TO_LOBBY', message: 'Go to the lobby' })}
          </ButtonLink>
        </Inline>
      </StateCard>
    </div>
  );
}
