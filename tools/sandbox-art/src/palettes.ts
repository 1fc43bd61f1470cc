/** The colours of one game's art. Symbols have colours of their own. */
export interface Palette {
  /** Background gradient, from the edges to the centre behind the symbol. */
  background: readonly [edge: string, middle: string, light: string];
  /** Metal of frames and rims, from highlight to shade. */
  metal: readonly [string, string, string];
  /** Lettering, from top to bottom. */
  letters: readonly [string, string, string];
  /** Outlines and shadows. */
  ink: string;
  accent: string;
}

const gold = ['#fff3b0', '#f6b93b', '#a35a0a'] as const;
const silver = ['#ffffff', '#c3d0de', '#63748b'] as const;
const copper = ['#ffe1c2', '#e0894a', '#7d3715'] as const;
const rose = ['#ffe9e3', '#f0a08c', '#99402f'] as const;

export const palettes = {
  amber: {
    background: ['#5a1d02', '#c65f07', '#ffd76a'],
    metal: gold,
    letters: ['#fffbe0', '#ffd23c', '#f07f09'],
    ink: '#351002',
    accent: '#ff5a36',
  },
  crimson: {
    background: ['#2d0209', '#a30d26', '#ff6a4d'],
    metal: gold,
    letters: ['#fff6d5', '#ffd166', '#f08a24'],
    ink: '#210108',
    accent: '#ffc93c',
  },
  midnight: {
    background: ['#050726', '#1d2c8f', '#6fa8ff'],
    metal: silver,
    letters: ['#ffffff', '#cfe4ff', '#6fa3f5'],
    ink: '#04051c',
    accent: '#ffd75e',
  },
  emerald: {
    background: ['#01231a', '#0a7a4e', '#7dffb0'],
    metal: gold,
    letters: ['#fffde1', '#ffe066', '#e8a317'],
    ink: '#011711',
    accent: '#b6ff5c',
  },
  frost: {
    background: ['#0b2b57', '#3487c9', '#d9f6ff'],
    metal: silver,
    letters: ['#ffffff', '#dff5ff', '#7cc4ef'],
    ink: '#08203f',
    accent: '#ffffff',
  },
  coral: {
    background: ['#5b0f45', '#e8505b', '#ffc38b'],
    metal: rose,
    letters: ['#ffffff', '#fff0c4', '#ffb25e'],
    ink: '#3d082f',
    accent: '#38d6c4',
  },
  royal: {
    background: ['#1c063f', '#6b21b8', '#e08bff'],
    metal: gold,
    letters: ['#fffbe6', '#ffd95a', '#ef9b12'],
    ink: '#13042c',
    accent: '#ff8be0',
  },
  neon: {
    background: ['#0d0221', '#4a0e78', '#ff2e9a'],
    metal: ['#ffe6fb', '#ff57c4', '#7a0f8f'],
    letters: ['#ffffff', '#8ffcff', '#17b6ff'],
    ink: '#12022b',
    accent: '#2af5ff',
  },
  desert: {
    background: ['#6b2a10', '#d9862f', '#ffe7a8'],
    metal: gold,
    letters: ['#fffdf0', '#ffe49b', '#e8912a'],
    ink: '#3b1406',
    accent: '#2fb9b0',
  },
  ocean: {
    background: ['#02263f', '#0680a6', '#8ff4ff'],
    metal: silver,
    letters: ['#ffffff', '#d5fbff', '#57d3ea'],
    ink: '#021a2b',
    accent: '#ffdb4d',
  },
  forest: {
    background: ['#10240c', '#3f7a1c', '#e6ff8a'],
    metal: copper,
    letters: ['#fffef0', '#f4ff9c', '#9ed12f'],
    ink: '#0a1807',
    accent: '#ff9f45',
  },
  copper: {
    background: ['#2a0f08', '#8f3f1f', '#ffb27a'],
    metal: copper,
    letters: ['#fff7ec', '#ffcf9a', '#e67a35'],
    ink: '#1c0805',
    accent: '#4fd6c8',
  },
  candy: {
    background: ['#7a1470', '#ff5fa2', '#fff0b8'],
    metal: ['#ffffff', '#ff9fd2', '#c2287f'],
    letters: ['#ffffff', '#fff4a8', '#ffb52e'],
    ink: '#56084d',
    accent: '#4ee3ff',
  },
  noir: {
    background: ['#050505', '#2b2620', '#b8924a'],
    metal: gold,
    letters: ['#fffbe8', '#f3d27a', '#b07a1e'],
    ink: '#000000',
    accent: '#d7263d',
  },
  twilight: {
    background: ['#12082f', '#6b3fa0', '#ff9d6c'],
    metal: rose,
    letters: ['#fff8ef', '#ffd0a1', '#ff8a65'],
    ink: '#0d0522',
    accent: '#ffe27a',
  },
  jade: {
    background: ['#04231f', '#0d7d6c', '#b6ffe0'],
    metal: gold,
    letters: ['#fffdea', '#fbe27a', '#d79a1f'],
    ink: '#021613',
    accent: '#ff6b6b',
  },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;

/** Palettes by word of a title. */
export const paletteByWord: Readonly<Record<string, PaletteName>> = {
  amber: 'amber',
  crimson: 'crimson',
  midnight: 'midnight',
  paper: 'coral',
  silver: 'frost',
  velvet: 'royal',
  wandering: 'desert',
  frozen: 'frost',
  hidden: 'forest',
  painted: 'candy',
  scarlet: 'crimson',
  thunder: 'noir',
  twilight: 'twilight',
  emerald: 'emerald',
  coral: 'coral',
  ivory: 'noir',
  rogue: 'crimson',
  summit: 'frost',
  turbo: 'neon',
  wildwood: 'forest',
  monsoon: 'ocean',
  copper: 'copper',
  diamond: 'ocean',
  royal: 'royal',
  golden: 'amber',
  starlit: 'midnight',
  grand: 'crimson',
  platinum: 'midnight',
  juicy: 'candy',
  sizzling: 'crimson',
  neon: 'neon',
  retro: 'twilight',
  lucky: 'emerald',
  bold: 'amber',
  classic: 'royal',
};
