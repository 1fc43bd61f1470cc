import { graphql } from '@lobby/data';
import { liveSubscription } from '@lobby/realtime';
import { GetCustomerInfo, GetPlayerInfo, PlayerDetails } from './documents.ts';

const playerUpdated = liveSubscription({
  field: 'playerUpdated',
  document: graphql(`
    subscription PlayerUpdated {
      playerUpdated {
        isAccountClosed
      }
    }
  `),
  refetch: [GetPlayerInfo, PlayerDetails],
  comesWithDataChanged: true,
  types: ['Player'],
});

const customerPopUpAdded = liveSubscription({
  field: 'customerPopUpAdded',
  document: graphql(`
    subscription CustomerPopUpAdded {
      customerPopUpAdded {
        popUpIdsAdded
      }
    }
  `),
  refetch: [GetCustomerInfo],
  types: ['Customer'],
});

export const playerSubscriptions = [playerUpdated, customerPopUpAdded];
