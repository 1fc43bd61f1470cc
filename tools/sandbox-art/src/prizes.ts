import { emblemOf, studioLook } from './badges.ts';
import type { Canvas } from './backgrounds.ts';
import { hero, lift, medallion, sparkle } from './compositions/parts.ts';
import { palettes, type Palette } from './palettes.ts';
import { box, circle, createPen, ellipse, group, line, path, range, round, slice, star } from './pen.ts';
import { randomFromText } from './random.ts';
import { symbols } from './symbols/index.ts';

/** The pictures of jackpot and raffle. They have no lettering, since it could not be translated. */

interface Size {
  width: number;
  height: number;
}
const wide = { width: 1600, height: 900 };
/** With its subject in the middle: what phones crop off is ground, whichever their shape. */
const narrow = { width: 1200, height: 900 };

const canvasOf = (id: string, palette: Palette): Canvas => ({ pen: createPen(), palette, random: randomFromText(id) });

const svg = ({ pen }: Canvas, { width, height }: Size, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${pen.defs()}${body}</svg>`;

const burst = (count: number, radius: number, fill: string, opacity: number): string =>
  range(count)
    .map((index) => {
      const step = 360 / count;
      return path(slice(index * step, index * step + step / 2, radius), fill, `opacity="${opacity}"`);
    })
    .join('');

/** Rays that fade out, for pictures without a ground. */
function fadingBurst({ pen, palette }: Canvas, count: number, radius: number): string {
  const step = 360 / count;
  const fill = pen.linear([`${palette.letters[0]}/0`, `${palette.letters[1]}/0.6`]);
  return range(count)
    .map((index) => group(path(slice(-step / 4, step / 4, radius), fill), `rotate(${round(index * step)})`))
    .join('');
}

/** Coins around the centre, the further the smaller. */
function coins({ pen, random }: Canvas, count: number, spread: number): string {
  return range(count)
    .map((index) => {
      const angle = ((index * 360) / count + random.integer(-14, 14)) * (Math.PI / 180);
      const distance = spread * (0.62 + random.next() * 0.38);
      const size = 0.24 + random.next() * 0.22;
      const squeeze = 0.35 + random.next() * 0.65;
      return group(
        symbols.coin(pen),
        `translate(${round(Math.cos(angle) * distance)} ${round(Math.sin(angle) * distance)}) rotate(${random.integer(-50, 50)}) scale(${round(size * squeeze)} ${round(size)})`,
      );
    })
    .join('');
}

/** A crown above the stones of four pots. */
function regalia(canvas: Canvas): string {
  return (
    medallion(canvas, 0, 0, 190) +
    hero(canvas, 'gem', -92, 66, 0.62, -12) +
    hero(canvas, 'ruby', 92, 66, 0.62, 12) +
    hero(canvas, 'coin', 0, 98, 0.62) +
    hero(canvas, 'crown', 0, -48, 1.35) +
    sparkle(112, -118, 30) +
    sparkle(-128, -40, 18)
  );
}

/** A ticket with notches, a perforation and a star, 200 by 112. */
function ticket({ pen, palette }: Canvas): string {
  const [bright, metal, shade] = palette.letters;
  const shape =
    'M-88-56H88A12 12 0 0 0 100-44V-18A18 18 0 0 0 100 18V44A12 12 0 0 0 88 56H-88A12 12 0 0 0-100 44V18A18 18 0 0 0-100-18V-44A12 12 0 0 0-88-56Z';
  return (
    path(shape, pen.linear([bright, metal, shade], 30)) +
    group(path(shape, 'none', `stroke="${palette.ink}" stroke-width="4" opacity=".35"`), 'scale(.88 .8)') +
    line('M46-50V50', palette.ink, 5, 'stroke-dasharray="2 12" opacity=".6"') +
    path(star(5, 34, 15), palette.ink, 'transform="translate(-28 2)" opacity=".82"') +
    range(4)
      .map((index) => box(62, -34 + index * 18, 22, 8, palette.ink, 3, 'opacity=".5"'))
      .join('')
  );
}

const bokeh = ({ palette, random }: Canvas, { width, height }: Size, count: number): string =>
  range(count)
    .map(() =>
      circle(
        random.integer(0, width),
        random.integer(0, height),
        random.integer(8, 60),
        random.pick([palette.background[2], palette.accent, '#ffffff']),
        `opacity="${round(0.05 + random.next() * 0.14)}"`,
      ),
    )
    .join('');

/** Ground with light behind (x, y); what is far from it is dark enough for text. */
function ground(canvas: Canvas, size: Size, x: number, y: number, fade: string): string {
  const [edge, middle, light] = canvas.palette.background;
  return (
    box(
      0,
      0,
      size.width,
      size.height,
      canvas.pen.radial([light, middle, edge, canvas.palette.ink], x / size.width, y / size.height, 0.78),
    ) +
    group(burst(18, 1900, light, 0.13), `translate(${x} ${y})`) +
    bokeh(canvas, size, 26) +
    circle(x, y, 420, canvas.pen.radial([`${light}/0.9`, `${light}/0.2`, `${light}/0`])) +
    box(0, 0, size.width, size.height, fade)
  );
}

const leftFade = ({ pen, palette: { ink } }: Canvas): string =>
  pen.linear([`${ink}/0`, `${ink}/0.2`, `${ink}/0.85`], 90);
const lowerFade = ({ pen, palette: { ink } }: Canvas): string =>
  pen.linear([`${ink}/0`, `${ink}/0`, `${ink}/0.2`, `${ink}/0.8`]);

const ticketPlaces = [
  [-250, -150, 1.15, -24],
  [235, -190, 1.05, 18],
  [-300, 70, 0.95, 14],
  [290, 60, 1.2, -14],
  [-120, 215, 1.2, -8],
  [170, 230, 1, 22],
] as const;

/** Lifted as one, since each filter takes its time. */
const tickets = (canvas: Canvas): string =>
  lift(
    canvas,
    ticketPlaces
      .map(([x, y, scale, turn]) => group(ticket(canvas), `translate(${x} ${y}) rotate(${turn}) scale(${scale})`))
      .join(''),
  );

const jackpotScene = (canvas: Canvas): string =>
  coins(canvas, 16, 470) +
  hero(canvas, 'goldBars', -300, 210, 1.1, -6) +
  hero(canvas, 'ruby', 300, 200, 1.15, 10) +
  group(regalia(canvas), 'scale(1.55)');

const raffleScene = (canvas: Canvas): string =>
  coins(canvas, 12, 460) + tickets(canvas) + hero(canvas, 'bell', 0, 0, 1.7, -6) + sparkle(120, -130, 40);

function scene(canvas: Canvas, isForPhones: boolean, content: string): string {
  const size = isForPhones ? narrow : wide;
  const [x, y, scale] = isForPhones ? [600, 430, 0.76] : [1130, 450, 1.02];
  const fade = isForPhones ? lowerFade(canvas) : leftFade(canvas);
  const body =
    ground(canvas, size, x, y, fade) +
    ellipse(x, y + 340 * scale, 430 * scale, 54, canvas.palette.ink, 'opacity=".35"') +
    group(content, `translate(${x} ${y}) scale(${scale})`);
  return svg(canvas, size, body);
}

/** `logo` and `winner` are transparent around their middle; others are 16:9, or 4:3 where the name ends in `-phone`. */
export function drawJackpot(name: string): string {
  const canvas = canvasOf(`jackpot/${name}`, palettes.crimson);
  if (name === 'logo')
    return svg(canvas, { width: 480, height: 480 }, group(regalia(canvas), 'translate(240 250) scale(1.12)'));
  if (name === 'winner') {
    const { pen, palette } = canvas;
    const [, , light] = palette.background;
    const glow = circle(0, 0, 390, pen.radial([`${palette.letters[1]}/0.9`, `${light}/0.35`, `${light}/0`]));
    const body = glow + fadingBurst(canvas, 20, 395) + coins(canvas, 18, 350) + group(regalia(canvas), 'scale(1.2)');
    return svg(canvas, { width: 800, height: 800 }, group(body, 'translate(400 400)'));
  }
  return scene(canvas, name.endsWith('-phone'), jackpotScene(canvas));
}

/** The page's background, 16:9 or 4:3 where the name ends in `-phone`. */
export function drawRaffle(name: string): string {
  const canvas = canvasOf(`raffle/${name}`, palettes.midnight);
  return scene(canvas, name.endsWith('-phone'), raffleScene(canvas));
}

/** The spotlight of a studio, 16:9: its emblem in its colours among tickets. */
export function drawSpotlight(slug: string): string {
  const look = studioLook(slug);
  const canvas: Canvas = { ...canvasOf(`spotlight/${slug}`, look.palette), pen: look.pen };
  const content =
    coins(canvas, 14, 480) +
    tickets(canvas) +
    medallion(canvas, 0, 0, 230) +
    group(emblemOf(look), 'scale(1.9)') +
    sparkle(150, -170, 40);
  return scene(canvas, false, content);
}
