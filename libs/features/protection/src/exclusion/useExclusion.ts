import { useLingui } from '@lingui/react/macro';
import { command, type DataClient, graphql, useDataClient } from '@lobby/data';
import { languageTag, useSentenceTime } from '@lobby/i18n';
import { useLocale } from '@lobby/routing';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createActor } from 'xstate';
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

/**
 * One for each visit of a page. Once it is confirmed it is sent until the platform answers or the session ends, on whatever page the player is; whoever
 * returns before that may choose a longer one beside it.
 */
export function useExclusion() {
  const client = useDataClient();
  const [actor] = useState(() => createExclusion(client));
  return [useSelector(actor, (snapshot) => snapshot), actor.send] as const;
}

function createExclusion(client: DataClient) {
  const start = (optionId: string) => startExclusion(client, { optionId });
  const actor = createActor(exclusionMachine, { input: { start } }).start();
  client.ended.addEventListener('abort', () => actor.stop());
  return actor;
}

/** Names of lengths, such as `Break: 7 days`, and the time of their ends. */
export function useExclusionTexts() {
  const { t } = useLingui();
  const sentenceTime = useSentenceTime();
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
        : t({ id: 'EXCLUSION_END', message: `Until ${sentenceTime(endsAt)}` }),
  };
}
