import { graphql } from '@lobby/data';
import { liveSubscription } from './liveSubscription.ts';

/** A session has ended elsewhere, by the provider's id of it. */
export const sessionDestroyed = liveSubscription({
  field: 'sessionDestroyed',
  document: graphql(`
    subscription SessionDestroyed {
      sessionDestroyed {
        sessionId
      }
    }
  `),
});

/** Which data have changed, by type. Optional: without it they are requested when a page needs them. */
export const dataChanged = liveSubscription({
  field: 'dataChanged',
  document: graphql(`
    subscription DataChanged {
      dataChanged {
        types
      }
    }
  `),
});
