import type { Measured } from './measured.ts';
import type { ProfileName } from './profiles.ts';

/** What was reached on one page, or by one tap. */
export interface Figure {
  value: number;
  /** The page or the tap. */
  where: string;
  /** What takes the time. */
  cause?: () => string;
}

export interface Goal {
  title: string;
  unit: string;
  digits: number;
  /** Without one the figure stands for itself. */
  limits: Partial<Record<ProfileName, number>>;
  /** The limit is the least rather than the most. */
  isLeast?: true;
  of: (measured: Measured, profile: ProfileName) => Figure[];
}
