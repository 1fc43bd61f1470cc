import { sendEarlyRequests } from './sendEarlyRequests.ts';

try {
  sendEarlyRequests();
} catch {
  // The lobby's scripts ask for themselves.
}
