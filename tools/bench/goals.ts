import type { Measured } from './measured.ts';
import type { Figure, Goal } from './goal.ts';
import { playerGoals } from './playerGoals.ts';
import { profileNames, type ProfileName } from './profiles.ts';
import { visitorGoals } from './visitorGoals.ts';

/** A goal's worst figure on a profile. */
export interface Cell {
  limit: string;
  reached: string;
  where: string;
  isMissed: boolean;
  /** Of a goal that is missed. */
  cause: string;
}

export interface Row {
  audience: 'players' | 'visitors';
  title: string;
  cells: Partial<Record<ProfileName, Cell>>;
}

const goals = { players: playerGoals, visitors: visitorGoals };

/** Every goal with what was reached; those that nothing was measured for are left out. */
export const rowsOf = (measured: Measured): Row[] =>
  (Object.keys(goals) as Row['audience'][]).flatMap((audience) =>
    goals[audience].flatMap((goal) => {
      const cells = Object.fromEntries(
        profileNames.flatMap((profile) => {
          const cell = cellOf(goal, goal.of(measured, profile), goal.limits[profile]);
          return cell ? [[profile, cell]] : [];
        }),
      );
      return Object.keys(cells).length > 0 ? [{ audience, title: goal.title, cells }] : [];
    }),
  );

function cellOf({ unit, digits, isLeast }: Goal, figures: readonly Figure[], limit: number | undefined) {
  const sorted = figures.toSorted((a, b) => (isLeast ? a.value - b.value : b.value - a.value));
  const [worst] = sorted;
  if (!worst) return undefined;
  const value = Number(worst.value.toFixed(digits));
  const isMissed = limit !== undefined && (isLeast ? value < limit : value > limit);
  const cell: Cell = {
    limit: limit === undefined ? '' : `${isLeast ? '≥' : '≤'} ${limit} ${unit}`.trim(),
    reached: Number.isFinite(value) ? `${worst.value.toFixed(digits)} ${unit}`.trim() : 'none',
    where: worst.where,
    isMissed,
    cause: isMissed ? (worst.cause?.() ?? '') : '',
  };
  return cell;
}
