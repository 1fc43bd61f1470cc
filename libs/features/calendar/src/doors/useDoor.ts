import { command, graphql, type RejectionOf, trackCommand, useDataClient } from '@lobby/data';
import { useStore } from '@lobby/runtime';
import { useState } from 'react';
import { CalendarQuery } from '../calendarQuery.ts';

const OpenCalendarDoor = graphql(`
  mutation OpenCalendarDoor($id: ID!) {
    openCalendarDoor(id: $id) {
      id
      openedAt
      prize {
        kind
        amount
        currency
        imageUrl
      }
    }
  }
`);

/** A door opens once, however often it is sent: it needs no other id. */
const openDoor = command(OpenCalendarDoor, {
  rejections: [
    'CalendarDoorLocked',
    'CalendarDoorNotFound',
    'CalendarEnded',
    'RewardsBlocked',
    'SourceOfWealthIncomplete',
    'PhoneNotVerified',
  ],
  refetch: ['Calendar'],
});
export type DoorRejection = RejectionOf<typeof openDoor>;

/** The door that the player opens or looks into, one at a time, as the calendar in the cache shows it afterwards. */
export function useDoor() {
  const client = useDataClient();
  const [opening] = useState(() => trackCommand(client, openDoor, (_, id: string) => ({ id })));
  const state = useStore(opening);
  const [isShown, setShown] = useState(false);
  /** The last one that was chosen, which a dialog shows while it closes. */
  const [doorId, setDoorId] = useState<string | null>(null);
  const isClosed = state.status === 'idle' && !isShown;
  return {
    doorId,
    /** `unanswered`: it may be open. */
    status: isClosed ? 'closed' : isShown ? 'done' : state.status,
    rejection: state.status === 'rejected' ? state.rejection : null,
    open(id: string) {
      if (!isClosed) return;
      setDoorId(id);
      opening.send(id);
    },
    /** One that is open already. */
    show(id: string) {
      if (!isClosed) return;
      setDoorId(id);
      setShown(true);
    },
    retry: () => doorId !== null && opening.send(doorId),
    close() {
      if (state.status === 'unanswered') client.refetchAfterAnswer(CalendarQuery);
      setShown(false);
      opening.reset();
    },
  } as const;
}

export type DoorVisit = ReturnType<typeof useDoor>;
