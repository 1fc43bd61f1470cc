import { type DataClient, graphql, type ResultOf } from '@lobby/data';
import { liveSubscription, onEvent } from '@lobby/realtime';

const NewDeviceSignIn = graphql(`
  subscription NewDeviceSignIn {
    newDeviceSignIn {
      sessionId
      startedAt
      device
      browser
      system
    }
  }
`);
export type NewDevice = ResultOf<typeof NewDeviceSignIn>['newDeviceSignIn'];

/** The player has signed in elsewhere, on a device that they had not used before. Optional: without it nothing is announced. */
const newDeviceSignIn = liveSubscription({
  field: 'newDeviceSignIn',
  document: NewDeviceSignIn,
  missed: 10,
  types: ['PlayerSession'],
});
export default newDeviceSignIn;

/** The first listener also gets what was pushed before it. Returns the unsubscriber. */
export const onNewDevice = (client: DataClient, listener: (event: NewDevice) => void): (() => void) =>
  onEvent(newDeviceSignIn.field, listener, client);
