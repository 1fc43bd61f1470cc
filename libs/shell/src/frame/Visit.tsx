import { ServedTexts } from '@lobby/i18n';
import { reportError } from '@lobby/monitoring';
import { Realtime } from '@lobby/realtime';

/** What a visit keeps going beside its pages: served texts, and live data for players. */
export function Visit() {
  return (
    <>
      <ServedTexts onRefused={({ key, reason }) => reportError(new Error(`Served text ${key} refused: ${reason}`))} />
      <Realtime onError={reportError} />
    </>
  );
}
