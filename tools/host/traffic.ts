/** Which release answers whom. A build is named by its folder, 12 hexadecimal digits. */
export interface Traffic {
  /** For whoever has no other. */
  current: string;
  /** For a share of visitors, above 0 and below 1. */
  canary?: { build: string; share: number };
  /** Earlier ones, the last first, at most two: sessions that began in one stay there. */
  previous: readonly string[];
}
