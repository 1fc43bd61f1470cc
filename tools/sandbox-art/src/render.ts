import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Format = 'avif' | 'webp' | 'png';

/** Widths that are rendered; any other is answered with the next larger one. */
const steps = [64, 96, 140, 160, 176, 200, 240, 280, 320, 352, 392, 480, 640, 800, 1200, 1600] as const;

export function stepOf(requested: number): number {
  return steps.find((step) => step >= requested) ?? steps[steps.length - 1] ?? 1600;
}

const atOnce = 2;
const sharpest = 720;

/** Rasterises drawings, each once: what is rendered stays on disk, named by what was drawn. */
export function createRenderer(directory: string) {
  const underWay = new Map<string, Promise<Buffer>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    while (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  }

  async function rasterise(svg: string, width: number, format: Format): Promise<Buffer> {
    // Loaded late: the fonts must have been installed before the first text is drawn.
    const { default: sharp } = await import('sharp');
    sharp.concurrency(1);
    const [, drawn = '600'] = /width="(\d+)"/.exec(svg) ?? [];
    // Drawn at the asked size at once, so that edges are sharp; beyond a screen's width the soft shadows take seconds.
    const density = (72 * Math.min(width, sharpest)) / Number(drawn);
    const image = sharp(Buffer.from(svg), { density }).resize({ width });
    if (format === 'avif') return image.avif({ quality: 52, effort: 2 }).toBuffer();
    if (format === 'webp') return image.webp({ quality: 78, effort: 3 }).toBuffer();
    return image.png().toBuffer();
  }

  return async function render(svg: string, width: number, format: Format): Promise<Buffer> {
    const name = `${createHash('sha256').update(svg).digest('hex').slice(0, 24)}-${width}.${format}`;
    const folder = join(directory, name.slice(0, 2));
    const file = join(folder, name);
    const known = await readFile(file).catch(() => undefined);
    if (known) return known;
    let drawing = underWay.get(name);
    if (!drawing) {
      drawing = inTurn(async () => {
        const image = await rasterise(svg, width, format);
        await mkdir(folder, { recursive: true });
        // Whole or not at all: a killed process leaves no half image behind.
        await writeFile(`${file}.part`, image);
        await rename(`${file}.part`, file);
        return image;
      }).finally(() => underWay.delete(name));
      underWay.set(name, drawing);
    }
    return drawing;
  };
}
