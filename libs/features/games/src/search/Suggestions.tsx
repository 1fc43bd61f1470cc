import { useLingui } from '@lingui/react/macro';
import { gameListSlugs } from '@lobby/contracts';
import { Link } from '@lobby/routing';
import { Heading, Icon, Stack } from '@lobby/ui-kit';
import { listIcon, useListName } from '../lists/listNames.ts';
import * as css from './Suggestions.css.ts';

/** Where to look before a word is typed: the fixed lists. */
export function Suggestions() {
  const { t } = useLingui();
  const nameOf = useListName();
  return (
    <Stack>
      <Heading level={3} size="h5">
        {t({ id: 'SEARCH_SUGGESTIONS', message: 'Popular searches' })}
      </Heading>
      <ul className={css.list}>
        {gameListSlugs.map((slug) => (
          <li key={slug}>
            <Link to="game-list" params={{ slug }} className={css.shelf}>
              <Icon of={listIcon(slug)} />
              {nameOf(slug)}
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
