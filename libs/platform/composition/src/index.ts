export {
  Background,
  Block,
  blockCache,
  BlockSkeleton,
  fetchBackground,
  fetchSlots,
  loadParts,
  RenderedPartsContext,
  Slot,
  useIntent,
  useOptionalIntent,
} from './contributions.tsx';
export { IsolatedBoundary, RenderErrorContext } from './IsolatedBoundary.tsx';
export { RenewBoundary } from './RenewBoundary.tsx';
export { NearViewport, useNearViewport } from './NearViewport.tsx';
export { useShownBlocks, useStableBlocks } from './shownBlocks.ts';
export { lazyOnce } from './lazyOnce.ts';
export { hasPage, isInBuild, routesWithoutPage, useHasPage } from './pages.ts';
export { LobbyProvider, PageTitle, useLobby, useRegistry } from './LobbyProvider.tsx';
