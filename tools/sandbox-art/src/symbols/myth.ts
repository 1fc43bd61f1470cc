import { box, circle, ellipse, group, line, path, range, star, type Pen } from '../pen.ts';

const gold = ['#fff6bd', '#f8bf3a', '#b06a0c', '#6f3b04'];

export function hammer(pen: Pen): string {
  const steel = pen.linear(['#ffffff', '#a9bacf', '#46566f']);
  return (
    line('M-92-70-64-40-86-34-58-2M92-70 64-40 86-34 58-2', '#8fe6ff', 6) +
    group(
      box(-9, -20, 18, 112, pen.linear(['#b3713a', '#5b2d10'], 90), 6) +
        line('M-9 20 9 30M-9 40 9 50M-9 60 9 70', '#f0c05a', 4) +
        circle(0, 92, 13, pen.linear(gold)) +
        path('M-74-80H74L84-66V-28L74-14H-74L-84-28V-66Z', steel) +
        path('M-74-80H74L84-66H-84Z', '#fff', 'opacity=".6"') +
        line('M-60-64V-30M60-64V-30', '#f0c05a', 7) +
        path(star(4, 24, 8), pen.linear(['#d8fbff', '#27b7ff']), 'transform="translate(0 -47)"'),
      'rotate(12)',
    )
  );
}

export function pharaoh(pen: Pen): string {
  const cloth = pen.linear(['#fff1b0', '#f0b52e', '#b3720d']);
  const stripes = range(7)
    .map((index) => line(`M-100 ${-70 + index * 28}H100`, '#1c4fa8', 11))
    .join('');
  const hood = 'M0-94C52-94 68-60 70-24L92 90H44L38 20H-38L-44 90H-92L-70-24C-68-60-52-94 0-94Z';
  return (
    path(hood, cloth) +
    group(stripes, 'translate(0 0)', `clip-path="${pen.clip(path(hood, '#000'))}"`) +
    path(
      'M0-62C30-62 44-42 42-8 40 30 22 54 0 56-22 54-40 30-42-8-44-42-30-62 0-62Z',
      pen.linear(['#ffdb8a', '#e39a3c', '#a05c16']),
    ) +
    line('M-48-50C-20-66 20-66 48-50', '#ffe27a', 12) +
    path('M-8-58C-16-80-6-96 0-98 6-96 16-80 8-58Z', '#20a89a', 'stroke="#ffe27a" stroke-width="3"') +
    path('M-32-14C-24-24-12-22-6-12-14-4-26-6-32-14ZM32-14C24-24 12-22 6-12 14-4 26-6 32-14Z', '#fff') +
    circle(-18, -13, 5, '#12233f') +
    circle(18, -13, 5, '#12233f') +
    line('M-46-18C-34-28-14-26-4-12M46-18C34-28 14-26 4-12', '#12233f', 4) +
    line('M0-10-5 16 5 17M-12 32C-4 36 4 36 12 32', '#7a3f0f', 3.5) +
    box(-8, 54, 16, 40, pen.linear(['#3c74d8', '#12306f']), 7) +
    line('M-8 66H8M-8 80H8', '#ffe27a', 4)
  );
}

export function trident(pen: Pen): string {
  return (
    group(
      box(-7, -20, 14, 120, pen.linear(gold, 90), 5) +
        path('M-9-98 0-110 9-98V0H-9Z', pen.linear(gold)) +
        line('M-56-60V-30C-56 0-30 10 0 10 30 10 56 0 56-30V-60', pen.linear(['#ffe88a', '#b8730f']), 14) +
        path('M-70-52-56-92-42-52ZM70-52 56-92 42-52ZM-16-72 0-112 16-72Z', pen.linear(['#fffbe0', '#e3a22a'])) +
        circle(0, 12, 16, pen.radial(['#c9fbff', '#1a9fe0', '#0a3f8a'], 0.4, 0.35, 0.7)),
      'rotate(-10)',
    ) +
    path(
      'M-100 82C-76 66-60 92-36 80-14 68 2 92 26 80 50 68 66 92 100 78V104H-100Z',
      pen.linear(['#c9fbff', '#1590d0']),
    )
  );
}

export function dragon(pen: Pen): string {
  const scale = pen.linear(['#c8ffd0', '#22b07a', '#065a4a']);
  return (
    path('M-20-92C-44-84-54-68-50-54L-30-62ZM20-92C44-84 54-68 50-54L30-62Z', pen.linear(['#fff1b0', '#d99a2b'])) +
    path(
      'M-96-26-60-40-62-6-96 12-70 16-58 34ZM96-26 60-40 62-6 96 12 70 16 58 34Z',
      pen.linear(['#ffb03a', '#d8330f']),
    ) +
    path(
      'M0-74C40-76 66-48 62-12 58 20 40 34 36 60 34 86 16 98 0 98-16 98-34 86-36 60-40 34-58 20-62-12-66-48-40-76 0-74Z',
      scale,
    ) +
    path('M0-74C14-50 12-20 0 6-12-20-14-50 0-74Z', '#eaffd0', 'opacity=".7"') +
    path('M-46-22C-34-38-16-30-10-14-24-6-38-8-46-22ZM46-22C34-38 16-30 10-14 24-6 38-8 46-22Z', '#fff6a8') +
    ellipse(-27, -19, 4, 9, '#8a0f0a') +
    ellipse(27, -19, 4, 9, '#8a0f0a') +
    path('M-34 56C-20 44 20 44 34 56 30 86 14 98 0 98-14 98-30 86-34 56Z', '#0d7a5c') +
    ellipse(-13, 60, 5, 4, '#03352a') +
    ellipse(13, 60, 5, 4, '#03352a') +
    path('M-24 78-18 92-12 80ZM24 78 18 92 12 80Z', '#fff') +
    line('M-34 62C-58 66-70 80-90 76M34 62C58 66 70 80 90 76', '#ffd24a', 5)
  );
}

export function labyrinth(pen: Pen): string {
  const rings = [84, 66, 48, 30];
  return (
    circle(0, 0, 98, pen.linear(gold)) +
    circle(0, 0, 88, pen.radial(['#6a3a1a', '#2f1408'])) +
    rings
      .map((r, index) =>
        circle(
          0,
          0,
          r,
          'none',
          `stroke="#f3c65a" stroke-width="8" stroke-dasharray="${r * 5.4} ${r * 0.9}" transform="rotate(${index * 130 + 20})"`,
        ),
      )
      .join('') +
    line('M0-84V-66M-48 0H-66M34 34 46 46', '#f3c65a', 8) +
    circle(0, 0, 18, pen.radial(['#ffd0c0', '#f0302d', '#7a0712'], 0.4, 0.35, 0.7))
  );
}

export function oracle(pen: Pen): string {
  return (
    path('M-54 70H54L68 98H-68Z', pen.linear(gold)) +
    ellipse(0, 68, 56, 12, '#ffe9a0') +
    circle(0, 0, 74, pen.radial(['#f4e6ff', '#a05cff', '#2d0a78'], 0.4, 0.32, 0.75)) +
    path('M-40 6C-20-26 20-26 40 6 20 34-20 34-40 6Z', '#fff8e0') +
    circle(0, 5, 17, pen.radial(['#8ff0ff', '#1675d0', '#08235e'], 0.4, 0.35, 0.7)) +
    circle(0, 5, 7, '#050a24') +
    path(star(4, 16, 3), '#fff', 'transform="translate(34 -40)"') +
    ellipse(-34, -38, 20, 10, '#fff', 'opacity=".55" transform="rotate(-35 -34 -38)"')
  );
}
