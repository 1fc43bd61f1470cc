import type { TextsOf } from '../../language.ts';

/** Of the pages of sign-in partners. */
export const en = {
  title: 'Identify yourself',
  asks: '{brand} asks who you are.',
  personalNumber: 'Personal number',
  hint: '4 to 20 letters, digits, + or -',
  invalid: 'Enter a personal number, for example 38001085718.',
  deposit: 'Deposit',
  about: 'A demo of the service: choose how it ends.',
  confirm: 'Confirm',
  cancel: 'Cancel',
  fail: 'Something fails',
  wait: 'No answer',
  waiting: 'We are waiting for an answer',
  waitingText: 'This takes longer than usual. You can go back to the page that you came from.',
  over: 'This sign-in is over',
  overText: 'Go back to the lobby and start again.',
};

export type LoginTexts = TextsOf<typeof en>;
