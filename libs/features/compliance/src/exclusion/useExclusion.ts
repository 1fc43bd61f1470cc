import { useLingui } from '@lingui/react/macro';
import { graphql, toLobbyError, useClient } from '@lobby/data';
import { languageTag, useDateFormat } from '@lobby/i18n';
import { useLocale } from '@lobby/routing';
import { useMachine } from '@xstate/react';
import { exclusionMachine, type ExclusionOption, ExclusionRefused, exclusionRefusals } from './exclusion.machine.ts';

/** Returns the player: each query that holds one is asked again, and with it every page of this tab knows. */
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

/** The exclusion machine, with the platform on its other side; it sends again by itself, so that the client need not. */
export function useExclusion() {
  const client = useClient();
  return useMachine(exclusionMachine, {
    input: {
      async start(optionId) {
        const { data, error } = await client.mutation(StartExclusion, { optionId }).toPromise();
        if (data && !error) return;
        const failure = error && toLobbyError(error);
        const refusal = exclusionRefusals.find((each) => failure?.types.includes(each));
        throw refusal ? new ExclusionRefused(refusal) : new Error(failure?.message ?? 'The exclusion had no answer.');
      },
    },
  });
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
