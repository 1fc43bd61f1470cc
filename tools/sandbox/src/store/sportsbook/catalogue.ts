import { randomFromText } from '../../../../sandbox-art/src/index.ts';

export const sportIds = ['football', 'ice-hockey', 'basketball', 'tennis'] as const;
export type SportId = (typeof sportIds)[number];

export interface League {
  /** Its name is among the texts of the sportsbook's page. */
  id: 'aurora' | 'meridian' | 'frost' | 'metro' | 'solstice';
  sport: SportId;
  /** In minutes: a fixture begins this often. */
  every: number;
  /** Of an even number, all invented. */
  teams: readonly string[];
}

export const leagues: readonly League[] = [
  {
    id: 'aurora',
    sport: 'football',
    every: 50,
    teams: [
      ...['Port Halden', 'Northvik United', 'Lindmoor', 'Kestrel City', 'Saint Orrin', 'Varnhem Rovers'],
      ...['Brackwater', 'Ostford Athletic', 'Hollin Bay', 'Marrowgate', 'Elderholm', 'Tarnside'],
    ],
  },
  {
    id: 'meridian',
    sport: 'football',
    every: 90,
    teams: ['Casteloro', 'Vila Marenza', 'Montaro', 'Ribalta', 'Sant Aureli', 'Portovane', 'Olmedia', 'Calabrava'],
  },
  {
    id: 'frost',
    sport: 'ice-hockey',
    every: 70,
    teams: [
      ...['Iceport Wolves', 'Kaldheim Bears', 'Pineridge Storm', 'Lakeview Comets'],
      ...['Tundra Foxes', 'Silverpeak Giants', 'Redwood Hawks', 'Glacier Kings'],
    ],
  },
  {
    id: 'metro',
    sport: 'basketball',
    every: 80,
    teams: [
      ...['Harbor City Tides', 'Eastgate Lions', 'Summit Rockets', 'Riverside Owls'],
      ...['Capital Pioneers', 'Bayline Sharks', 'Old Town Knights', 'Greenfield Elks'],
    ],
  },
  {
    id: 'solstice',
    sport: 'tennis',
    every: 60,
    teams: [
      ...['M. Oravela', 'J. Tammeraid', 'S. Valcourt', 'L. Fernholt', 'P. Castellari', 'D. Moravek'],
      ...['E. Nordhagen', 'T. Akerfeld', 'R. Ishimori', 'C. Delaroche', 'N. Vuorinne', 'A. Halvorsund'],
    ],
  },
];

export const leagueOf = (id: string): League => {
  const league = leagues.find((candidate) => candidate.id === id);
  if (!league) throw new Error(`There is no league ${id}.`);
  return league;
};

export interface Fixture {
  id: string;
  league: string;
  home: string;
  away: string;
  startsAt: number;
}

/** The fixtures that begin in this time: the same for the same seed. Nobody plays twice before all others have played. */
export function fixturesBetween(seed: number, from: number, to: number): Fixture[] {
  return leagues.flatMap(({ id: league, every, teams }) => {
    const interval = every * 60_000;
    const pairs = teams.length / 2;
    const fixtures: Fixture[] = [];
    for (let slot = Math.ceil(from / interval); slot * interval < to; slot += 1) {
      const order = randomFromText(`${seed}:${league}:${Math.floor(slot / pairs)}`).shuffle(teams);
      const [home = '', away = ''] = order.slice((slot % pairs) * 2);
      fixtures.push({ id: `${league}-${slot}`, league, home, away, startsAt: slot * interval });
    }
    return fixtures;
  });
}
