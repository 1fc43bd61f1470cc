import { useLingui } from '@lingui/react/macro';
import { command, type DataClient, graphql, useDataClient } from '@lobby/data';
import { languageTag, useDateFormat } from '@lobby/i18n';
import { useLocale } from '@lobby/routing';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
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
 * The exclusion machine, with the platform on its other side; it sends again by itself, so that the client need not. One
 * that was confirmed and has no answer yet is sent on when its page is left.
 */
export function useExclusion() {
  const client = useDataClient();
  const [snapshot, send, actor] = useMachine(exclusionMachine, { input: { start: startBy(client) } });
  useEffect(
    function sendOnWhenLeft() {
      return () => {
        const left = actor.getSnapshot();
        const hasNoAnswer = left.matches('sending') || left.matches('unanswered');
        if (hasNoAnswer && left.context.option !== null && !client.ended.aborted) sendOn(left.context.option, client);
      };
    },
    [actor, client],
  );
  return [snapshot, send] as const;
}

const startBy = (client: DataClient) => (optionId: string) => startExclusion(client, { optionId });

/** Sends a confirmed exclusion until the platform answers or the session ends, on whatever page the player is. */
function sendOn(option: ExclusionOption, client: DataClient): void {
  const actor = createActor(exclusionMachine, { input: { start: startBy(client) } });
  client.ended.addEventListener('abort', () => actor.stop());
  actor.subscribe((snapshot) => snapshot.matches('rejected') && actor.stop());
  actor.start();
  actor.send({ type: 'CHOOSE', option });
  actor.send({ type: 'CONTINUE' });
  actor.send({ type: 'CONFIRM', isTicked: true });
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
