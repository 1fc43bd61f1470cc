import type { TextsOf } from '../../language.ts';

/** Of the widget, and what the agent answers. */
export const en = {
  widget: {
    title: 'Support',
    welcome: 'Ask us anything. We answer around the clock.',
    message: 'Message',
    send: 'Send',
    close: 'Close chat',
    failed: 'This was not sent. Please try again.',
    you: 'You',
    agent: 'Support',
    guest: 'You chat as a guest',
    signedIn: 'You chat as {name}',
    launcher: 'Help',
    unread: { one: '{count} unread message', other: '{count} unread messages' },
  },
  agent: {
    withdrawal:
      'You withdraw in the cashier, on the tab “Withdraw”. It goes back to an account that you have deposited from, usually within a day.',
    deposit: 'You deposit with the button “Deposit”, by card, bank or wallet. The money is there at once.',
    limits:
      'You find limits and breaks in your profile. Lower limits and breaks apply at once. If play is no longer fun, I can put you through to somebody who helps.',
    greeting: 'Hello! How can I help you?',
    handover: 'Thank you, I have passed that on. A colleague will answer you here.',
  },
};

export type ChatTexts = TextsOf<typeof en>;
