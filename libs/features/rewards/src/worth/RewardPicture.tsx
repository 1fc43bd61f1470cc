import { pictureUrl } from '@lobby/routing';
import { type ReactNode, useState } from 'react';
import type { ShopCategory } from './rewardWorth.ts';
import * as css from './RewardPicture.css.ts';

/** A star with five points around the middle of the drawing. */
const star = (x: number, y: number, size: number): string =>
  Array.from({ length: 10 }, (_, index) => {
    const angle = (Math.PI / 5) * index - Math.PI / 2;
    const radius = index % 2 === 0 ? size : size * 0.45;
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');

function Coin({ x, y }: { x: number; y: number }) {
  return (
    <>
      <path className={css.shade} d={`M${x - 26} ${y}v9c0 6 12 10 26 10s26-4 26-10v-9z`} />
      <ellipse className={css.body} cx={x} cy={y} rx="26" ry="10" />
      <ellipse className={css.line} cx={x} cy={y} rx="18" ry="6" />
    </>
  );
}

const drawings: Record<ShopCategory, ReactNode> = {
  /** Three reels, with a star on the line. */
  FreeSpins: (
    <>
      <rect className={css.frame} x="12" y="20" width="96" height="80" rx="12" />
      {[20, 48, 76].map((x) => (
        <g key={x}>
          <rect className={css.body} x={x} y="28" width="24" height="64" rx="5" />
          <circle className={css.mark} cx={x + 12} cy="33" r="5" />
          <circle className={css.mark} cx={x + 12} cy="87" r="5" />
          <polygon className={css.bright} points={star(x + 12, 60.5, 11)} />
        </g>
      ))}
      <path className={css.line} d="M6 60h6M108 60h6" />
    </>
  ),
  /** A present. */
  BonusMoney: (
    <>
      <path className={css.line} d="M60 44c-6-16-26-18-26-6 0 6 10 8 26 6zM60 44c6-16 26-18 26-6 0 6-10 8-26 6z" />
      <rect className={css.shade} x="24" y="60" width="72" height="42" rx="6" />
      <rect className={css.body} x="18" y="44" width="84" height="20" rx="5" />
      <rect className={css.bright} x="53" y="44" width="14" height="58" />
      <polygon className={css.bright} points={star(98, 26, 8)} />
      <polygon className={css.bright} points={star(20, 28, 5)} />
    </>
  ),
  /** Coins in two stacks. */
  Money: (
    <>
      {[92, 80, 68].map((y) => (
        <Coin key={y} x={38} y={y} />
      ))}
      {[92, 80, 68, 56, 44].map((y) => (
        <Coin key={y} x={82} y={y} />
      ))}
      <polygon className={css.bright} points={star(82, 44, 6)} />
      <polygon className={css.bright} points={star(36, 34, 7)} />
    </>
  ),
};

/** In the colours of the brand's scene; fills the width that it is given. */
function Drawing({ of: category }: { of: ShopCategory }) {
  return (
    <svg aria-hidden viewBox="0 0 120 120" className={css.canvas}>
      {drawings[category]}
    </svg>
  );
}

interface RewardPictureProps {
  of: ShopCategory;
  /** As it is served. */
  imageUrl: string | null;
}

/** The operator's picture, which covers what is around it; the drawing where there is none, or it does not load. */
export function RewardPicture({ of: category, imageUrl }: RewardPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const picture = pictureUrl(imageUrl);
  if (picture === null || picture === failed) return <Drawing of={category} />;
  return (
    <img
      key={picture}
      className={css.picture}
      src={picture}
      alt=""
      width={320}
      height={400}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(picture)}
    />
  );
}
