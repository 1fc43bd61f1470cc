import * as css from './Scene.css.ts';

const stars = [
  [24, 30, 1.6],
  [66, 14, 1.1],
  [104, 44, 1.3],
  [150, 18, 1.8],
  [188, 52, 1.1],
  [232, 24, 1.5],
  [268, 58, 1.2],
  [312, 16, 1.3],
  [352, 40, 1.7],
  [384, 20, 1.1],
] as const;

/** A fir of three storeys, its foot at `x`, `y`. */
const fir = (x: number, y: number, size: number): string =>
  [0, 1, 2]
    .map((storey) => {
      const half = size * (0.34 - 0.07 * storey);
      const foot = y - size * 0.24 * storey;
      return `M${x - half} ${foot}L${x} ${foot - size * 0.46}L${x + half} ${foot}Z`;
    })
    .join('');

/** A winter night in the colours of the brand's scene. */
export const Scene = () => (
  <svg aria-hidden viewBox="0 0 400 200" preserveAspectRatio="xMidYMax slice" className={css.scene}>
    <circle className={css.halo} cx="306" cy="62" r="46" />
    <circle className={css.moon} cx="306" cy="62" r="24" />
    {stars.map(([x, y, size]) => (
      <circle key={x} className={css.star} cx={x} cy={y} r={size} />
    ))}
    <path className={css.far} d="M0 150C50 118 96 128 140 146s104-40 160-18 74 6 100-8v80H0z" />
    <path className={css.near} d="M0 176c60-30 128-22 190-6s140-24 210-2v32H0z" />
    <path
      className={css.wood}
      d={[fir(60, 172, 62), fir(96, 168, 44), fir(334, 168, 70), fir(368, 174, 50)].join('')}
    />
    <path className={css.tree} d={fir(214, 184, 104)} />
    <path className={css.top} d="M214 74l2.8 7.6 8 .3-6.3 5 2.2 7.8-6.7-4.5-6.7 4.5 2.2-7.8-6.3-5 8-.300z" />
    {[
      [204, 138],
      [222, 146],
      [212, 158],
      [198, 170],
      [228, 172],
    ].map(([x, y]) => (
      <circle key={x} className={css.top} cx={x} cy={y} r="2.6" />
    ))}
  </svg>
);
