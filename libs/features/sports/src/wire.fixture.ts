/** The back end's answers, in their wire format. */
export const root = (fields: object) => ({ data: { root: { __typename: 'Root', ...fields } } });

const selection = (event: string, outcome: string, odds: string | null) => ({
  __typename: 'SportsSelection',
  id: `${event}.${outcome.toLowerCase()}`,
  outcome,
  odds,
  coupon: `${event}.result.${outcome.toLowerCase()}`,
});

export const wireEvent = (id: string, fields: object = {}) => ({
  __typename: 'SportsEvent',
  id,
  league: 'Aurora League',
  startsAt: '2126-11-25T19:45:00.000Z',
  isLive: false,
  home: 'Elderholm',
  away: 'Brackwater',
  homeScore: null,
  awayScore: null,
  clock: null,
  path: `/event/${id}/`,
  selections: [selection(id, 'Home', '2.1'), selection(id, 'Draw', '3.4'), selection(id, 'Away', null)],
  ...fields,
});

export const topSports = (events: readonly object[], title: string | null = 'Tonight') =>
  root({ contentBlock: { __typename: 'ContentBlock', id: 'top', title }, topSportsEvents: events });

const emptyBlock = {
  title: null,
  subtitle: null,
  text: null,
  desktopImage: null,
  mobileImage: null,
  callToAction: null,
  startsAt: null,
  endsAt: null,
  termsAndConditions: null,
};
export const sportsPage = (blocks: readonly { id: string; type: string }[]) =>
  root({ contentBlocks: blocks.map((block) => ({ __typename: 'ContentBlock', ...emptyBlock, ...block })) });

export const sessionAnswer = (token: string) => ({
  data: { startSportsbookSession: { __typename: 'SportsbookSession', token } },
});
export const rejection = (type: string) => ({ errors: [{ message: 'No', extensions: { type: `$${type}` } }] });
