import { readSessionInfo } from '@lobby/auth';
import { useGuard } from '@lobby/host';
import { SESSION_CLOCK_GUARD } from '../guardIds.ts';
import { useNow } from '../useNow.ts';
import { ElapsedTime } from './ElapsedTime.tsx';

/** How long the player has been signed in, from the session's cookie, which all tabs share. */
export default function SessionClock() {
  const now = useNow(1000);
  // It never blocks: play waits for it to be there.
  useGuard(SESSION_CLOCK_GUARD, 'clear');
  const session = readSessionInfo();
  return session && <ElapsedTime ms={now - session.startedAt} />;
}
