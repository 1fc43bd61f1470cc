import type { LegalTexts } from './shape.ts';

export const en: LegalTexts = (name) => ({
  'terms-and-conditions': {
    title: 'Terms and conditions',
    sections: [
      [
        '1. Who may play',
        `You may hold one account with ${name}, in your own name, if you are of age where you live and play is allowed there.`,
        'We check your identity before the first withdrawal, and earlier where the law asks for it.',
      ],
      [
        '2. Your money',
        'Your balance is kept apart from our own money. A deposit can be played with at once; a withdrawal goes back to the method of the deposit where that is possible.',
        'Money under a bonus has terms of its own, which are shown with the bonus.',
      ],
      [
        '3. Games',
        'Every round is decided on the game’s server. If the connection fails, an open round is kept and goes on when you come back.',
        'A malfunction voids the round: stakes are returned.',
      ],
      [
        '4. Limits and breaks',
        'You can set limits, take a break or exclude yourself at any time. A limit that is lowered counts at once; one that is raised counts after a delay.',
      ],
      [
        '5. Closing the account',
        'You can close the account whenever you like; the balance is paid out. We close accounts that break these terms and say why.',
      ],
      ['6. Complaints', 'Write to our support first. If we do not agree, an independent body decides.'],
    ],
  },
  'privacy-policy': {
    title: 'Privacy policy',
    sections: [
      [
        'What we keep',
        `${name} keeps what you tell us at registration, your payments, your rounds and how you use the lobby, as long as the law asks for it.`,
      ],
      [
        'Why we keep it',
        'To run your account, to prevent fraud and money laundering, and to notice when play does harm.',
      ],
      ['Whom we tell', 'Payment providers, game studios and authorities, each only what they need.'],
      [
        'Cookies',
        'Necessary ones keep you signed in. Others are set only if you agree, and you can change your mind in the footer.',
      ],
      ['Your rights', 'You can see, correct, take with you and, where the law allows, erase your data.'],
    ],
  },
  'bonus-terms-and-conditions': {
    title: 'Bonus terms',
    sections: [
      ['Staking', `A bonus of ${name} has to be staked as often as its terms say before it becomes real money.`],
      ['Order', 'Real money is staked first, bonus money after it. Jackpot and live games take real money only.'],
      ['Time', 'A bonus that is not staked in time expires, with what was won from it.'],
    ],
  },
  'jackpot-terms': {
    title: 'Jackpot terms',
    sections: [
      [
        'Taking part',
        `Players of ${name} choose a contribution that is added to each round that they start with real money. What it costs is shown where it is chosen, and it is debited from the balance together with the round.`,
        'It can be switched off at any time, on the jackpot page and in every game. From the next round on nothing is contributed.',
      ],
      [
        'Winning',
        'Each contributing round has a chance to win one pot, which grows with the contribution; the odds are shown beside the pots. The amount is credited at once.',
      ],
      [
        'Limits',
        'Contributions count towards loss limits and never exceed one. A round whose contribution is not covered goes on without contribution and without a chance.',
      ],
    ],
  },
});
