import { box, circle, ellipse, group, line, path, place, range, star, type Pen } from '../pen.ts';

/*
 * Theme symbols, drawn in a box from -100 to 100. They depend on nothing but the pen, so that a game's thumbnail and
 * reels show the same picture.
 */

export function fox(pen: Pen): string {
  const fur = pen.linear(['#ffb24d', '#f26a1b', '#b93a06']);
  return (
    path('M-82 -92 -70 10 -20 -40Z', fur) +
    path('M82 -92 70 10 20 -40Z', fur) +
    path('M-74 -74 -66 -8 -36 -40Z', '#3a1408') +
    path('M74 -74 66 -8 36 -40Z', '#3a1408') +
    path('M0 -58C50 -58 82 -22 92 22 60 30 34 60 0 96-34 60-60 30-92 22-82-22-50-58 0-58Z', fur) +
    path('M-92 22C-62 4-30 10-8 44L0 96C-34 60-60 30-92 22Z', '#fff4e4') +
    path('M92 22C62 4 30 10 8 44L0 96C34 60 60 30 92 22Z', '#fff4e4') +
    path('M-56 4C-44-10-28-8-18 8-32 14-46 14-56 4Z', '#ffe27a') +
    path('M56 4C44-10 28-8 18 8 32 14 46 14 56 4Z', '#ffe27a') +
    circle(-36, 4, 8, '#1d0a04') +
    circle(36, 4, 8, '#1d0a04') +
    circle(-33, 1, 2.5, '#fff') +
    circle(39, 1, 2.5, '#fff') +
    path('M-15 76C-12 66 12 66 15 76 10 90 4 96 0 96-4 96-10 90-15 76Z', '#241008') +
    path('M-30-46C-12-54 12-54 30-46L0-6Z', '#ffd08a', 'opacity=".45"')
  );
}

export function koi(pen: Pen): string {
  const body = pen.linear(['#fffdf6', '#ffe6cf', '#f7b48a'], 30);
  const patch = pen.linear(['#ff8a3c', '#e8331c', '#a5120d'], 30);
  const fin = pen.linear(['#fff', '#ffb07a'], 60);
  const shape = 'M-78-64C-30-96 44-70 60-16 68 12 60 36 44 54 14 62-40 44-64 4-80-20-86-46-78-64Z';
  return (
    path('M44 44C70 48 96 66 92 98 74 86 60 92 46 96 52 78 44 64 34 56Z', fin) +
    path('M-6-78C10-104 48-100 62-74 44-72 22-68 10-60Z', fin) +
    path('M-30 34C-44 62-34 86-8 92-10 70-2 56 10 48Z', fin) +
    path(shape, body) +
    group(
      path('M-60-90C-30-96 0-70-12-44-30-20-70-30-90-44Z', patch) +
        path('M10-70C50-70 66-30 50-4 30 2 6-14 2-40Z', patch) +
        path('M-20 20C0-2 30 6 44 30 38 56 10 60-10 50Z', patch),
      'translate(0 0)',
      `clip-path="${pen.clip(path(shape, '#000'))}"`,
    ) +
    line('M-26-6C-14 4 0 10 14 12M-8-30C6-22 20-18 34-18M-2 30C8 36 20 38 30 38', '#c7672f', 3, 'opacity=".7"') +
    circle(-58, -44, 9, '#1b1b1b') +
    circle(-61, -47, 3, '#fff') +
    line('M-80-58C-92-60-98-52-98-42M-76-50C-84-44-88-36-86-28', '#e8905c', 4)
  );
}

export function horse(pen: Pen): string {
  const coat = pen.linear(['#b97a4a', '#7d4320', '#3f1c0c']);
  const mane = pen.linear(['#ffe9a8', '#f2b23c', '#a8620f']);
  return (
    path('M-20-86C10-104 60-80 82-34 92-8 84 8 96 40 104 70 84 96 60 98L10 98C40 70 30 40 10 30Z', mane) +
    path('M-24-92-12-60-34-52Z', coat) +
    path(
      'M-30-66C6-80 44-50 52-8 60 34 54 74 30 98L-46 98C-26 76-14 54-20 36-34 40-46 56-62 60-80 62-92 46-86 30-78 8-62-6-52-30-46-46-42-58-30-66Z',
      coat,
    ) +
    path('M-30-66C6-80 44-50 52-8 30-40 0-52-30-44Z', mane) +
    circle(-38, -20, 7, '#160803') +
    circle(-40, -22, 2.4, '#fff') +
    ellipse(-76, 36, 5, 7, '#2a1006') +
    line('M-70 54C-62 56-54 52-46 46', '#2a1006', 4) +
    path('M-46-44-60-14-54-12-40-42Z', '#fff', 'opacity=".28"')
  );
}

export function bull(pen: Pen): string {
  const hide = pen.linear(['#a8643a', '#6b3517', '#32150a']);
  const horn = pen.linear(['#fffbe8', '#e9d29a', '#9c7a3c']);
  return (
    path('M-40-40C-70-34-96-52-98-90-84-70-62-66-34-66Z', horn) +
    path('M40-40C70-34 96-52 98-90 84-70 62-66 34-66Z', horn) +
    path('M-44-24C-70-22-84-10-88 4-70 8-54 4-44-6Z', hide) +
    path('M44-24C70-22 84-10 88 4 70 8 54 4 44-6Z', hide) +
    path(
      'M0-72C34-72 52-46 48-12 44 20 34 40 30 66 26 88 12 96 0 96-12 96-26 88-30 66-34 40-44 20-48-12-52-46-34-72 0-72Z',
      hide,
    ) +
    path('M-30-66C-10-84 10-84 30-66 22-44 14-30 0-24-14-30-22-44-30-66Z', '#3a1a0c') +
    path('M-30 56C-20 44 20 44 30 56 26 86 12 96 0 96-12 96-26 86-30 56Z', '#d9a27a') +
    ellipse(-13, 68, 6, 9, '#2a0d05') +
    ellipse(13, 68, 6, 9, '#2a0d05') +
    path('M-36-6-14 4-20 12-34 8Z', '#ffcf4a') +
    path('M36-6 14 4 20 12 34 8Z', '#ffcf4a') +
    circle(0, 92, 11, 'none', 'stroke="#ffd75e" stroke-width="6"')
  );
}

export function tree(pen: Pen): string {
  const leaf = pen.radial(['#c9f26b', '#5aa92c', '#1f5c1c'], 0.4, 0.3, 0.7);
  const apple = pen.radial(['#ff9a8a', '#e3202b', '#8a0712'], 0.35, 0.3, 0.7);
  const crowns = [
    [-46, -8, 44],
    [46, -8, 44],
    [-22, -48, 44],
    [26, -48, 42],
    [0, -10, 50],
  ] as const;
  const apples = [
    [-52, 4],
    [-14, -50],
    [34, -44],
    [6, -4],
    [54, 8],
    [-26, 20],
    [30, 28],
  ] as const;
  return (
    path('M-14 98C-8 60-12 40-30 20L-16 14C-6 26 0 34 2 40 8 26 18 18 30 12L38 22C18 38 16 62 22 98Z', '#6b3a1a') +
    crowns.map(([x, y, r]) => circle(x, y, r, leaf)).join('') +
    apples.map(([x, y]) => circle(x, y, 13, apple) + circle(x - 4, y - 5, 3, '#fff', 'opacity=".8"')).join('')
  );
}

export function flower(pen: Pen): string {
  const petal = pen.linear(['#fff', '#ff8ec7', '#d81f7c']);
  const back = pen.linear(['#ffd0e8', '#e2559d', '#8f0f57']);
  const petals = (count: number, fill: string, size: number, turn: number) =>
    range(count)
      .map((index) =>
        group(
          path('M0 0C-34-30-30-80 0-96 30-80 34-30 0 0Z', fill),
          `rotate(${turn + (360 / count) * index}) scale(${size})`,
        ),
      )
      .join('');
  return (
    path(
      'M-96 70C-60 40-20 50 0 70 20 50 60 40 96 70 60 96 20 92 0 74-20 92-60 96-96 70Z',
      pen.linear(['#8be05a', '#24793a']),
    ) +
    petals(8, back, 1, 22.5) +
    petals(8, petal, 0.78, 0) +
    circle(0, 0, 22, pen.radial(['#fff7b0', '#ffc928', '#d17d00'])) +
    range(8)
      .map((index) => group(circle(0, -13, 3, '#a85a00'), `rotate(${index * 45})`))
      .join('')
  );
}

export function palm(pen: Pen): string {
  const leaf = pen.linear(['#a6f070', '#2fa84f', '#0c5b3a'], 20);
  const fronds = [-150, -110, -60, -20, 20].map((turn) =>
    group(path('M0 0C24-26 64-30 96-8 64-12 34-4 0 0Z', leaf), `translate(6 -52) rotate(${turn})`),
  );
  return (
    ellipse(0, 84, 96, 18, pen.linear(['#ffeaa6', '#e0a850'])) +
    path('M-14 86C-6 40-10 0 2-52L14-50C6 0 14 44 18 86Z', pen.linear(['#c98d54', '#6f3e1b'], 90)) +
    line('M-8 60 15 62M-7 38 11 40M-5 14 9 16M-3-10 10-8', '#54290f', 3) +
    fronds.join('') +
    circle(0, -44, 9, '#7a4a22') +
    circle(15, -42, 9, '#8d5a2d') +
    circle(8, -34, 8, '#643914')
  );
}

export function comet(pen: Pen): string {
  const tail = pen.linear(['#fff/0', '#7fd8ff/0.5', '#ffffff'], 0);
  return (
    group(
      path('M-40-190C-30-90-44-20-42 8A42 42 0 0 0 42 8C44-20 30-90 40-190Z', tail) +
        path('M-16-150C-10-80-22-10-20 6L20 6C22-10 10-80 16-150Z', pen.linear(['#fff/0', '#fff/0.7'])),
      'translate(-34 40) rotate(46)',
    ) +
    circle(-34, 40, 50, pen.radial(['#ffffff', '#bfe9ff', '#3d8fe0'], 0.38, 0.35, 0.7)) +
    circle(-48, 30, 9, '#8fc4f0') +
    circle(-22, 56, 12, '#7ab4e8') +
    circle(-18, 22, 6, '#8fc4f0') +
    path(star(4, 22, 5), '#fff8c9', 'transform="translate(64 60)"') +
    path(star(4, 14, 3), '#fff8c9', 'transform="translate(-78 -40)"')
  );
}

export function mountain(pen: Pen): string {
  const rock = pen.linear(['#8ea6c9', '#45587f', '#1e2947']);
  const snow = pen.linear(['#ffffff', '#cfe3f7']);
  return (
    path('M-98 92-46-4-6 60 20 14 98 92Z', pen.linear(['#5d7097', '#26304f'])) +
    path('M-70 92 8-92 84 92Z', rock) +
    path('M8-92 84 92 24 92 14-10Z', '#101b36', 'opacity=".35"') +
    path('M8-92-24-16-8-24 2-2 14-22 26-4 40-14Z', snow) +
    path('M-46-4-62 26-50 20-42 34-32 18Z', snow)
  );
}

export function bird(pen: Pen): string {
  const flame = pen.linear(['#fff3a0', '#ff9a1f', '#e0210f', '#7d0711']);
  const wing = 'M-8-8C-40-70-70-86-98-88-90-70-92-56-98-44-84-40-80-28-84-14-68-14-62-4-62 10-42 4-22 14-8 26Z';
  return (
    path('M-14 20C-30 60-24 80-34 98-14 84-6 88 0 100 6 88 14 84 34 98 24 80 30 60 14 20Z', flame) +
    path(wing, flame) +
    group(path(wing, flame), 'scale(-1 1)') +
    path(
      'M0-74C20-74 26-56 18-40 30-10 24 30 0 52-24 30-30-10-18-40-26-56-20-74 0-74Z',
      pen.linear(['#fff6c0', '#ffb52e', '#d8410f']),
    ) +
    path('M-4-92C-16-84-14-74-2-70 10-78 10-90 16-98 6-98 0-96-4-92Z', '#ffd23c') +
    path('M-7-54 0-40 7-54Z', '#7d3a05') +
    circle(-8, -58, 3.5, '#30090a') +
    circle(8, -58, 3.5, '#30090a') +
    line('M-60-50C-48-34-36-20-22-8M60-50C48-34 36-20 22-8', '#fff3a0', 4, 'opacity=".7"')
  );
}

export function moonTower(pen: Pen): string {
  return (
    circle(34, -40, 52, pen.radial(['#fffbe0', '#ffe58a', '#e6a93a'], 0.4, 0.4, 0.6)) +
    circle(18, -52, 8, '#e8c25c') +
    circle(48, -28, 11, '#e8c25c') +
    path('M-80 98-80 40C-80-6-50-30-14-30 22-30 52-6 52 40L52 98Z', pen.linear(['#8fb7e8', '#3f5ea8', '#1b2b5e'])) +
    path('M-26-28-8-30 4 40-26 40Z', '#0a1233') +
    group(
      box(-9, -92, 18, 110, pen.linear(['#ffe8a8', '#c98d2b', '#6f4410'], 90), 4) + box(-13, -98, 26, 18, '#ffd766', 4),
      'translate(-14 24) rotate(28)',
    ) +
    box(-90, 64, 152, 34, pen.linear(['#5d7fc0', '#243772']), 6) +
    range(5)
      .map((index) => box(-76 + index * 28, 72, 12, 18, '#ffe38a', 3))
      .join('') +
    place(path(star(4, 14, 3), '#fff'), -70, -60)
  );
}
