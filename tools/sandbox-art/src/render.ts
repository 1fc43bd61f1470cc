import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';

export type Format = 'avif' | 'webp' | 'png';

/** Supported widths; a request for another one gets the next larger. */
const widths = [64, 96, 140, 160, 176, 200, 240, 280, 320, 352, 392, 480, 640, 800, 1200, 1600] as const;

export function renderedWidth(requested: number): number {
  return widths.find((width) => width >= requested) ?? widths[widths.length - 1] ?? 1600;
}

/** An effort of 1 takes two thirds of the time of 2, for files that are 2 % larger. */
const encode = {
  avif: (image) => image.avif({ quality: 52, effort: 1 }),
  webp: (image) => image.webp({ quality: 78, effort: 3 }),
  png: (image) => image.png(),
} as const satisfies Record<Format, (image: Sharp) => Sharp>;

const maxConcurrent = 2;
/** Larger pictures are scaled up from this width, since rasterising their blur filters takes seconds. */
const maxRasterWidth = 720;

/** Drawings under way by file. Of the whole process: several platforms in it may share a folder. */
const inProgress = new Map<string, Promise<Buffer>>();
const waiting: (() => void)[] = [];
let running = 0;

async function limitConcurrency<Result>(work: () => Promise<Result>): Promise<Result> {
  while (running >= maxConcurrent) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    // The newest first: they are what a page that was scrolled shows now.
    waiting.pop()?.();
  }
}

async function rasterise(svg: string, width: number, format: Format): Promise<Buffer> {
  // Imported lazily: sharp must load after `installFonts`.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  const [, svgWidth = '600'] = /width="(\d+)"/.exec(svg) ?? [];
  // Rasterised at the target size rather than scaled, so that edges are sharp.
  const density = (72 * Math.min(width, maxRasterWidth)) / Number(svgWidth);
  const image = sharp(Buffer.from(svg), { density }).resize({ width });
  return encode[format](image).toBuffer();
}

/** Rasterises SVGs and caches the results on disk under their content hash. */
export function createRenderer(directory: string) {
  return async function render(svg: string, width: number, format: Format): Promise<Buffer> {
    const name = `${createHash('sha256').update(svg).digest('hex').slice(0, 24)}-${width}.${format}`;
    const folder = join(directory, name.slice(0, 2));
    const file = join(folder, name);
    const cached = await readFile(file).catch(() => undefined);
    if (cached) return cached;
    let drawing = inProgress.get(file);
    if (!drawing) {
      drawing = limitConcurrency(async () => {
        const image = await rasterise(svg, width, format);
        await mkdir(folder, { recursive: true });
        // Written atomically: a killed process must not leave a truncated file, and another may be writing the same.
        const part = `${file}.${process.pid}.part`;
        await writeFile(part, image);
        await rename(part, file);
        return image;
      }).finally(() => inProgress.delete(file));
      inProgress.set(file, drawing);
    }
    return drawing;
  };
}
