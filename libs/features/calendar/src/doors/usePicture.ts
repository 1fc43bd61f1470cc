import { useState } from 'react';

/** The operator's picture, as props of an `img`; null where there is none, or it does not load. */
export function usePicture(url: string | null) {
  const [failed, setFailed] = useState<string | null>(null);
  if (url === null || url === failed) return null;
  return { src: url, decoding: 'async', onError: () => setFailed(url) } as const;
}
