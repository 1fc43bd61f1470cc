import { useLingui } from '@lingui/react/macro';
import { sessionScope } from '@lobby/auth';
import { command, type DataClient, graphql, useDataClient } from '@lobby/data';
import { languageTag, useDateFormat } from '@lobby/i18n';
import { useLocale } from '@lobby/routing';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import { exclusionMachine, type ExclusionOption, exclusionRejections } from './exclusion.machine.ts';

/** Returns the player: the client refetches each query that contains one, so that every page of this tab sees the exclusion. */
const StartExclusion = graphql(`
  mutation StartExclusion($optionId: ID!) {
    startExclusion(optionId: $optionId) {
      id
      selfExclusionDetails {
        exclusionEndsAt
      }
      timeouts {
        timeoutEndsAt
      }
    }
  }
`);

const startExclusion = command(StartExclusion, { rejections: exclusionRejections, complete: true });

/** Where a player begins one: by the panic button, or by a choice of its length. */
type Place = 'panic' | 'choice';

/** Of a session, by place: one that was confirmed is sent until the platform answers, on whatever page the player is. */
const exclusionsOf = sessionScope(
  (_client: DataClient) => new Map<Place, ActorRefFrom<typeof exclusionMachine>>(),
  (exclusions) => exclusions.forEach((actor) => actor.stop()),
);

/** The one that has no answer yet, or a new one. */
function exclusionOf(client: DataClient, place: Place) {
  const exclusions = exclusionsOf(client);
  const last = exclusions.get(place);
  if (last?.getSnapshot().matches('sending') || last?.getSnapshot().matches('unanswered')) return last;
  const start = (optionId: string) => startExclusion(client, { optionId });
  const actor = createActor(exclusionMachine, { input: { start } }).start();
  exclusions.set(place, actor);
  return actor;
}

/** The exclusion of a place. Whoever returns before the platform has answered finds what was sent. */
export function useExclusion(place: Place) {
  const client = useDataClient();
  const [actor] = useState(() => exclusionOf(client, place));
  return [useSelector(actor, (snapshot) => snapshot), actor.send] as const;
}

/** Names of lengths, such as `Break: 7 days`, and the time of their ends. */
export function useExclusionTexts() {
  const { t } = useLingui();
  const { dateTime } = useDateFormat();
  const tag = languageTag(useLocale());
  function lengthOf({ length, unit }: ExclusionOption): string {
    if (length === null || unit === null) return t({ id: 'EXCLUSION_FOR_GOOD', message: 'For good' });
    const style = { style: 'unit', unit: unit.toLowerCase(), unitDisplay: 'long' } as const;
    return new Intl.NumberFormat(tag, style).format(length);
  }
  return {
    nameOf: (option: ExclusionOption): string =>
      option.kind === 'Timeout'
        ? t({ id: 'EXCLUSION_TIMEOUT', message: `Break: ${lengthOf(option)}` })
        : t({ id: 'EXCLUSION_EXCLUSION', message: `Self-exclusion: ${lengthOf(option)}` }),
    endOf: ({ endsAt }: ExclusionOption): string =>
      endsAt === null
        ? t({ id: 'EXCLUSION_NO_END', message: 'It has no end.' })
        : t({ id: 'EXCLUSION_END', message: `Until ${dateTime(endsAt)}` }),
  };
}
