import { sendEarlyRequests } from './sendEarlyRequests.ts';

try {
  sendEarlyRequests();
} catch {
  // The lobby's scripts send their own requests.
}
