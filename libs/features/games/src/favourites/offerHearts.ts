import type { DataClient } from '@lobby/data';
import { FavouriteGamesLimit } from './documents.ts';
import { favouritesOf } from './favourites.ts';
import { Heart, VisitorsHeart } from './Heart.tsx';
import { heartComponentOf } from '../tile/HeartPlace.tsx';

/** Shows hearts on the games of the page, once the platform is known to keep favourites. */
export async function offerHearts(client: DataClient, isPlayer: boolean): Promise<void> {
  if (isPlayer) {
    const favourites = favouritesOf(client);
    const offer = () => {
      if (favourites.ids.get() !== null) heartComponentOf(client).set(Heart);
    };
    favourites.ids.subscribe(offer);
    favourites.start();
    offer();
    return;
  }
  const { data } = await client.urql.query(FavouriteGamesLimit, {}).toPromise();
  if (data) heartComponentOf(client).set(VisitorsHeart);
}
