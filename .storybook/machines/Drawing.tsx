import { use, useId } from 'react';
import type { CSSProperties } from 'react';
import { fontSize, lineHeight } from './layout.ts';
import type { Layout, PlacedState } from './layout.ts';

const text: CSSProperties = { fontFamily: 'var(--font-body)', fill: 'var(--color-text)' };
const padding = 12;

/** Straight lines with round corners. */
function pathOf(points: readonly { x: number; y: number }[]): string {
  const radius = 8;
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${point.x},${point.y}`;
      if (!after) return `L${point.x},${point.y}`;
      const toward = (other: { x: number; y: number }) => {
        const length = Math.hypot(other.x - point.x, other.y - point.y) || 1;
        const share = Math.min(radius, length / 2) / length;
        return `${point.x + (other.x - point.x) * share},${point.y + (other.y - point.y) * share}`;
      };
      return `L${toward(before)} Q${point.x},${point.y} ${toward(after)}`;
    })
    .join(' ');
}

function StateBox({ state, x, y, width, height }: PlacedState) {
  const isParent = state.children.length > 0;
  const [name, ...lines] = state.lines;
  return (
    <g>
      <rect
        {...{ x, y, width, height }}
        rx={10}
        style={{
          fill: isParent ? 'var(--color-ground)' : 'var(--color-raised)',
          stroke: 'var(--color-control)',
          strokeWidth: state.isFinal ? 3 : 1,
        }}
      />
      <text x={x + padding} y={y + padding + 12} style={{ ...text, fontSize: fontSize.name, fontWeight: 700 }}>
        {name}
      </text>
      {lines.map((line, index) => (
        <text
          key={line}
          x={x + padding}
          y={y + padding + 12 + (index + 1) * lineHeight}
          style={{ ...text, fontSize: fontSize.line, fill: 'var(--color-muted)' }}
        >
          {line}
        </text>
      ))}
    </g>
  );
}

/** A machine's chart in the brand's colours: states, arrows with event, [guard] and / actions; a thick border is an end. */
export function Drawing({ name, layout }: { name: string; layout: Promise<Layout> }) {
  const { width, height, states, starts, arrows } = use(layout);
  const head = useId();
  return (
    <svg role="img" aria-label={`Chart of ${name}`} width={width} height={height} style={{ display: 'block' }}>
      <marker id={head} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
        <path d="M0,0 L8,4 L0,8 z" style={{ fill: 'var(--color-accent)' }} />
      </marker>
      {states.map((placed) => (
        <StateBox key={placed.state.id} {...placed} />
      ))}
      {starts.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={6} style={{ fill: 'var(--color-accent)' }} />
      ))}
      {arrows.map(({ id, points }) => (
        <path
          key={id}
          d={pathOf(points)}
          markerEnd={`url(#${head})`}
          style={{ fill: 'none', stroke: 'var(--color-accent)', strokeWidth: 1.5 }}
        />
      ))}
      {arrows.map(({ id, label }) => label && <Label key={id} {...label} />)}
    </svg>
  );
}

function Label({ lines, x, y, width }: { lines: string[]; x: number; y: number; width: number }) {
  return (
    <g>
      <rect x={x} y={y} width={width} height={lines.length * lineHeight} style={{ fill: 'var(--color-surface)' }} />
      {lines.map((line, index) => (
        <text
          key={line}
          x={x + width / 2}
          y={y + (index + 1) * lineHeight - 4}
          textAnchor="middle"
          style={{ ...text, fontSize: fontSize.line }}
        >
          {line}
        </text>
      ))}
    </g>
  );
}
