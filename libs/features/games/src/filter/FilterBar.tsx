import { Plural, useLingui } from '@lingui/react/macro';
import type { CatalogueBase } from '@lobby/contracts';
import { reportError } from '@lobby/monitoring';
import { closeOverlay, openOverlay } from '@lobby/overlays';
import { usePathname } from '@lobby/routing';
import { Badge, Button, FilterIcon, Popover, Stack, VisuallyHidden } from '@lobby/ui-kit';
import { Fragment, useEffect, useState } from 'react';
import { FilterChips } from './FilterChips.tsx';
import { SortChoices, useFilterGroups } from './FilterChoices.tsx';
import * as css from './FilterBar.css.ts';
import { countFilters, hasCriteria } from './criteria.ts';
import type { Filtered } from './filterGames.ts';
import { filterBarId, focusFilterBar, useCriteria, useFiltered, useKnownFiltered } from './useFilter.ts';
import { useFilterOffer } from './useFilterOffer.ts';

/** In the place of a page's filters; nothing where the platform has no catalogue, or none of the page's games in it. */
export default function Filter({ base }: { base: CatalogueBase }) {
  const isOffered = useFilterOffer();
  const filtered = useKnownFiltered(base);
  const { criteria } = useCriteria();
  const isUseless = filtered?.ofPage.length === 0;
  // Where the platform does not answer, the filters of an address can still be taken away.
  const isShown = isOffered ?? (filtered !== null || hasCriteria(criteria));
  return isShown && !isUseless && <FilterBar base={base} />;
}

/** Narrows and orders the games of a page: a button with a sheet on phones, a bar on desktops, and what is chosen. */
function FilterBar({ base }: { base: CatalogueBase }) {
  const { t } = useLingui();
  const { criteria } = useCriteria();
  const groups = useFilterGroups(base);
  const filtered = useKnownFiltered(base);
  const count = countFilters(criteria);
  const title = t({ id: 'FILTER_AND_SORT', message: 'Filter and sort' });
  const sortLabel = t({ id: 'SORT_BY', message: 'Sort by' });
  const openSheet = () =>
    openOverlay({
      variant: 'default',
      title,
      content: <FilterSheet base={base} />,
      dismissText: <SheetCount base={base} />,
    });

  return (
    <div role="group" id={filterBarId} tabIndex={-1} aria-label={title} className={css.bar}>
      <VisuallyHidden>
        <span role="status">{filtered && <NumberOfGames filtered={filtered} />}</span>
      </VisuallyHidden>
      <div className={css.phone}>
        <Button variant="secondary" icon={FilterIcon} onClick={() => void openSheet().catch(reportError)}>
          {count > 0 ? `${title} (${count})` : title}
        </Button>
      </div>
      <div className={css.groups}>
        {groups.map(({ label, choices, count: chosen }) => (
          <Popover key={label} label={label} note={chosen > 0 && <Badge tone="info">{chosen}</Badge>}>
            {choices}
          </Popover>
        ))}
        <Popover label={sortLabel}>
          <SortChoices label={sortLabel} />
        </Popover>
      </div>
      {count > 0 && <FilterChips onRemove={focusFilterBar} />}
    </div>
  );
}

/** All choices, for phones. */
function FilterSheet({ base }: { base: CatalogueBase }) {
  const { t } = useLingui();
  const filtered = useKnownFiltered(base);
  const pathname = usePathname();
  const [openedOn] = useState(pathname);
  useEffect(
    function leaveWithPage() {
      if (pathname !== openedOn) void closeOverlay();
    },
    [pathname, openedOn],
  );
  return (
    <Stack gap="xl">
      <VisuallyHidden>
        <span role="status">{filtered && <NumberOfGames filtered={filtered} />}</span>
      </VisuallyHidden>
      <SortChoices label={t({ id: 'SORT_BY', message: 'Sort by' })} />
      {useFilterGroups(base).map(({ label, choices }) => (
        <Fragment key={label}>{choices}</Fragment>
      ))}
    </Stack>
  );
}

function NumberOfGames({ filtered }: { filtered: Filtered }) {
  const numberOfGames = filtered.games.length;
  return (
    <span>
      <Plural id="NUMBER_OF_GAMES" value={numberOfGames} one="# game" other="# games" />
    </span>
  );
}

/** On the sheet's button: how many games there are behind it. */
function SheetCount({ base }: { base: CatalogueBase }) {
  const { t } = useLingui();
  const count = useFiltered(base).filtered?.games.length;
  return (
    <span>
      {count === undefined ? (
        t({ id: 'LOADING', message: 'Loading' })
      ) : (
        <Plural id="FILTER_SHOW" value={count} one="Show # game" other="Show # games" />
      )}
    </span>
  );
}
