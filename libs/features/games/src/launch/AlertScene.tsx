import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { ButtonLink, HomeIcon, type IconComponent, Inline } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { StateCard } from '../section/StateCard.tsx';
import * as css from './Scene.css.ts';

interface AlertSceneProps {
  icon: IconComponent;
  title: string;
  text: string;
  /** What the player can do about it; the way to the lobby stands second then. */
  action?: ReactNode;
}

/** In place of a game that does not run: why, and where to go. */
export function AlertScene({ icon, title, text, action }: AlertSceneProps) {
  const { t } = useLingui();
  const look = action ? ({ variant: 'ghost' } as const) : { icon: HomeIcon };
  return (
    <div role="alert" className={css.centre}>
      <StateCard level={1} icon={icon} title={title} text={text}>
        <Inline wrap justify="center">
          {action}
          <ButtonLink {...look} render={<Link to="lobby" />}>
            {t({ id: 'GO_TO_LOBBY', message: 'Go to the lobby' })}
          </ButtonLink>
        </Inline>
      </StateCard>
    </div>
  );
}
