import * as css from './Scene.css.ts';

/** Most of them low: wide windows cut the upper part. */
const stars = [
  [24, 92, 1.6],
  [58, 76, 1.1],
  [104, 104, 1.3],
  [142, 82, 1.8],
  [172, 108, 1.1],
  [240, 78, 1.4],
  [312, 76, 1.3],
  [352, 90, 1.7],
  [386, 104, 1.1],
  [84, 40, 1.3],
  [188, 30, 1.5],
  [330, 36, 1.4],
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

/** A winter night in the colour of the banner's text. */
export const Scene = () => (
  <svg aria-hidden viewBox="0 0 400 200" preserveAspectRatio="xMidYMax slice" className={css.scene}>
    <circle className={css.halo} cx="278" cy="98" r="32" />
    <circle className={css.moon} cx="278" cy="98" r="17" />
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
