import { useLingui } from '@lingui/react/macro';
import { Link } from '@lobby/routing';
import { Icon, InfoIcon } from '@lobby/ui-kit';
import { disc } from '../tile/cornerButton.css.ts';
import { place } from '../tile/GameTile.css.ts';
import type { InfoProps } from '../tile/InfoPlace.tsx';
import * as css from './InfoLink.css.ts';

/** From a tile to the page about its game. */
export function InfoLink({ slug, title, ratio, hasRibbon }: InfoProps) {
  const { t } = useLingui();
  return (
    <Link
      to="game-info"
      params={{ slug }}
      className={(hasRibbon ? css.aboveRibbon : css.atEdge)[ratio]}
      aria-label={t({ id: 'ABOUT_NAMED_GAME', message: `About ${title}` })}
      data-game-info=""
    >
      <span className={disc}>
        <Icon of={InfoIcon} size="sm" />
      </span>
    </Link>
  );
}

/** The link of the tile in which an element is; null on a tile's buttons, and elsewhere. */
export function infoLinkAt(element: Element): HTMLElement | null {
  if (element.closest('button')) return null;
  return element.closest(`.${place}`)?.querySelector<HTMLElement>('[data-game-info]') ?? null;
}
