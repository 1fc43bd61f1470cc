import type { ReactNode } from 'react';

const cell = { padding: '0.3rem 1.2rem 0.3rem 0', textAlign: 'start', verticalAlign: 'middle' } as const;

export function Table({
  caption,
  head,
  rows,
}: {
  caption: string;
  head: readonly string[];
  rows: readonly ReactNode[][];
}) {
  return (
    <table aria-label={caption} style={{ borderCollapse: 'collapse', overflowWrap: 'anywhere' }}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col" style={cell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((content, column) => (
              <td key={head[column]} style={column === 0 ? { ...cell, minWidth: '7.5rem' } : cell}>
                {content}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
