import { type DetailedPlayer, isSourceOfWealthRequired, type PlayerInfo } from '@lobby/player';

const isOverdue = (player: PlayerInfo): boolean => player.sourceOfWealthStatus?.dueDateExpired === true;

const hasRequests = ({ sourceOfWealthStatus }: PlayerInfo): boolean =>
  (sourceOfWealthStatus?.requiredDocumentsUploadV2 ?? []).length > 0;

/** The operator requests documents that are not overdue. */
export const areDocumentsAwaited = (player: PlayerInfo): boolean => hasRequests(player) && !isOverdue(player);

/**
 * Whether play for real money is blocked: by a declaration from when it is required, by further documents from when
 * they are overdue. A declaration that will be required, or that is being checked, blocks nobody.
 */
export const blocksPlay = (player: DetailedPlayer): boolean =>
  isSourceOfWealthRequired(player) || (hasRequests(player) && isOverdue(player));
