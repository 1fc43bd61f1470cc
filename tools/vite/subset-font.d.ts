declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** Tags of OpenType features. */
    keepFeatures: readonly string[];
    variationAxes?: Record<string, { min: number; max: number }>;
  }
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
