import { useLingui } from '@lingui/react/macro';
import { PageTitle } from '@lobby/host';
import { Link } from '@lobby/routing';
import { ButtonLink, Container, SearchIcon } from '@lobby/ui-kit';
import * as css from './Page.css.ts';
import { StateCard } from './StateCard.tsx';

/** An address that names no list, category, studio or game (any more). */
export function NotFoundCard() {
  const { t } = useLingui();
  const title = t({ id: 'GAMES_NOT_FOUND_TITLE', message: 'We cannot find this' });
  return (
    <Container>
      <PageTitle of={title} />
      <div className={css.page}>
        <StateCard
          level={1}
          icon={SearchIcon}
          title={title}
          text={t({ id: 'GAMES_NOT_FOUND_TEXT', message: 'It may have moved, or it is not offered where you are.' })}
        >
          <ButtonLink render={<Link to="lobby" />}>{t({ id: 'GO_TO_LOBBY', message: 'Go to the lobby' })}</ButtonLink>
        </StateCard>
      </div>
    </Container>
  );
}
