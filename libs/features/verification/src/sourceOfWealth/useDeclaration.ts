import type { SourceOfWealth } from '@lobby/contracts';
import { graphql, toLobbyError, useDataClient } from '@lobby/data';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import {
  checkedOf,
  completableKinds,
  SourceOfWealthFields,
  SourceOfWealthQuery,
  SourceOfWealthStatusFields,
  type WealthRecord,
} from './declaration.ts';
import {
  declarationMachine,
  DeclarationRefused,
  declarationRefusals,
  type DeclarationRequest,
} from './declaration.machine.ts';

const SaveSourceOfWealth = graphql(
  `
    mutation SaveSourceOfWealth($kind: SourceOfWealthKind!, $optionIds: [ID!]!) {
      saveSourceOfWealth(kind: $kind, optionIds: $optionIds) {
        ...SourceOfWealthFields
      }
    }
  `,
  [SourceOfWealthFields],
);
const CompleteSourceOfWealth = graphql(
  `
    mutation CompleteSourceOfWealth($kind: SourceOfWealthKind!) {
      completeSourceOfWealth(kind: $kind) {
        ...SourceOfWealthFields
      }
    }
  `,
  [SourceOfWealthFields],
);
/** Returns the player: whatever shows one, banners and guard included, is asked for again. */
const SubmitSourceOfWealth = graphql(
  `
    mutation SubmitSourceOfWealth {
      submitSourceOfWealth {
        ...SourceOfWealthStatusFields
      }
    }
  `,
  [SourceOfWealthStatusFields],
);

/** The declaration, by `declarationMachine`, with the platform on its other side. */
export function useDeclaration(records: readonly WealthRecord[]) {
  const client = useDataClient();

  function mutate(request: DeclarationRequest) {
    switch (request.type) {
      case 'save': {
        const { kind, optionIds } = request;
        return client.urql.mutation(SaveSourceOfWealth, { kind, optionIds: [...optionIds] }).toPromise();
      }
      case 'complete':
        return client.urql.mutation(CompleteSourceOfWealth, { kind: request.kind }).toPromise();
      case 'submit':
        return client.urql.mutation(SubmitSourceOfWealth, {}).toPromise();
    }
  }
  async function send(request: DeclarationRequest): Promise<void> {
    const { data, error } = await mutate(request);
    if (data && !error) {
      // What is ticked shows from the queue until the query, which is asked again now, has it.
      const shown = await client.urql.query(SourceOfWealthQuery, {}).toPromise();
      if (shown.error) throw shown.error;
      return;
    }
    const types = error ? toLobbyError(error).types : [];
    const refusal = declarationRefusals.find((type) => types.includes(type));
    if (!refusal) throw error ?? new Error('The request had no answer.');
    // What the player saw is not what the platform has.
    client.refetchTypes(['Player', 'SourceOfWealthRecord']);
    throw new DeclarationRefused(refusal);
  }

  const [state, sendEvent, actor] = useMachine(declarationMachine, { input: { send } });
  const { queue } = state.context;
  const request = (next: DeclarationRequest) => sendEvent({ type: 'REQUEST', request: next });

  const sendRest = useEffectEvent(async () => {
    const { value, context } = actor.getSnapshot();
    for (const waiting of value === 'sending' ? context.queue.slice(1) : context.queue) await send(waiting);
  });
  useEffect(function leaveNothingUnsent() {
    // The player is told of what fails while the form is open.
    return () => void sendRest().catch(() => undefined);
  }, []);

  const isUnsaved = (kind: SourceOfWealth) => queue.some((each) => each.type === 'save' && each.kind === kind);
  const completable = completableKinds(records).filter((kind) => !isUnsaved(kind));
  const complete = useEffectEvent(() => {
    for (const kind of completable) request({ type: 'complete', kind });
  });
  const completableNames = completable.join();
  useEffect(() => complete(), [completableNames]);

  return {
    state,
    retry: () => sendEvent({ type: 'RETRY' }),
    acknowledge: () => sendEvent({ type: 'CONTINUE' }),
    save: (kind: SourceOfWealth, optionIds: readonly string[]) => request({ type: 'save', kind, optionIds }),
    submit: () => request({ type: 'submit' }),
    /** Ids of what is ticked, as the player has left it. */
    tickedOf(record: WealthRecord): readonly string[] {
      const unsaved = queue.findLast((each) => each.type === 'save' && each.kind === record.kind);
      return unsaved?.type === 'save' ? unsaved.optionIds : checkedOf(record);
    },
    isSubmitting: queue.some(({ type }) => type === 'submit'),
  };
}
