import type { FaceName } from '../../../sandbox-art/src/index.ts';

/** The family of a brand's pictures, which goes with its theme: `paper` and `ice` are light. */
const faces: Readonly<Record<string, FaceName>> = {
  infiniza: 'night',
  frenwall: 'paper',
  herion: 'lake',
  fortuneforge: 'forge',
  elmst: 'ice',
  elvel: 'velvet',
};

export const faceOf = (brandId: string): FaceName => faces[brandId] ?? 'night';
