import { lazyOnce } from '@lobby/composition';
import { useQueryParam } from '@lobby/routing';
import { Suspense, useState } from 'react';
import * as v from 'valibot';

/** A dialog is no part of the first load. */
const PromotionDialog = lazyOnce(() => import('../blocks/PromotionDialog.tsx'));

/** The offer that the page's address names, as a link in a message does. */
export function PromotionDetails() {
  const [promotion, setPromotion] = useQueryParam('promotion', v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)));
  // A dialog that is closing keeps what it has shown.
  const [shown, setShown] = useState(promotion);
  if (promotion !== null && promotion !== shown) setShown(promotion);
  if (shown === null) return null;
  return (
    <Suspense>
      <PromotionDialog
        key={shown}
        id={shown}
        open={promotion !== null}
        onClose={() => setPromotion(null)}
        onClosed={() => setShown(null)}
      />
    </Suspense>
  );
}
