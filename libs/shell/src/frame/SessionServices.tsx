import { startHeartbeat } from '@lobby/consent';
import { ServedTexts } from '@lobby/i18n';
import { reportError } from '@lobby/monitoring';
import { Realtime } from '@lobby/realtime';
import { FeedLoader } from '@lobby/game-feed';
import { useLobby } from '@lobby/composition';
import { useEffect } from 'react';

/** Runs beside the pages for the whole visit: served texts, the feed of game figures, analytics, and live data for players. */
export function SessionServices() {
  const { brand, features } = useLobby();
  useEffect(() => startHeartbeat(), []);
  async function loadSubscriptions() {
    const { subscriptionsOf } = await import(/* group: checks */ '../realtime/subscriptions.ts');
    return subscriptionsOf(features);
  }
  return (
    <>
      <Texts />
      <FeedLoader brand={brand} />
      <Realtime load={loadSubscriptions} onError={reportError} />
    </>
  );
}

/** The operator's own texts. */
export function Texts() {
  return (
    <ServedTexts onRejected={({ key, reason }) => reportError(new Error(`Served text ${key} rejected: ${reason}`))} />
  );
}
