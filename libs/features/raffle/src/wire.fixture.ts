/** Answers of the back end about the raffle. */

export const root = (fields: object) => ({ data: { root: { __typename: 'Root', ...fields } } });

export const wireSettings = (fields: object = {}) => ({
  __typename: 'RaffleSettings',
  enabled: true,
  raffles: ['hourly', 'daily', 'weekly'].map(() => ({
    __typename: 'RaffleSetting',
    gameStudio: { __typename: 'Studio', slug: 'acme-games', name: 'Acme Games' },
    raffleSpotlightImage: 'https://art.acme.test/spotlight.webp',
  })),
  pageMobileBackgroundImage: 'https://art.acme.test/settings-tall.webp',
  pageDesktopBackgroundImage: 'https://art.acme.test/settings-wide.webp',
  ...fields,
});
export const wirePage = (fields: object = {}) => ({
  __typename: 'RafflePage',
  enabled: true,
  pageMobileBackgroundImage: 'https://art.acme.test/tall.webp',
  pageDesktopBackgroundImage: 'https://art.acme.test/wide.webp',
  text: '<p>Every euro counts.</p>',
  termsAndConditions: '<p>Demo play earns none.</p>',
  ...fields,
});
export const wireWinner = (fields: object = {}) => ({
  __typename: 'RaffleWinner',
  winnerInitials: 'AB',
  winAmount: '120.00',
  winCurrency: 'EUR',
  brand: 'acme',
  instanceId: 'daily-0',
  jackpotName: 'daily',
  timestamp: '2026-11-22T10:00:00.000Z',
  ...fields,
});
export const winnersAnswer = (winners: readonly object[]) => ({
  data: {
    public: {
      __typename: 'Public',
      raffleWinners: {
        __typename: 'RaffleWinnerConnection',
        edges: winners.map((node) => ({ __typename: 'RaffleWinnerEdge', node })),
      },
    },
  },
});

export const raffleAnswers = (settings: object | null = wireSettings(), page: object | null = wirePage()) => ({
  RafflePage: root({ raffleSettings: settings, rafflePage: page }),
  RaffleSettings: root({ raffleSettings: settings }),
  RaffleWinners: winnersAnswer([wireWinner()]),
});
