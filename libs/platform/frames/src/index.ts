export { filterFrameMessages, type FrameSource, listenToFrame, useFrameMessages } from './frameMessages.ts';
export { isActiveIn, trustedFrame, useFrameRequests } from './frameRequests.ts';
