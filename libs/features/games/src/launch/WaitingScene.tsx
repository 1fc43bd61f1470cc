import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { Button, ButtonLink, ClockIcon, Inline, RefreshIcon } from '@lobby/ui-kit';
import { StateCard } from '../section/StateCard.tsx';
import * as css from './Scene.css.ts';

/** A game held back because what the licence asks for has not loaded; it starts by itself. */
export function WaitingScene() {
  const { t } = useLingui();
  return (
    <div role="alert" className={css.centre}>
      <StateCard
        level={1}
        icon={ClockIcon}
        title={t({ id: 'GAME_WAITING_TITLE', message: 'The game is waiting' })}
        text={t({
          id: 'GAME_WAITING_TEXT',
          message:
            'A part of the lobby that looks after you while you play is still loading. The game starts as soon as it is here.',
        })}
      >
        <Inline wrap justify="center">
          {/* Some browsers do not ask again for code that failed once: the page has to start anew. */}
          <Button icon={RefreshIcon} onClick={() => window.location.reload()}>
            {t({ id: 'RELOAD', message: 'Reload' })}
          </Button>
          <ButtonLink variant="ghost" render={<Link to="lobby" />}>
            {t({ id: 'GO_TO_LOBBY', message: 'Go to the lobby' })}
          </ButtonLink>
        </Inline>
      </StateCard>
    </div>
  );
}
