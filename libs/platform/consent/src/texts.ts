import type { ConsentCategory } from '@lobby/storage';

interface CategoryText {
  title: string;
  description: string;
}

/** All that the banner says; the shell brings it in the visitor's language. */
export interface ConsentTexts {
  title: string;
  description: string;
  acceptAll: string;
  refuseAll: string;
  /** Opens the preferences. */
  choose: string;
  preferencesTitle: string;
  save: string;
  close: string;
  categories: Readonly<Record<ConsentCategory, CategoryText>>;
}
