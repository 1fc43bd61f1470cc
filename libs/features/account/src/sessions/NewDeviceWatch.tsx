import { IsolatedBoundary, lazyOnce } from '@lobby/composition';
import { useDataClient } from '@lobby/data';
import { useEffect, useReducer } from 'react';
import { type NewDevice, onNewDevice } from './newDeviceSignIn.ts';

/** Rarely needed: loaded with the first event. */
const NewDeviceNews = lazyOnce(() => import('./NewDeviceNews.tsx'));

/** Notifies the player of sign-ins on devices that they had not used before. */
export default function NewDeviceWatch() {
  const client = useDataClient();
  const [signIns, add] = useReducer((known: readonly NewDevice[], signIn: NewDevice) => [...known, signIn], []);
  useEffect(() => onNewDevice(client, add), [client]);
  return <IsolatedBoundary>{signIns.length > 0 && <NewDeviceNews signIns={signIns} />}</IsolatedBoundary>;
}
