import type { Face } from './face.ts';
import { forge } from './forge.ts';
import { ice, polarIce } from './ice.ts';
import { lake } from './lake.ts';
import { night } from './night.ts';
import { eveningPaper, paper } from './paper.ts';
import { velvet } from './velvet.ts';

/** The families of pictures, by what they draw. */
export const faceNames = ['night', 'paper', 'lake', 'forge', 'ice', 'velvet'] as const;
export type FaceName = (typeof faceNames)[number];

export const faces = { night, paper, lake, forge, ice, velvet } as const satisfies Record<FaceName, Face>;

/** For pictures that fade into the jackpot's colours, which are dark in light themes too. */
export const darkFaces: typeof faces = { ...faces, paper: eveningPaper, ice: polarIce };
