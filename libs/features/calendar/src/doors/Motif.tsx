/** Drawings on closed doors, on a canvas of 24 by 24. */
const motifs = [
  // Fir tree.
  'M12 2l5 7h-2.6l4.1 6h-3l3.5 5H5l3.5-5h-3l4.1-6H7zM11 20h2v3h-2z',
  // Star.
  'M12 1.500l2.7 7.2 7.7.3-6 4.8 2.1 7.400L12 16.900l-6.5 4.3 2.1-7.4-6-4.8 7.7-.300z',
  // Bauble.
  'M10.5 2h3v3.200a8.5 8.5 0 1 1-3 0zM4 13.500h16v-1.200H4zM5 16.800h14l-.7 1.200H5.700z',
  // Bell.
  'M12 1.500a1.8 1.8 0 0 1 1.8 1.800v.400c3.4.8 5.4 3.7 5.4 7.6 0 4.3 1 5.6 2.3 6.700h-19c1.3-1.1 2.3-2.4 2.3-6.7 0-3.9 2-6.8 5.4-7.600v-.400A1.8 1.8 0 0 1 12 1.500zM9.5 19.500h5a2.5 2.5 0 0 1-5 0z',
  // Candle.
  'M12 1c2.2 2.6 3 4.1 3 5.400a3 3 0 0 1-6 0C9 5.1 9.8 3.6 12 1zM8.5 11h7v9h-7zM5 21h14v2H5z',
  // Present.
  'M3 8h18v4H3zM4.5 13.500h6.500V22H4.500zM13 13.500h6.500V22H13zM12 8C9 2 4.5 2.5 5 5.5 5.4 7.6 9 8 12 8zM12 8c3-6 7.5-5.5 7-2.500C18.6 7.6 15 8 12 8z',
] as const;

/** A drawing that a door has for its day. */
export const Motif = ({ day }: { day: number }) => (
  <svg aria-hidden viewBox="0 0 24 24" fill="currentColor">
    {/* 5 is prime to the number of drawings: neighbours in a row and in a column differ. */}
    <path d={motifs[(day * 5) % motifs.length]} />
  </svg>
);
