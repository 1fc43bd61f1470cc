import type { ConsentPartner } from '@lobby/contracts';
import type { ConsentCategory } from '@lobby/storage';

/** What a page asks consent for: one of the lobby's own purposes, or a partner of the operator's. */
export interface ConsentPurpose {
  /** Stands in the record of a choice, where no text and no order does. */
  id: string;
  category: ConsentCategory;
  partner?: ConsentPartner;
}

export interface ConsentChoice {
  categories: readonly ConsentCategory[];
  /** Ids of what is refused in a category that is allowed. */
  refused: readonly string[];
}
