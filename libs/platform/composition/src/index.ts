export {
  Block,
  blockCache,
  BlockSkeleton,
  fetchParts,
  loadParts,
  RenderedPlacesContext,
  Slot,
  useIntent,
  useOptionalIntent,
} from './parts.tsx';
export { IsolatedBoundary, RenderErrorContext } from './IsolatedBoundary.tsx';
export { RenewBoundary } from './RenewBoundary.tsx';
export { NearViewport, useNearViewport } from './NearViewport.tsx';
export { useShownBlocks, useStableBlocks } from './shownBlocks.ts';
export { lazyOnce } from './lazyOnce.ts';
export { hasPage, layoutLoader, pageLoader, routesWithoutPage, useHasPage } from './pages.ts';
export { LobbyProvider, PageTitle, useLobby, useRegistry } from './LobbyProvider.tsx';
