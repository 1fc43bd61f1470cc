import { command, graphql, networkOnly, useDataClient } from '@lobby/data';
import { inboxOf } from '@lobby/inbox';
import { useMachine } from '@xstate/react';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { waitFor } from 'xstate';
import { LimitFields, LimitsQuery, stateOf } from './limit.ts';
import type { ChangeRequest, Limit, LimitState, LimitValue } from './limit.ts';
import { changeRejections, limitChangeMachine } from './limitChange.machine.ts';

const SetLimit = graphql(
  `
    mutation SetLimit($id: ID!, $value: LimitValueInput!) {
      changed: setLimit(id: $id, value: $value) {
        ...LimitFields
      }
    }
  `,
  [LimitFields],
);
const RemoveLimit = graphql(
  `
    mutation RemoveLimit($id: ID!) {
      changed: removeLimit(id: $id) {
        ...LimitFields
      }
    }
  `,
  [LimitFields],
);
const ConfirmLimitChange = graphql(
  `
    mutation ConfirmLimitChange($id: ID!) {
      changed: confirmLimitChange(id: $id) {
        ...LimitFields
      }
    }
  `,
  [LimitFields],
);
const WithdrawLimitChange = graphql(
  `
    mutation WithdrawLimitChange($id: ID!) {
      changed: withdrawLimitChange(id: $id) {
        ...LimitFields
      }
    }
  `,
  [LimitFields],
);

const options = { rejections: changeRejections };
const setLimit = command(SetLimit, options);
const removeLimit = command(RemoveLimit, options);
const confirmLimitChange = command(ConfirmLimitChange, options);
const withdrawLimitChange = command(WithdrawLimitChange, options);

/**
 * The change of one limit, by `limitChangeMachine`, with the platform on the other side.
 *
 * @param card takes the focus when the change has ended
 */
export function useLimitChange(limit: Limit, card: RefObject<HTMLElement | null>) {
  const client = useDataClient();
  const { id, kind } = limit;
  const base = stateOf(limit);

  async function read(): Promise<LimitState> {
    const { data, error } = await client.urql.query(LimitsQuery, {}, networkOnly).toPromise();
    const current = data?.viewer?.limits.find((each) => each.id === id);
    // With an error, the data is that of the last answer.
    if (error || !current) throw error ?? new Error('The platform has no such limit.');
    return stateOf(current);
  }

  async function send(request: ChangeRequest): Promise<LimitState> {
    try {
      const { changed } = await mutate(request);
      return stateOf(changed);
    } catch (failure) {
      // The limit on screen may differ from the platform's.
      client.refetchTypes(['Limit']);
      throw failure;
    }
  }

  function mutate(request: ChangeRequest) {
    switch (request.type) {
      case 'set':
        return setLimit(client, { id, value: request.value });
      case 'remove':
        return removeLimit(client, { id });
      case 'confirm':
        return confirmLimitChange(client, { id: request.changeId });
      case 'withdraw':
        return withdrawLimitChange(client, { id: request.changeId });
    }
  }

  const [state, sendEvent, actor] = useMachine(limitChangeMachine, { input: { read, send } });

  const reportLimit = useEffectEvent(() => sendEvent({ type: 'LIMIT_CHANGED', state: base }));
  useEffect(() => reportLimit(), [base.value, base.changeId, base.changeValue]);

  const { outcome } = state.context;
  const announceOutcome = useEffectEvent(() => {
    if (outcome) inboxOf(client).announce({ kind: 'limit', id: crypto.randomUUID(), limit: kind, outcome });
  });
  useEffect(() => announceOutcome(), [outcome]);

  const isShown = state.matches('shown');
  const wasShown = useRef(isShown);
  useEffect(
    function returnFocus() {
      if (isShown && !wasShown.current) card.current?.focus();
      wasShown.current = isShown;
    },
    [isShown, card],
  );

  return {
    state,
    base,
    send: sendEvent,
    /** Sends a new value; resolves when the form may be used again, to whether the platform does not accept the value. */
    async submit(value: LimitValue): Promise<boolean> {
      sendEvent({ type: 'SUBMIT', value });
      const isOver = (current: typeof state) => !current.hasTag('busy') && !current.matches('unreachable');
      const end = await waitFor(actor, isOver).catch(() => null);
      return end?.matches('editing') === true && end.context.rejection !== null;
    },
    /** Ends the change; where it is unknown whether it has arrived, the limit is refetched. */
    cancel() {
      if (state.matches('unreachable')) client.refetchTypes(['Limit']);
      sendEvent({ type: 'CANCEL' });
    },
  };
}
