import { hasFace, type Family } from './fonts.ts';
import type { Palette } from './palettes.ts';
import { escapeMarkup, group, round, type Pen } from './pen.ts';

interface Face {
  family: Family;
  /** Mean width of a capital, in ems. */
  em: number;
  italic?: boolean;
  weight?: number;
  /** Upper and lower case, for a face with ornamental capitals. */
  mixedCase?: boolean;
}

const facesByStyle = {
  playful: { family: 'Lilita One', em: 0.57 },
  comic: { family: 'Bangers', em: 0.47 },
  myth: { family: 'Cinzel Decorative Black', em: 0.8, mixedCase: true },
  racing: { family: 'Russo One', em: 0.68 },
  machine: { family: 'Chakra Petch', em: 0.63, weight: 700 },
  bold: { family: 'Barlow Black', em: 0.6 },
  slanted: { family: 'Barlow Black', em: 0.6, italic: true },
} as const satisfies Record<string, Face>;
export type LetteringStyle = keyof typeof facesByStyle;

const narrow = /[IJ1'’.,!|]/;
const wide = /[MWQ@&]/;

const widthOf = (text: string, face: Face): number =>
  [...text].reduce(
    (sum, letter) => sum + face.em * (letter === ' ' ? 0.45 : narrow.test(letter) ? 0.55 : wide.test(letter) ? 1.4 : 1),
    0,
  );

const leading = 0.88;
const smallWords = new Set(['OF', 'THE', 'AND', '&']);
const isSmall = (word: string): boolean => smallWords.has(word.toUpperCase());

interface Line {
  text: string;
  size: number;
}

/** Breaks a title into lines: a long word has a line of its own, short ones share one, so that the block fills the width. */
function layOut(title: string, face: Face, maxWidth: number, maxSize: number): Line[] {
  const lines: string[] = [];
  for (const word of (face.mixedCase ? title : title.toUpperCase()).split(' ')) {
    const last = lines.at(-1);
    const joins =
      last !== undefined &&
      (isSmall(word)
        ? last.split(' ').every(isSmall)
        : last.length + word.length < 9 && !isSmall(last.split(' ').at(-1) ?? ''));
    if (joins) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((text) => {
    const fitting = maxWidth / widthOf(text, face);
    return { text, size: Math.min(text.split(' ').every(isSmall) ? maxSize * 0.42 : maxSize, fitting) };
  });
}

export interface Lettering {
  markup: string;
  height: number;
}

/** A title as a logo: gradient letters with a thick outline, a metal rim and a shadow. Its baseline is at y = 0. */
export function drawLettering(
  pen: Pen,
  palette: Palette,
  title: string,
  letteringStyle: LetteringStyle,
  maxWidth = 525,
  maxSize = 128,
  maxHeight = 236,
): Lettering {
  const face: Face = hasFace(facesByStyle[letteringStyle].family) ? facesByStyle[letteringStyle] : facesByStyle.bold;
  const laidOut = layOut(title, face, maxWidth, maxSize);
  const shrink = Math.min(1, maxHeight / laidOut.reduce((sum, { size }) => sum + size * leading, 0));
  const lines = laidOut.map(({ text, size }) => ({ text, size: size * shrink }));
  const fill = pen.linear([palette.letters[0], palette.letters[1], palette.letters[2]]);
  let y = 0;
  const rows = [...lines].reverse().map(({ text, size }) => {
    const at = y;
    y -= size * leading;
    return { text, size, y: at };
  });
  const draw = ({ text, size, y: at }: (typeof rows)[number], attributes: string) =>
    `<text x="0" y="${round(at)}" font-family="${face.family}, Impact, sans-serif" font-size="${round(size)}"${face.weight ? ` font-weight="${face.weight}"` : ''}${face.italic ? ' font-style="italic"' : ''} text-anchor="middle" ${attributes}>${escapeMarkup(text)}</text>`;
  const layer = (attributes: (size: number) => string) => rows.map((row) => draw(row, attributes(row.size))).join('');
  const outline = (share: number, stroke: string) =>
    layer(
      (size) => `fill="${stroke}" stroke="${stroke}" stroke-width="${round(size * share + 5)}" stroke-linejoin="round"`,
    );
  const markup =
    group(outline(0.2, palette.ink), 'translate(0 10)', 'opacity=".75"') +
    outline(0.2, palette.ink) +
    outline(0.09, palette.metal[1]) +
    outline(0.035, palette.ink) +
    layer(() => `fill="${fill}"`);
  return { markup, height: -y };
}
