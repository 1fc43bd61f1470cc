import type { DataClient } from '@lobby/data';
import { infoComponentOf } from '../tile/InfoPlace.tsx';
import { InfoLink, infoLinkAt } from './InfoLink.tsx';
import { watchLongPress } from './watchLongPress.ts';

/** For the document: sessions come and go. */
let isWatching = false;

/** Shows on each tile of the page the link to what there is to know of its game, which a long press on the tile opens too. */
export function offerInfo(client: DataClient): void {
  infoComponentOf(client).set(InfoLink);
  if (isWatching) return;
  isWatching = true;
  watchLongPress(infoLinkAt);
}
