import { useId } from 'react';
import type { ReactNode } from 'react';

const palettes = [
  ['#3a0ca3', '#f72585', '#ffd166'],
  ['#03071e', '#dc2f02', '#ffba08'],
  ['#073b4c', '#06d6a0', '#ffd166'],
  ['#240046', '#9d4edd', '#72efdd'],
  ['#0b2545', '#1e96fc', '#fcf300'],
  ['#370617', '#e85d04', '#f9dcc4'],
  ['#004b23', '#70e000', '#ffee32'],
  ['#1b1b3a', '#e5446d', '#f8f1ff'],
  ['#fbf6ee', '#ffd9c9', '#c83f2a'],
] as const;

/** A drawing that stands for game art in stories: one per number, always the same. */
export function Art({ seed, symbol }: { seed: number; symbol: string }) {
  const id = useId();
  const [deep, bright, light] = palettes[seed % palettes.length] ?? palettes[0];
  const turn = (seed * 37) % 360;
  return (
    <svg viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" width="100%" height="100%" aria-hidden>
      <defs>
        <radialGradient id={id} cx="50%" cy="38%" r="75%">
          <stop offset="0" stopColor={bright} />
          <stop offset="1" stopColor={deep} />
        </radialGradient>
      </defs>
      <rect width="300" height="400" fill={`url(#${id})`} />
      <g transform={`rotate(${turn} 150 170)`} fill={light} opacity="0.16">
        {Array.from({ length: 12 }, (_, ray) => (
          <path key={ray} d="M150 170 L110 -160 L190 -160 Z" transform={`rotate(${ray * 30} 150 170)`} />
        ))}
      </g>
      <circle cx="150" cy="170" r="92" fill={deep} opacity="0.35" />
      <text x="150" y="212" textAnchor="middle" fontSize="120" fill={light}>
        {symbol}
      </text>
    </svg>
  );
}

/** Stands for a router's link in stories and tests. */
export const StoryLink = ({ to, children, ...rest }: { to: string; className?: string; children?: ReactNode }) => (
  <a href={to} {...rest}>
    {children}
  </a>
);
