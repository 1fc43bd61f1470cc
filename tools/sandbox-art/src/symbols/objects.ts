import { box, circle, ellipse, group, line, path, range, star, type Pen } from '../pen.ts';

const gold = ['#fff6bd', '#f8bf3a', '#b06a0c', '#6f3b04'];

export function lantern(pen: Pen): string {
  const paper = pen.radial(['#fff7c2', '#ff8f2e', '#c91f1a'], 0.5, 0.55, 0.6);
  const metal = pen.linear(gold, 90);
  return (
    line('M0-100V-66', '#8a4a0a', 5) +
    ellipse(0, 4, 72, 62, paper) +
    line(
      'M0-58V66M-34-50C-52-20-52 30-34 58M34-50C52-20 52 30 34 58M-60-28H60M-68 20H68',
      '#7d100f',
      3,
      'opacity=".55"',
    ) +
    box(-36, -70, 72, 18, metal, 5) +
    box(-36, 60, 72, 16, metal, 5) +
    line('M0 76V96M-12 76V90M12 76V90', '#ffcf4a', 5) +
    path('M0 28C-16 16-14-2 0-20 14-2 16 16 0 28Z', '#fffbe0')
  );
}

export function ship(pen: Pen): string {
  const sail = pen.linear(['#ffffff', '#ffe9c7', '#e9b878'], 20);
  return (
    box(-4, -96, 8, 150, '#6b3a17', 3) +
    path('M8-88C52-66 70-20 66 28L8 28Z', sail) +
    path('M-8-70C-46-50-62-14-64 28L-8 28Z', pen.linear(['#ffd9d0', '#e8543f', '#a51d22'], 20)) +
    path('M4-98 44-88 4-76Z', '#e3202b') +
    path('M-90 40H92C86 70 66 92 40 94H-40C-66 92-84 72-90 40Z', pen.linear(['#c57a3c', '#7a3d16', '#3f1b08'])) +
    line('M-82 54H84', '#ffcf6a', 5) +
    range(4)
      .map((index) => circle(-45 + index * 30, 70, 7, '#ffe9a8', 'stroke="#3f1b08" stroke-width="3"'))
      .join('') +
    path(
      'M-100 92C-80 80-66 100-46 90-26 80-12 100 8 90 28 80 42 100 62 90 80 82 90 90 100 92V104H-100Z',
      pen.linear(['#bdf6ff', '#1aa6d6']),
    )
  );
}

export function camel(pen: Pen): string {
  const hide = pen.linear(['#f4c987', '#c98843', '#7d4a1b']);
  return (
    path(
      'M-92-52C-84-68-62-66-58-50-56-30-54-8-40-2-30-36-10-44 0-20 8-34 30-44 44-18 62-8 72 10 72 34L76 96H60L54 48C40 54 24 54 12 50L8 96H-8L-12 50-24 48-22 96H-38L-42 40C-62 32-72 10-72-14L-76-34-94-38Z',
      hide,
    ) +
    path(
      'M-30-6C-20-36-6-40 0-20L44-18C56-8 60 4 58 16 40 28 4 30-28 20Z',
      pen.linear(['#ff6a5a', '#c4162c', '#7a0a24']),
    ) +
    line('M-28 8C-4 20 36 18 58 4', '#ffd75e', 6) +
    range(5)
      .map((index) => path(`M${-18 + index * 17} 22l5 14 5-14Z`, '#ffd75e'))
      .join('') +
    circle(-74, -52, 4, '#2b1204') +
    line('M-90-42C-84-40-80-40-76-42', '#5d3412', 3) +
    path('M-70-64-64-78-58-62Z', hide)
  );
}

export function train(pen: Pen): string {
  const boiler = pen.radial(['#ff8a70', '#b3122a', '#4a0614'], 0.4, 0.3, 0.75);
  const brass = pen.linear(gold);
  const steam = [
    [-22, -96, 18],
    [4, -108, 24],
    [34, -98, 18],
  ] as const;
  return (
    steam.map(([x, y, r]) => circle(x, y, r, '#fff', 'opacity=".85"')).join('') +
    path('M-20-62-28-90H28L20-62Z', '#2a2a38') +
    box(-32, -98, 64, 12, brass, 4) +
    path('M-70 98-54 62H54L70 98Z', '#23232f') +
    line('M-50 96-36 64M-18 96-12 64M18 96 12 64M50 96 36 64', '#f0b53a', 6) +
    circle(0, 2, 68, brass) +
    circle(0, 2, 58, boiler) +
    circle(0, -12, 22, brass) +
    circle(0, -12, 16, pen.radial(['#ffffff', '#fff3a8', '#ffc83a'])) +
    range(8)
      .map((index) => group(circle(0, -50, 4, '#ffd766'), `translate(0 2) rotate(${22 + index * 45})`))
      .join('') +
    box(-64, 46, 128, 20, '#1c1c28', 5) +
    circle(-42, 56, 9, '#ffe38a') +
    circle(42, 56, 9, '#ffe38a')
  );
}

export function mask(pen: Pen): string {
  const face = pen.linear(['#ffffff', '#f6e7d0', '#c79f6a']);
  const half = pen.linear(['#b05cff', '#5a12a8', '#2a0659']);
  const trim = pen.linear(gold);
  const feather = (turn: number, fill: string) =>
    group(
      path('M0 0C-22-34-16-76 6-96 20-70 18-30 0 0Z', fill) + line('M0 0C2-30 4-60 5-86', '#fff', 2, 'opacity=".5"'),
      `translate(0 -24) rotate(${turn})`,
    );
  return (
    [-66, -40, -14, 14, 40, 66]
      .map((turn, index) =>
        feather(turn, index % 2 ? pen.linear(['#ff7ab8', '#a30d5c']) : pen.linear(['#4fe0ff', '#0a5fae'])),
      )
      .join('') +
    path(
      'M-96-30C-60-46-30-40 0-26 30-40 60-46 96-30 98 20 70 50 30 48 16 46 8 36 0 26-8 36-16 46-30 48-70 50-98 20-96-30Z',
      face,
    ) +
    path('M0-26C30-40 60-46 96-30 98 20 70 50 30 48 16 46 8 36 0 26Z', half) +
    path('M-70 0C-56-18-30-14-22 6-36 18-58 18-70 0Z', '#1a0a2e') +
    path('M70 0C56-18 30-14 22 6 36 18 58 18 70 0Z', '#0d0320') +
    line(
      'M-96-30C-60-46-30-40 0-26 30-40 60-46 96-30 98 20 70 50 30 48 16 46 8 36 0 26-8 36-16 46-30 48-70 50-98 20-96-30Z',
      trim,
      6,
    ) +
    path('M0-42 12-24 0-6-12-24Z', pen.linear(['#ff9ad0', '#d3126f']), `stroke="#ffd75e" stroke-width="4"`) +
    line('M-50 60C-40 80-44 92-56 100M50 60C40 80 44 92 56 100', '#ffd75e', 4)
  );
}

export function compass(pen: Pen): string {
  return (
    circle(0, 6, 92, pen.linear(gold)) +
    circle(0, 6, 78, pen.radial(['#fffaf0', '#f3dcae', '#c0904d'])) +
    range(16)
      .map((index) => group(line('M0-68V-58', '#5d3412', index % 4 ? 3 : 6), `translate(0 6) rotate(${index * 22.5})`))
      .join('') +
    path(star(4, 62, 14), '#caa05a', 'transform="translate(0 6) rotate(45) scale(.7)"') +
    path('M0-56 13 6 0 14-13 6Z', pen.linear(['#ff7a6a', '#c4101f']), 'transform="rotate(24 0 6)"') +
    path('M0 68 13 6 0-2-13 6Z', pen.linear(['#5b7fae', '#1d2f55']), 'transform="rotate(24 0 6)"') +
    circle(0, 6, 9, '#ffe38a', 'stroke="#5d3412" stroke-width="3"') +
    circle(0, -94, 10, 'none', 'stroke="#d99a2b" stroke-width="7"')
  );
}

export function bolt(pen: Pen): string {
  return (
    path('M18-100-58 14H-8L-26 100 62-24H10Z', pen.linear(['#ffffff', '#ffe14a', '#ff9b0a'])) +
    path('M18-100-58 14H-34L26-76Z', '#fff', 'opacity=".55"')
  );
}

export function vault(pen: Pen): string {
  const steel = pen.linear(['#f4f8ff', '#9fb0c8', '#4b5a75']);
  return (
    box(-96, -96, 192, 192, pen.linear(['#5b6a88', '#232c43']), 18) +
    circle(0, 0, 84, steel) +
    circle(0, 0, 66, pen.linear(['#66789a', '#c9d6e8'])) +
    circle(0, 0, 58, pen.radial(['#dfe8f5', '#8294b3', '#47567a'])) +
    range(12)
      .map((index) => group(circle(0, -75, 5, '#3a4763'), `rotate(${index * 30})`))
      .join('') +
    range(3)
      .map((index) =>
        group(
          line('M0-46V46', '#ffd24a', 11) + circle(0, -46, 9, '#fff1a8') + circle(0, 46, 9, '#fff1a8'),
          `rotate(${20 + index * 60})`,
        ),
      )
      .join('') +
    circle(0, 0, 18, pen.linear(gold))
  );
}

export function castle(pen: Pen): string {
  const stone = pen.linear(['#f3e3ff', '#a98bd6', '#54389a']);
  const roof = pen.linear(['#ff8fb0', '#c41a5e', '#74083c']);
  const tower = (x: number, top: number, width: number) =>
    box(x - width / 2, top, width, 98 - top, stone) +
    path(`M${x - width / 2 - 8} ${top}L${x} ${top - width * 1.5}L${x + width / 2 + 8} ${top}Z`, roof) +
    line(`M${x} ${top - width * 1.5}v-14`, '#5d3a1a', 3) +
    path(`M${x} ${top - width * 1.5 - 14}l20 6-20 6Z`, '#ffd23c') +
    box(x - 5, top + 20, 10, 18, '#ffe38a', 5);
  return (
    tower(-66, 0, 34) +
    tower(66, 0, 34) +
    tower(0, -30, 42) +
    box(-56, 40, 112, 58, stone) +
    range(6)
      .map((index) => box(-56 + index * 20, 30, 12, 14, stone))
      .join('') +
    path('M-20 98V70A20 20 0 0 1 20 70V98Z', '#3a1d5e') +
    line('M-8 98V56M8 98V56M-18 76H18', '#8f6ad0', 3)
  );
}

export function goldBars(pen: Pen): string {
  const front = pen.linear(['#ffe88a', '#f0a91e', '#b36a06']);
  const top = pen.linear(['#fffbe0', '#ffd95a']);
  const bar = (x: number, y: number) =>
    path(`M${x - 38} ${y}l10-24h56l10 24Z`, top) +
    path(`M${x - 44} ${y + 30}l6-30h76l6 30Z`, front) +
    line(`M${x - 20} ${y + 16}h40`, '#9c5c05', 4);
  return (
    bar(-46, 62) +
    bar(46, 62) +
    bar(0, 10) +
    path(star(4, 22, 4), '#fff', 'transform="translate(34 -34)"') +
    path(star(4, 14, 3), '#fff', 'transform="translate(-50 12)"') +
    group(coin(pen), 'translate(0 -56) scale(.42)')
  );
}

export function coin(pen: Pen): string {
  return (
    circle(0, 0, 94, pen.linear(['#b06a0c', '#7a4204'])) +
    circle(0, -4, 92, pen.linear(gold)) +
    circle(0, -4, 74, pen.linear(['#d98f16', '#ffe27a'])) +
    circle(0, -4, 68, pen.radial(['#ffe88a', '#f3b02a', '#c97f0e'], 0.4, 0.35, 0.7)) +
    path('M-44 26-50-30-22-8 0-46 22-8 50-30 44 26Z', pen.linear(['#fffbe0', '#ffdc6a'])) +
    box(-44, 32, 88, 12, '#fff1b0', 4)
  );
}

export function rocket(pen: Pen): string {
  return (
    path('M-20 50C-34 76-12 86 0 118 12 86 34 76 20 50Z', pen.linear(['#fff7c0', '#ffb02e', '#ff3c1f'])) +
    path('M-34 18-72 58-64 78-28 58ZM34 18 72 58 64 78 28 58Z', pen.linear(['#ff6a6a', '#a80d2a'])) +
    path('M0-104C36-70 46-20 36 52H-36C-46-20-36-70 0-104Z', pen.linear(['#ffffff', '#d3deee', '#8797b3'], 90)) +
    path('M0-104C18-88 28-68 34-46H-34C-28-68-18-88 0-104Z', pen.linear(['#ff7a6a', '#c4101f'])) +
    circle(0, -14, 20, '#2b3c66') +
    circle(0, -14, 14, pen.radial(['#e6fbff', '#59c8f5', '#1b6fb8'], 0.35, 0.3, 0.7)) +
    box(-38, 44, 76, 14, '#5d6b8a', 6)
  );
}

export function paperPlane(pen: Pen): string {
  return (
    path('M-96 8 98-84 34 88-6 40Z', pen.linear(['#ffffff', '#dfeaf8'])) +
    path('M98-84-6 40-14 92 14 62Z', '#9fb6d8') +
    path('M98-84-96 8-36 26Z', pen.linear(['#ffffff', '#c6d8ef'], 90)) +
    path('M98-84-36 26-14 92-6 40Z', '#7d97c2')
  );
}

export function balloon(pen: Pen): string {
  const stripes = ['#ff5a5f', '#ffd23c', '#39c2ff', '#7be05a', '#ff8f2e'];
  const shape = 'M0-100C56-100 78-62 74-26 70 6 36 26 22 48H-22C-36 26-70 6-74-26-78-62-56-100 0-100Z';
  return (
    line('M-20 48-16 70M20 48 16 70', '#6b3a17', 4) +
    group(
      stripes.map((fill, index) => ellipse(0, -20, 78 - index * 18, 90, fill)).join(''),
      'translate(0 0)',
      `clip-path="${pen.clip(path(shape, '#000'))}"`,
    ) +
    path(shape, pen.linear(['#fff/0.35', '#fff/0', '#000/0.25'], 60)) +
    box(-24, 68, 48, 30, pen.linear(['#e0a35a', '#8a4f1d']), 7) +
    line('M-24 80H24', '#6b3a17', 3)
  );
}

export function microphone(pen: Pen): string {
  return (
    box(-10, 20, 20, 80, pen.linear(['#3f4a66', '#141a2b'], 90), 8) +
    circle(0, -28, 58, pen.radial(['#ffffff', '#b9c4d8', '#59657f'], 0.35, 0.3, 0.75)) +
    line(
      'M-50-50C-20-36 20-36 50-50M-57-24H57M-50 2C-20-12 20-12 50 2M-30-76C-44-40-44-16-30 20M30-76C44-40 44-16 30 20M0-86V30',
      '#475270',
      4,
    ) +
    box(-40, 14, 80, 18, pen.linear(gold, 90), 8)
  );
}

export function crown(pen: Pen): string {
  return (
    path('M-84 66-98-44-46 2 0-82 46 2 98-44 84 66Z', pen.linear(gold)) +
    path('M-84 66-98-44-46 2 0-82 0 66Z', '#fff', 'opacity=".18"') +
    circle(-98, -50, 11, '#fff1a8') +
    circle(98, -50, 11, '#fff1a8') +
    circle(0, -88, 13, '#fff1a8') +
    box(-86, 58, 172, 34, pen.linear(['#ffdc6a', '#b8690a']), 9) +
    path('M0-24 20 8 0 40-20 8Z', pen.linear(['#ffb0c4', '#d3124a'])) +
    circle(-54, 30, 12, pen.radial(['#b8fff0', '#0fa88a'])) +
    circle(54, 30, 12, pen.radial(['#b8fff0', '#0fa88a'])) +
    range(5)
      .map((index) => circle(-60 + index * 30, 75, 8, index % 2 ? '#6ad7ff' : '#ff5a7a'))
      .join('')
  );
}
