import { BannerSkeleton } from '@lobby/ui-kit';

/** Part of the first load: made of the kit's own parts, as the library's styles come later. */
export const JackpotBlockSkeleton = () => <BannerSkeleton height="lg" />;
