import type { SourceOfWealth } from '@lobby/contracts';
import { command, graphql, useDataClient } from '@lobby/data';
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
import { declarationMachine, declarationRejections, type DeclarationRequest } from './declaration.machine.ts';

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
/** Returns the player: the client refetches every query that contains one, such as those of banners and check. */
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

const options = {
  rejections: declarationRejections,
  refetch: ['Player', 'SourceOfWealthRecord'],
  complete: true,
} as const;
const saveSourceOfWealth = command(SaveSourceOfWealth, options);
const completeSourceOfWealth = command(CompleteSourceOfWealth, options);
const submitSourceOfWealth = command(SubmitSourceOfWealth, options);

/** The declaration, by `declarationMachine`, with the platform on its other side. */
export function useDeclaration(records: readonly WealthRecord[]) {
  const client = useDataClient();

  function mutate(request: DeclarationRequest): Promise<unknown> {
    switch (request.type) {
      case 'save': {
        const { kind, optionIds } = request;
        return saveSourceOfWealth(client, { kind, optionIds: [...optionIds] });
      }
      case 'complete':
        return completeSourceOfWealth(client, { kind: request.kind });
      case 'submit':
        return submitSourceOfWealth(client, {});
    }
  }
  async function send(request: DeclarationRequest): Promise<void> {
    await mutate(request);
    // The queue provides what is ticked until the refetched query contains it.
    const shown = await client.urql.query(SourceOfWealthQuery, {}).toPromise();
    if (shown.error) throw shown.error;
  }

  const [state, sendEvent, actor] = useMachine(declarationMachine, { input: { send } });
  const { queue } = state.context;
  const request = (next: DeclarationRequest) => sendEvent({ type: 'REQUEST', request: next });

  const sendRest = useEffectEvent(async () => {
    const { value, context } = actor.getSnapshot();
    for (const waiting of value === 'sending' ? context.queue.slice(1) : context.queue) await send(waiting);
  });
  useEffect(function leaveNothingUnsent() {
    // The form shows failures only while it is open.
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
