import { readSessionInfo } from '@lobby/auth';
import { useNow } from '../useNow.ts';
import { ElapsedTime } from './ElapsedTime.tsx';

/** How long the player has been signed in, from the session's cookie, which all tabs share. */
export default function SessionClock() {
  const now = useNow(1000);
  const session = readSessionInfo();
  return session && <ElapsedTime ms={now - session.startedAt} />;
}
