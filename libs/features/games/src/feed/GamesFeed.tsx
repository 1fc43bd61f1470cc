import { useLobby } from '@lobby/host';
import { FeedLoader } from '@lobby/services';

/** Jackpot figures and live tables for the tiles of the whole visit (R-7-051, A-115). */
export default function GamesFeed() {
  return <FeedLoader brand={useLobby().brand} />;
}
