import { emblemOf, studioLook } from './badges.ts';
import type { Canvas } from './backgrounds.ts';
import { medallion, sparkle } from './compositions/parts.ts';
import { arrange, at, type Face } from './faces/face.ts';
import { canvasOf, drawPicture, isForPhones, layouts, svg, withoutSuffix } from './faces/picture.ts';
import { box, circle, group, line, path, range, round, slice, star } from './pen.ts';
import { symbols } from './symbols/index.ts';

/** The pictures of jackpot and raffle. */

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

/** A crown above the stones of four pots, 200 by 200. */
const regalia = (canvas: Canvas): string => {
  const { pen } = canvas;
  const stones = [symbols.coin(pen), symbols.ruby(pen), symbols.gem(pen)];
  return (
    medallion(canvas, 0, 0, 100) +
    at(symbols.crown(pen), [0, -16, 0.62]) +
    arrange(stones, [
      [0, 56, 0.2],
      [42, 47, 0.18, 12],
      [-42, 47, 0.18, -12],
    ])
  );
};

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

/** `logo` and `winner` are transparent around their middle; others are 16:9, or 4:3 where the name ends in `-phone`. */
export function drawJackpot(face: Face, name: string): string {
  const canvas = canvasOf(face, `jackpot/${withoutSuffix(name)}`);
  const { pen, palette } = canvas;
  const main = regalia(canvas);
  if (name === 'logo') {
    const logo = face.finish(canvas, at(main, [240, 240, 2.1]));
    return svg(canvas, { width: 480, height: 480 }, logo);
  }
  if (name === 'winner') {
    const glow = circle(
      0,
      0,
      390,
      pen.radial([`${palette.letters[1]}/0.9`, `${palette.accent}/0.3`, `${palette.accent}/0`]),
    );
    const body =
      glow +
      fadingBurst(canvas, 20, 395) +
      face.finish(canvas, coins(canvas, 18, 350) + at(main, [0, 0, 2.25])) +
      sparkle(134, -142, 36);
    return svg(canvas, { width: 800, height: 800 }, group(body, 'translate(400 400)'));
  }
  const companions = [symbols.goldBars(pen), symbols.ruby(pen), symbols.coin(pen), symbols.gem(pen)];
  return drawPicture(face, canvas, isForPhones(name) ? layouts.narrow : layouts.wide, { main, companions });
}

/** The page's background, 16:9 or 4:3 where the name ends in `-phone`. */
export function drawRaffle(face: Face, name: string): string {
  const canvas = canvasOf(face, `raffle/${withoutSuffix(name)}`);
  return drawPicture(face, canvas, isForPhones(name) ? layouts.narrow : layouts.wide, {
    main: symbols.bell(canvas.pen),
    companions: range(4).map(() => ticket(canvas)),
  });
}

/** The spotlight of a studio, 16:9: its emblem among tickets. */
export function drawSpotlight(face: Face, slug: string): string {
  const canvas = canvasOf(face, `spotlight/${slug}`);
  const emblem = emblemOf({ ...studioLook(slug), pen: canvas.pen });
  return drawPicture(face, canvas, layouts.wide, {
    main: medallion(canvas, 0, 0, 100) + group(emblem, 'scale(.84)'),
    companions: range(4).map(() => ticket(canvas)),
  });
}
