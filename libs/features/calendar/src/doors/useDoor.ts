import { graphql, toLobbyError, useDataClient } from '@lobby/data';
import { useMachine } from '@xstate/react';
import { CalendarQuery } from '../calendarQuery.ts';
import { doorMachine, DoorRefused, doorRefusals } from './door.machine.ts';

const OpenCalendarDoor = graphql(`
  mutation OpenCalendarDoor($id: ID!) {
    openCalendarDoor(id: $id) {
      id
      openedAt
      prize {
        kind
        amount
        currency
      }
    }
  }
`);

/** The door that the player opens, as the calendar in the cache shows it afterwards. */
export function useDoor() {
  const client = useDataClient();
  async function open(id: string): Promise<void> {
    const { data, error } = await client.urql.mutation(OpenCalendarDoor, { id }).toPromise();
    if (data) return;
    const types = error ? toLobbyError(error).types : [];
    const refusal = doorRefusals.find((type) => types.includes(type));
    throw refusal ? new DoorRefused(refusal) : (error ?? new Error('The door was not answered for.'));
  }
  const refresh = () => client.refetchAfterAnswer(CalendarQuery);
  const [state, send] = useMachine(doorMachine, { input: { open, refresh } });
  return { state, send };
}

export type DoorVisit = ReturnType<typeof useDoor>;
