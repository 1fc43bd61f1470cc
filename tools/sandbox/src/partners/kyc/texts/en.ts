import type { TextsOf } from '../../language.ts';

/** Of the check’s page. */
export const en = {
  title: 'Identity check',
  missing: 'Still to be shown: {list}',
  Identity: 'identity',
  Address: 'address',
  about: 'Demo of the provider: choose how the check ends.',
  approved: 'Approve',
  retry: 'Ask for better pictures',
  rejected: 'Reject for good',
  approved_result: 'You are verified. Thank you.',
  retry_result: 'The pictures cannot be read. Please try again.',
  rejected_result: 'The check has failed for good. Please contact support.',
  waiting: 'One moment …',
  failed: 'This did not work. Please try again.',
  again: 'Try again',
};

export type KycTexts = TextsOf<typeof en>;
