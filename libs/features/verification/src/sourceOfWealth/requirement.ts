import { type DetailedPlayer, isSourceOfWealthRequired, type PlayerInfo } from '@lobby/player';

const isOverdue = (player: PlayerInfo): boolean => player.sourceOfWealthStatus?.dueDateExpired === true;

const hasRequests = ({ sourceOfWealthStatus }: PlayerInfo): boolean =>
  (sourceOfWealthStatus?.requiredDocumentsUploadV2 ?? []).length > 0;

/** Documents are asked for, and there is still time. */
export const areDocumentsAwaited = (player: PlayerInfo): boolean => hasRequests(player) && !isOverdue(player);

/**
 * Whether play for real money waits for the player: for a declaration from when it is required, for further documents
 * from when they are overdue. One that will be required, or that is being checked, holds nobody.
 */
export const holdsPlay = (player: DetailedPlayer): boolean =>
  isSourceOfWealthRequired(player) || (hasRequests(player) && isOverdue(player));
